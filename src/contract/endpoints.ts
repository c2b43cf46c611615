import type {
  AccountChange,
  AccountClosing,
  AccountEventPage,
  AccountExport,
  Avatar,
  AvatarChange,
  ClosedAccount,
  CodeRequest,
  ContactChange,
  ContactConfirmation,
  ContactUndoing,
  Login,
  OpenSessions,
  Registration,
  RestoredContact,
  Session,
  SessionEnding,
} from './accounts.ts'
import type {
  ActivityQuery,
  AgentActivity,
  AgentApplication,
  AgentProgramme,
  AgentStanding,
  CommissionPage,
  CommissionQuery,
  LinkVisit,
  MemberAction,
  MemberActionResult,
  StatementAcceptance,
} from './agents.ts'
import type { AlertChange, AlertPage, AlertStopping, StoppedAlert } from './alerts.ts'
import type { Article, ArticleListQuery, ArticlePage, ArticleQuery } from './articles.ts'
import type {
  Booked,
  Booking,
  CancellationPreview,
  CancellationQuery,
  DiscountedOffer,
  DiscountQuery,
  Order,
  OrderCancellation,
  OrderChange,
  OrderId,
  OrderListQuery,
  OrderPage,
  OrderStatus,
  RoomCancellation,
  StayRequests,
} from './booking.ts'
import type { ChangePreview, ChangeQuery, ChangeResult, OrderEdit, StayChange } from './changes.ts'
import type { DocumentQuery, SiteDocument } from './documents.ts'
import { get, post } from './endpoint.ts'
import type {
  Claim,
  ClaimForm,
  ClaimPage,
  Feedback,
  FeedbackState,
  PartnerLead,
  Subscription,
  SubscriptionState,
  Ticket,
  TicketId,
  TicketPage,
  TicketReply,
} from './feedback.ts'
import type { Nothing, Paging, Tdk } from './fields.ts'
import type { HotelMessageForm, HotelThread, HotelThreadQuery } from './hotel-messages.ts'
import type {
  CalendarQuery,
  CombinedRooms,
  Guarantee,
  HolidayList,
  HolidayQuery,
  Hotel,
  HotelHead,
  HotelHeadQuery,
  HotelId,
  PriceCalendar,
  ProductQuery,
  ProductRules,
  QuoteQuery,
  QuotesQuery,
  RoomList,
  RoomQuery,
  SplitStayQuery,
  SplitStays,
} from './hotels.ts'
import type { Base64Upload, FileUpload, PictureIds, PictureUrls, StoredFile } from './media.ts'
import type {
  AlipayCode,
  AlipayDeposit,
  GatewayForm,
  MoneyEvents,
  MoneySummary,
  PaymentRequest,
  PaypalMessage,
  PaypalOrder,
  ProviderReceipt,
  SignedFields,
} from './payments.ts'
import type {
  Countries,
  LostCities,
  MapGround,
  MapGroundQuery,
  PlaceBrowsing,
  PlaceGuide,
  PlaceListHeadQuery,
  PlaceListQuery,
  PlaceOverview,
  PlacePage,
  PlaceQuery,
  PopularPlaces,
} from './places.ts'
import type { PointsPage, PointsQuery, StatementFile } from './points.ts'
import type { PriceLevelAnswer, PriceLevelQuery } from './price-levels.ts'
import type { PushDevices, PushEnding, PushSubscribing } from './push.ts'
import type {
  Answer,
  AnswerForm,
  AnswerId,
  Question,
  QuestionForm,
  QuestionPage,
  QuestionQuery,
} from './questions.ts'
import type { ExperiencePage, Review, ReviewForm, ReviewPage, ReviewQuery } from './reviews.ts'
import type {
  AlertsStopped,
  AlertsToken,
  ChangedList,
  HotelIds,
  HotelSaved,
  SavedListChange,
  SavedListQuery,
  SavedPage,
  SavedQuery,
  SaveHotel,
  SharedList,
  SharedListQuery,
  TraceChange,
  TracePage,
  TraceQuery,
  UnsaveHotels,
} from './saved.ts'
import type {
  HotelCard,
  HotelCardQuery,
  HotelFacets,
  HotelPage,
  HotelPins,
  HotelPinsQuery,
  HotelQuery,
  RecommendationQuery,
  Recommendations,
  SuggestionQuery,
  Suggestions,
} from './search.ts'
import type { PathQuery, Redirect, Site } from './site.ts'
import type {
  ChatMessage,
  ChatOpened,
  ChatOpening,
  ChatPage,
  ChatQuery,
  ChatRead,
  ChatText,
  SupportForm,
  SupportMessage,
  Transcript,
  Translation,
  TranslationRequest,
} from './support.ts'
import type { SharedTrip, SharedTripQuery, TripChange, TripList, TripSharing } from './trips.ts'

const session = 'session'
const paymentRefusals = ['not_found', 'not_payable', 'hold_expired', 'provider_failed'] as const
const cancellationRefusals = ['not_found', 'not_cancellable', 'sim_changed', 'sim_expired'] as const

// user
export const sendCode = /* @__PURE__ */ post<typeof CodeRequest, typeof Nothing>('user/sms_email', {
  access: 'public',
  refusals: ['sms_unavailable'],
})
export const register = /* @__PURE__ */ post<typeof Registration, typeof Session>('user/reg', {
  feature: 'registration',
  access: 'public',
  refusals: ['wrong_code', 'account_exists', 'recently_changed'],
})
export const logIn = /* @__PURE__ */ post<typeof Login, typeof Session>('user/login', {
  access: 'public',
  refusals: ['wrong_code', 'wrong_credentials', 'recently_changed'],
})
export const editAccount = /* @__PURE__ */ post<typeof AccountChange, typeof Session>('user/edit', {
  access: 'public',
  refusals: ['wrong_code', 'no_account', 'wrong_credentials'],
})
export const logOut = /* @__PURE__ */ post<typeof Nothing, typeof Nothing>('user/logout', {
  access: 'public',
})
export const changeAvatar = /* @__PURE__ */ post<typeof AvatarChange, typeof Avatar>('user/updata_avatar', {
  access: session,
  refusals: ['not_found'],
})
export const applyAsAgent = /* @__PURE__ */ post<typeof AgentApplication, typeof AgentStanding>(
  'user/applyagent',
  { feature: 'agents', access: session, refusals: ['already_applied', 'statement_outdated'] },
)
export const showAgentProgramme = /* @__PURE__ */ get<typeof Paging, typeof AgentProgramme>(
  'user/memberagent',
  { access: session },
)
export const listCommissions = /* @__PURE__ */ get<typeof CommissionQuery, typeof CommissionPage>(
  'user/commisOrder',
  { access: session },
)
export const manageMember = /* @__PURE__ */ post<typeof MemberAction, typeof MemberActionResult>(
  'user/operationMember',
  { access: session, refusals: ['not_found', 'payout_open', 'payout_too_small'] },
)
/** Ours: an agent accepts the statement in the version in force. */
export const acceptStatement = /* @__PURE__ */ post<typeof StatementAcceptance, typeof AgentStanding>(
  'user/accept_statement',
  { access: session, refusals: ['not_found', 'statement_outdated'] },
)
/** Ours: an agent leaves the programme. */
export const leaveAgents = /* @__PURE__ */ post<typeof Nothing, typeof AgentStanding>('user/leave_agents', {
  access: session,
  refusals: ['not_found'],
})
/** Ours: an agent's link was followed. */
export const visitByLink = /* @__PURE__ */ post<typeof LinkVisit, typeof Nothing>('user/visit', {
  access: 'public',
})
/** Ours: visits, orders and commission over time. */
export const showAgentActivity = /* @__PURE__ */ get<typeof ActivityQuery, typeof AgentActivity>(
  'user/agent_activity',
  { access: session, refusals: ['not_found'] },
)
/** Ours: every commission and payout of mine as a file. */
export const exportCommissions = /* @__PURE__ */ get<typeof Nothing, typeof StatementFile>(
  'user/commission_statement',
  { access: session, refusals: ['not_found'] },
)
export const closeAccount = /* @__PURE__ */ post<typeof AccountClosing, typeof ClosedAccount>(
  'user/unregister',
  { access: session, refusals: ['wrong_code', 'open_orders'] },
)
/** Ours: the current session. */
export const showAccount = /* @__PURE__ */ get<typeof Nothing, typeof Session>('user/info', {
  access: session,
})
/** Ours: change the login e-mail address or mobile number. */
export const changeContact = /* @__PURE__ */ post<typeof ContactChange, typeof Session>('user/contact', {
  access: session,
  refusals: ['wrong_code', 'wrong_credentials', 'account_exists'],
})
/** Ours: verifies another e-mail address, so that bookings may be mailed there. */
export const confirmContact = /* @__PURE__ */ post<typeof ContactConfirmation, typeof Nothing>(
  'user/confirm_contact',
  { access: session, refusals: ['wrong_code'] },
)
/** Ours: restores the previous login name. */
export const undoContact = /* @__PURE__ */ post<typeof ContactUndoing, typeof RestoredContact>(
  'user/undo_contact',
  { access: 'public', refusals: ['link_invalid'] },
)
/** Ours: the guest's open sessions. */
export const listSessions = /* @__PURE__ */ get<typeof Nothing, typeof OpenSessions>('user/sessions', {
  access: session,
})
export const endSessions = /* @__PURE__ */ post<typeof SessionEnding, typeof OpenSessions>(
  'user/end_session',
  { access: session, refusals: ['not_found'] },
)
/** Ours: the account's security events. */
export const listAccountEvents = /* @__PURE__ */ get<typeof Paging, typeof AccountEventPage>('user/events', {
  access: session,
})
/** Ours: export of all personal data. */
export const exportAccount = /* @__PURE__ */ get<typeof Nothing, typeof AccountExport>('user/export', {
  access: session,
})
/** Ours: the guest's push subscriptions, and the public key for a new one. */
export const showPushDevices = /* @__PURE__ */ get<typeof Nothing, typeof PushDevices>('user/push', {
  access: session,
})
export const addPushDevice = /* @__PURE__ */ post<typeof PushSubscribing, typeof PushDevices>(
  'user/push_on',
  {
    access: session,
    refusals: ['push_unsupported'],
  },
)
export const removePushDevice = /* @__PURE__ */ post<typeof PushEnding, typeof PushDevices>('user/push_off', {
  access: session,
  refusals: ['not_found'],
})
/** Ours: prices that the guest watches. */
export const listAlerts = /* @__PURE__ */ get<typeof Nothing, typeof AlertPage>('user/alerts', {
  access: session,
})
export const changeAlerts = /* @__PURE__ */ post<typeof AlertChange, typeof AlertPage>('user/alerts', {
  access: session,
  idempotent: true,
  refusals: ['not_found', 'hotel_closed', 'alerts_full', 'no_email'],
})
/** Ours: ends one alert by the link of a mail. */
export const stopAlert = /* @__PURE__ */ post<typeof AlertStopping, typeof StoppedAlert>('user/stop_alert', {
  access: 'public',
  refusals: ['link_invalid'],
})

// search, hot, index
export const suggest = /* @__PURE__ */ get<typeof SuggestionQuery, typeof Suggestions>('search/search', {
  access: 'public',
})
export const listHotels = /* @__PURE__ */ get<typeof HotelQuery, typeof HotelPage>('hot/hlis', {
  access: 'public',
  refusals: ['not_found'],
})
export const countHotels = /* @__PURE__ */ get<typeof HotelQuery, typeof HotelFacets>('hot/hlithd', {
  access: 'public',
  refusals: ['not_found'],
})
/** Ours: every search result on the map, and the card of one. */
export const listPins = /* @__PURE__ */ get<typeof HotelPinsQuery, typeof HotelPins>('hot/pins', {
  access: 'public',
  refusals: ['not_found'],
})
export const showHotelCard = /* @__PURE__ */ get<typeof HotelCardQuery, typeof HotelCard>('hot/card', {
  access: 'public',
  refusals: ['not_found'],
})
export const showPlace = /* @__PURE__ */ get<typeof PlaceQuery, typeof PlaceGuide>('hot/hs_des', {
  access: 'public',
  refusals: ['not_found'],
})
/** Ours: two stays in a row where no room of a hotel covers the dates. */
export const showSplitStays = /* @__PURE__ */ get<typeof SplitStayQuery, typeof SplitStays>(
  'hot/split_stay',
  {
    access: 'public',
    refusals: ['not_found', 'hotel_closed'],
  },
)
/** Ours: data of the schematic map. */
export const showMapGround = /* @__PURE__ */ get<typeof MapGroundQuery, typeof MapGround>('hot/ground', {
  access: 'public',
  refusals: ['not_found'],
})
export const listPlaces = /* @__PURE__ */ get<typeof PlaceListQuery, typeof PlacePage>('hot/allcities', {
  access: 'public',
  refusals: ['not_found'],
})
export const showPlaceListHead = /* @__PURE__ */ get<typeof PlaceListHeadQuery, typeof Tdk>(
  'hot/allcitiestdk',
  { access: 'public', refusals: ['not_found'] },
)
/** Ours: all content of `/counties/{kw}`. */
export const browsePlaces = /* @__PURE__ */ get<typeof PlaceBrowsing, typeof PlaceOverview>('hot/counties', {
  access: 'public',
  refusals: ['not_found'],
})
/** Ours: suggestions of an empty search field. */
export const listPopularPlaces = /* @__PURE__ */ get<typeof Nothing, typeof PopularPlaces>('hot/popular', {
  access: 'public',
})
export const showHotel = /* @__PURE__ */ get<typeof HotelId, typeof Hotel>('hot/h_detail', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed'],
})
export const showHotelHead = /* @__PURE__ */ get<typeof HotelHeadQuery, typeof HotelHead>('hot/hde_tdk', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed'],
})
export const listRooms = /* @__PURE__ */ get<typeof RoomQuery, typeof RoomList>('hot/r_detail', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed'],
})
export const showPriceCalendar = /* @__PURE__ */ get<typeof CalendarQuery, typeof PriceCalendar>(
  'hot/r_calendar',
  { access: 'public', refusals: ['not_found', 'hotel_closed'] },
)
/** Ours: whether a stay is cheap or expensive for the hotel and its season. */
export const showPriceLevel = /* @__PURE__ */ get<typeof PriceLevelQuery, typeof PriceLevelAnswer>(
  'hot/price_level',
  { access: 'public', refusals: ['not_found', 'hotel_closed'] },
)
/** Ours: public holidays for the calendars of guests. */
export const listHolidays = /* @__PURE__ */ get<typeof HolidayQuery, typeof HolidayList>('hot/holidays', {
  access: 'public',
})
export const listReviews = /* @__PURE__ */ get<typeof ReviewQuery, typeof ReviewPage>('hot/reviews', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed'],
})
export const explainRate = /* @__PURE__ */ get<typeof ProductQuery, typeof ProductRules>('hot/r_regular', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed', 'quote_invalid', 'quote_expired', 'stay_unavailable'],
})
export const explainGuarantee = /* @__PURE__ */ get<typeof QuoteQuery, typeof Guarantee>('hot/r_guarinfo', {
  access: 'public',
  refusals: ['not_found', 'hotel_closed', 'quote_invalid', 'quote_expired', 'stay_unavailable'],
})
/** Ours: previews the discount of a promo code and points. */
export const previewDiscount = /* @__PURE__ */ get<typeof DiscountQuery, typeof DiscountedOffer>(
  'hot/r_discount',
  {
    access: session,
    refusals: [
      'quote_invalid',
      'quote_expired',
      'quotes_differ',
      'not_combinable',
      'stay_unavailable',
      'not_found',
      'hotel_closed',
      'promotion_invalid',
      'points_invalid',
    ],
  },
)
/** Ours: several rooms of one hotel and stay as one booking, with the price and the terms of the whole. */
export const explainRooms = /* @__PURE__ */ get<typeof QuotesQuery, typeof CombinedRooms>('hot/r_rooms', {
  access: 'public',
  refusals: [
    'not_found',
    'hotel_closed',
    'quote_invalid',
    'quote_expired',
    'stay_unavailable',
    'quotes_differ',
    'not_combinable',
  ],
})
export const bookStay = /* @__PURE__ */ post<typeof Booking, typeof Booked>('hot/r_commit', {
  idempotent: true,
  feature: 'booking',
  access: session,
  refusals: [
    'quote_invalid',
    'quote_expired',
    'quotes_differ',
    'not_combinable',
    'price_changed',
    'sold_out',
    'stay_unavailable',
    'not_found',
    'hotel_closed',
    'promotion_invalid',
    'points_invalid',
    'too_many_unpaid',
    'contact_unconfirmed',
    'contact_missing',
    'quote_used',
    'too_many_holds',
  ],
})
export const saveHotel = /* @__PURE__ */ post<typeof SaveHotel, typeof HotelSaved>('hot/h_collect', {
  access: session,
  refusals: ['not_found', 'hotel_closed', 'favourites_full', 'lists_full'],
})
export const findSaved = /* @__PURE__ */ get<typeof SavedQuery, typeof HotelIds>('hot/query_user_collect', {
  access: session,
})
export const showSharedList = /* @__PURE__ */ get<typeof SharedListQuery, typeof SharedList>(
  'hot/shared_list',
  { access: 'public', refusals: ['not_found'] },
)
export const stopPriceAlerts = /* @__PURE__ */ post<typeof AlertsToken, typeof AlertsStopped>(
  'hot/stop_alerts',
  { access: 'public', refusals: ['link_invalid'] },
)
export const checkPictures = /* @__PURE__ */ get<typeof PictureIds, typeof PictureUrls>(
  'hot/check_img_available',
  { access: 'public' },
)
export const recommendHotels = /* @__PURE__ */ get<typeof RecommendationQuery, typeof Recommendations>(
  'index/crecommend_hotel',
  { access: 'public', refusals: ['not_found'] },
)
export const listExperiences = /* @__PURE__ */ get<typeof Paging, typeof ExperiencePage>(
  'index/exprience_lis',
  { access: 'public' },
)

// order
export const listOrders = /* @__PURE__ */ get<typeof OrderListQuery, typeof OrderPage>('order/o_list', {
  access: session,
})
export const showOrder = /* @__PURE__ */ get<typeof OrderId, typeof Order>('order/o_detail', {
  access: session,
  refusals: ['not_found'],
})
export const checkOrder = /* @__PURE__ */ get<typeof OrderId, typeof OrderStatus>(
  'order/query_order_status',
  { access: session, refusals: ['not_found'] },
)
export const previewCancellation = /* @__PURE__ */ get<typeof CancellationQuery, typeof CancellationPreview>(
  'order/s_cancel',
  { access: session, refusals: ['not_found', 'not_cancellable'] },
)
export const cancelOrder = /* @__PURE__ */ post<typeof OrderCancellation, typeof Order>('order/o_cancel', {
  idempotent: true,
  access: session,
  refusals: cancellationRefusals,
})
export const cancelRoom = /* @__PURE__ */ post<typeof RoomCancellation, typeof Order>('order/r_cancel', {
  idempotent: true,
  access: session,
  refusals: cancellationRefusals,
})
export const takeLowerPrice = /* @__PURE__ */ post<typeof OrderChange, typeof Order>('order/rerate', {
  idempotent: true,
  access: session,
  refusals: ['not_found', 'not_reratable'],
})
export const editRequests = /* @__PURE__ */ post<typeof StayRequests, typeof Order>('order/requests', {
  idempotent: true,
  access: session,
  refusals: ['not_found', 'requests_closed'],
})
/** Ours: every rate for another stay or party, with the difference to pay or refunded. */
export const previewChange = /* @__PURE__ */ get<typeof ChangeQuery, typeof ChangePreview>(
  'order/change_sim',
  { access: session, refusals: ['not_found', 'not_changeable'] },
)
export const changeOrder = /* @__PURE__ */ post<typeof StayChange, typeof ChangeResult>('order/change', {
  idempotent: true,
  access: session,
  refusals: [
    'not_found',
    'not_changeable',
    'sim_changed',
    'stay_unavailable',
    'too_many_holds',
    'too_many_unpaid',
  ],
})
/** Ours: names, arrival time and requests, until check-in and without new prices. */
export const editOrder = /* @__PURE__ */ post<typeof OrderEdit, typeof Order>('order/edit', {
  idempotent: true,
  access: session,
  refusals: ['not_found', 'requests_closed'],
})
export const reviewStay = /* @__PURE__ */ post<typeof ReviewForm, typeof Review>('order/review', {
  feature: 'reviews',
  access: session,
  refusals: ['not_found', 'not_reviewable', 'already_reviewed'],
})
export const listSaved = /* @__PURE__ */ get<typeof SavedListQuery, typeof SavedPage>('order/collect_lis', {
  access: session,
  refusals: ['not_found'],
})
export const unsaveHotels = /* @__PURE__ */ post<typeof UnsaveHotels, typeof HotelIds>(
  'order/cancelcollect',
  { access: session },
)
export const changeSavedList = /* @__PURE__ */ post<typeof SavedListChange, typeof ChangedList>(
  'order/collect_list',
  { access: session, refusals: ['not_found', 'list_exists', 'lists_full', 'no_email'] },
)
export const listTrips = /* @__PURE__ */ get<typeof Nothing, typeof TripList>('order/trips', {
  access: session,
})
/** Ours: messages with the hotel of an order. */
export const showHotelThread = /* @__PURE__ */ get<typeof HotelThreadQuery, typeof HotelThread>(
  'order/hotel_thread',
  { access: session, refusals: ['not_found'] },
)
export const writeToHotel = /* @__PURE__ */ post<typeof HotelMessageForm, typeof HotelThread>(
  'order/hotel_message',
  { idempotent: true, access: session, refusals: ['not_found', 'thread_closed'] },
)
export const shareTrip = /* @__PURE__ */ post<typeof TripSharing, typeof TripList>('order/share_trip', {
  access: session,
  idempotent: true,
  refusals: ['not_found'],
})
/** Renames a trip, or takes an order out of it. */
export const changeTrip = /* @__PURE__ */ post<typeof TripChange, typeof TripList>('order/change_trip', {
  access: session,
  idempotent: true,
  refusals: ['not_found'],
})
export const showSharedTrip = /* @__PURE__ */ get<typeof SharedTripQuery, typeof SharedTrip>(
  'order/shared_trip',
  { access: 'public', refusals: ['not_found'] },
)
export const listTraces = /* @__PURE__ */ get<typeof TraceQuery, typeof TracePage>('order/traces', {
  access: session,
})
export const changeTraces = /* @__PURE__ */ post<typeof TraceChange, typeof TracePage>('order/traces', {
  access: session,
})
export const showPoints = /* @__PURE__ */ get<typeof PointsQuery, typeof PointsPage>('order/points', {
  access: session,
})
/** Ours: all point movements as a file. */
export const exportPoints = /* @__PURE__ */ get<typeof Nothing, typeof StatementFile>(
  'order/points_statement',
  { access: session },
)

// paypal, pay
export const createPaypalOrder = /* @__PURE__ */ post<typeof PaymentRequest, typeof PaypalOrder>(
  'paypal/paypal_created_order',
  { feature: 'paypal', access: session, idempotent: true, refusals: paymentRefusals },
)
export const capturePaypalOrder = /* @__PURE__ */ post<typeof PaymentRequest, typeof OrderStatus>(
  'paypal/paypal_checkout_order',
  { access: session, idempotent: true, refusals: paymentRefusals },
)
export const authorisePaypalOrder = /* @__PURE__ */ post<typeof PaymentRequest, typeof OrderStatus>(
  'paypal/paypal_checkout_authorize',
  { access: session, idempotent: true, refusals: paymentRefusals },
)
export const showPaypalMoney = /* @__PURE__ */ get<typeof OrderId, typeof MoneySummary>(
  'paypal/paypal_capture_fee_query',
  { access: session, refusals: ['not_found'] },
)
export const startUnionpay = /* @__PURE__ */ post<typeof PaymentRequest, typeof GatewayForm>('pay/unionpay', {
  feature: 'unionpay',
  access: session,
  idempotent: true,
  refusals: paymentRefusals,
})
export const startAlipay = /* @__PURE__ */ post<typeof PaymentRequest, typeof AlipayCode>('pay/alipay_code', {
  feature: 'alipay',
  access: session,
  idempotent: true,
  refusals: paymentRefusals,
})
export const changeAlipayDeposit = /* @__PURE__ */ post<typeof AlipayDeposit, typeof OrderStatus>(
  'pay/ali_dispost',
  { access: session, idempotent: true, refusals: paymentRefusals },
)
export const listMoneyEvents = /* @__PURE__ */ get<typeof OrderId, typeof MoneyEvents>('pay/traceBy100', {
  access: session,
  refusals: ['not_found'],
})
export const receivePaypalWebhook = /* @__PURE__ */ post<typeof PaypalMessage, typeof ProviderReceipt>(
  'pay/notify/paypal',
  { access: 'provider', refusals: ['forbidden'] },
)
export const hearAlipay = /* @__PURE__ */ post<typeof SignedFields, typeof ProviderReceipt>(
  'pay/notify/alipay',
  { access: 'provider', refusals: ['forbidden'] },
)
export const hearUnionpay = /* @__PURE__ */ post<typeof SignedFields, typeof ProviderReceipt>(
  'pay/notify/unionpay',
  { access: 'provider', refusals: ['forbidden'] },
)

// system, tool, qa, ai_assistance
export const sendFeedback = /* @__PURE__ */ post<typeof Feedback, typeof TicketId>('system/feed_send', {
  access: 'public',
  refusals: ['not_found'],
})
export const listTickets = /* @__PURE__ */ get<typeof Paging, typeof TicketPage>('system/advice_febk', {
  access: session,
})
export const showTicket = /* @__PURE__ */ get<typeof TicketId, typeof Ticket>('system/track_febk', {
  access: session,
  refusals: ['not_found'],
})
export const replyToTicket = /* @__PURE__ */ post<typeof TicketReply, typeof Ticket>('system/track_febk', {
  access: session,
  refusals: ['not_found', 'ticket_closed'],
})
export const showFeedbackState = /* @__PURE__ */ get<typeof Nothing, typeof FeedbackState>(
  'system/feed_state',
  { access: 'own' },
)
export const sendPartnerLead = /* @__PURE__ */ post<typeof PartnerLead, typeof TicketId>(
  'system/advice_market',
  { feature: 'partners', access: 'public' },
)
export const messageSupport = /* @__PURE__ */ post<typeof SupportForm, typeof SupportMessage>(
  'system/send_msg',
  { access: session, refusals: ['not_found'] },
)
export const changeSubscription = /* @__PURE__ */ post<typeof Subscription, typeof SubscriptionState>(
  'system/subscriptive',
  { feature: 'newsletter', access: 'public', refusals: ['link_invalid'] },
)
export const listArticles = /* @__PURE__ */ get<typeof ArticleListQuery, typeof ArticlePage>(
  'system/spirit_des',
  { access: 'public' },
)
export const showArticle = /* @__PURE__ */ get<typeof ArticleQuery, typeof Article>('system/seovia', {
  access: 'public',
  refusals: ['not_found'],
})
export const showDocument = /* @__PURE__ */ get<typeof DocumentQuery, typeof SiteDocument>(
  'system/described',
  { access: 'public' },
)
/** Ours: the cities of the 404 page. */
export const listLostCities = /* @__PURE__ */ get<typeof Nothing, typeof LostCities>('system/cities_404', {
  access: 'public',
})
/** Ours: site data for the shell of every page. */
export const showSite = /* @__PURE__ */ get<typeof Nothing, typeof Site>('system/site', { access: 'public' })
export const findRedirect = /* @__PURE__ */ get<typeof PathQuery, typeof Redirect>('system/getpath', {
  access: 'public',
})
export const listCountries = /* @__PURE__ */ get<typeof Nothing, typeof Countries>('system/national_code', {
  access: 'public',
})
export const sendClaim = /* @__PURE__ */ post<typeof ClaimForm, typeof Claim>('system/claim', {
  feature: 'claims',
  access: session,
  refusals: ['not_found', 'already_claimed', 'not_claimable', 'claim_not_lower'],
})
export const listClaims = /* @__PURE__ */ get<typeof Paging, typeof ClaimPage>('system/claim', {
  access: session,
})
export const uploadFile = /* @__PURE__ */ post<typeof FileUpload, typeof StoredFile>('tool/upfile', {
  access: 'session_or_ticket',
  upload: true,
  refusals: ['too_large', 'wrong_type'],
})
export const uploadBase64 = /* @__PURE__ */ post<typeof Base64Upload, typeof StoredFile>('tool/upBase64', {
  access: 'session_or_ticket',
  upload: true,
  refusals: ['too_large', 'wrong_type'],
})
export const listQuestions = /* @__PURE__ */ get<typeof QuestionQuery, typeof QuestionPage>('qa/qalist', {
  access: 'public',
  refusals: ['not_found'],
})
export const askQuestion = /* @__PURE__ */ post<typeof QuestionForm, typeof Question>('qa/ask', {
  feature: 'questions',
  access: session,
  refusals: ['not_found', 'hotel_closed'],
})
export const answerQuestion = /* @__PURE__ */ post<typeof AnswerForm, typeof Answer>('qa/answer', {
  feature: 'questions',
  access: session,
  refusals: ['not_found', 'not_stayed'],
})
export const markHelpful = /* @__PURE__ */ post<typeof AnswerId, typeof Answer>('qa/helpful', {
  access: session,
  refusals: ['not_found', 'own_answer'],
})
export const translate = /* @__PURE__ */ post<typeof TranslationRequest, typeof Translation>(
  'ai_assistance/tanslate',
  { feature: 'translation', access: 'public', refusals: ['translation_failed'] },
)

// Support, all ours: the WebSocket at `/api/support` is opened with a ticket and handles everything else.
export const openChat = /* @__PURE__ */ post<typeof ChatOpening, typeof ChatOpened>('support/open', {
  feature: 'chat',
  access: 'own',
})
/** Long polling without a WebSocket: messages after a given one, as soon as there are any. */
export const readChat = /* @__PURE__ */ get<typeof ChatQuery, typeof ChatPage>('support/messages', {
  access: 'own',
})
export const sayInChat = /* @__PURE__ */ post<typeof ChatText, typeof ChatMessage>('support/say', {
  access: 'own',
  refusals: ['not_found'],
})
export const markChatRead = /* @__PURE__ */ post<typeof ChatRead, typeof Nothing>('support/read', {
  access: 'own',
})
export const mailTranscript = /* @__PURE__ */ post<typeof Nothing, typeof Transcript>('support/transcript', {
  access: session,
  refusals: ['no_mail_address', 'not_found'],
})
