import type * as z from 'zod'
import {
  AccountChange,
  AccountClosing,
  Avatar,
  AvatarChange,
  ClosedAccount,
  CodeRequest,
  Login,
  Registration,
  Session,
} from './accounts.ts'
import { PathQuery, Redirect } from './addresses.ts'
import {
  AgentApplication,
  AgentProgramme,
  AgentStanding,
  CommissionPage,
  CommissionQuery,
  MemberAction,
  MemberActionResult,
} from './agents.ts'
import {
  Article,
  ArticleListQuery,
  ArticlePage,
  ArticleQuery,
  DocumentQuery,
  SiteDocument,
} from './articles.ts'
import {
  Booked,
  Booking,
  CancellationPreview,
  CancellationQuery,
  Order,
  OrderCancellation,
  OrderChange,
  OrderId,
  OrderListQuery,
  OrderPage,
  OrderStatus,
  RoomCancellation,
} from './booking.ts'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './endpoints.ts'
import {
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
import { Nothing, Paging, Tdk } from './fields.ts'
import {
  CalendarQuery,
  Guarantee,
  Hotel,
  HotelHead,
  HotelId,
  PriceCalendar,
  ProductQuery,
  ProductRules,
  QuoteQuery,
  RoomList,
  RoomQuery,
} from './hotels.ts'
import { Base64Upload, FileUpload, PictureIds, PictureUrls, StoredFile } from './media.ts'
import {
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
import {
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
} from './places.ts'
import { PointsPage } from './points.ts'
import {
  Answer,
  AnswerForm,
  AnswerId,
  Question,
  QuestionForm,
  QuestionPage,
  QuestionQuery,
} from './questions.ts'
import { ExperiencePage, Review, ReviewForm, ReviewPage, ReviewQuery } from './reviews.ts'
import {
  HotelIds,
  HotelSaved,
  SavedListQuery,
  SavedPage,
  SavedQuery,
  SaveHotel,
  TraceChange,
  TracePage,
  UnsaveHotels,
} from './saved.ts'
import {
  HotelFacets,
  HotelPage,
  HotelQuery,
  RecommendationQuery,
  Recommendations,
  SuggestionQuery,
  Suggestions,
} from './search.ts'
import { Site } from './site.ts'
import { SupportForm, SupportMessage, Translation, TranslationRequest } from './support.ts'

export { endpoints }
export type EndpointName = keyof typeof endpoints

type SchemasOf<E> = E extends Endpoint<infer Input, infer Output> ? { input: Input; output: Output } : never

/** Every endpoint's schemas; one without, or with another's, does not compile. */
export const schemas: { [Name in EndpointName]: SchemasOf<(typeof endpoints)[Name]> } = {
  sendCode: { input: CodeRequest, output: Nothing },
  register: { input: Registration, output: Session },
  logIn: { input: Login, output: Session },
  editAccount: { input: AccountChange, output: Session },
  logOut: { input: Nothing, output: Nothing },
  changeAvatar: { input: AvatarChange, output: Avatar },
  applyAsAgent: { input: AgentApplication, output: AgentStanding },
  showAgentProgramme: { input: Paging, output: AgentProgramme },
  listCommissions: { input: CommissionQuery, output: CommissionPage },
  manageMember: { input: MemberAction, output: MemberActionResult },
  closeAccount: { input: AccountClosing, output: ClosedAccount },
  suggest: { input: SuggestionQuery, output: Suggestions },
  listHotels: { input: HotelQuery, output: HotelPage },
  countHotels: { input: HotelQuery, output: HotelFacets },
  showPlace: { input: PlaceQuery, output: PlaceGuide },
  showMapGround: { input: MapGroundQuery, output: MapGround },
  listPlaces: { input: PlaceListQuery, output: PlacePage },
  showPlaceListHead: { input: PlaceListHeadQuery, output: Tdk },
  browsePlaces: { input: PlaceBrowsing, output: PlaceOverview },
  showHotel: { input: HotelId, output: Hotel },
  showHotelHead: { input: HotelId, output: HotelHead },
  listRooms: { input: RoomQuery, output: RoomList },
  showPriceCalendar: { input: CalendarQuery, output: PriceCalendar },
  listReviews: { input: ReviewQuery, output: ReviewPage },
  explainRate: { input: ProductQuery, output: ProductRules },
  explainGuarantee: { input: QuoteQuery, output: Guarantee },
  bookStay: { input: Booking, output: Booked },
  saveHotel: { input: SaveHotel, output: HotelSaved },
  findSaved: { input: SavedQuery, output: HotelIds },
  checkPictures: { input: PictureIds, output: PictureUrls },
  recommendHotels: { input: RecommendationQuery, output: Recommendations },
  listExperiences: { input: Paging, output: ExperiencePage },
  listOrders: { input: OrderListQuery, output: OrderPage },
  showOrder: { input: OrderId, output: Order },
  checkOrder: { input: OrderId, output: OrderStatus },
  previewCancellation: { input: CancellationQuery, output: CancellationPreview },
  cancelOrder: { input: OrderCancellation, output: Order },
  cancelRoom: { input: RoomCancellation, output: Order },
  takeLowerPrice: { input: OrderChange, output: Order },
  reviewStay: { input: ReviewForm, output: Review },
  listSaved: { input: SavedListQuery, output: SavedPage },
  unsaveHotels: { input: UnsaveHotels, output: HotelIds },
  listTraces: { input: Paging, output: TracePage },
  changeTraces: { input: TraceChange, output: TracePage },
  showPoints: { input: Paging, output: PointsPage },
  createPaypalOrder: { input: PaymentRequest, output: PaypalOrder },
  capturePaypalOrder: { input: PaymentRequest, output: OrderStatus },
  authorisePaypalOrder: { input: PaymentRequest, output: OrderStatus },
  showPaypalMoney: { input: OrderId, output: MoneySummary },
  startUnionpay: { input: PaymentRequest, output: GatewayForm },
  startAlipay: { input: PaymentRequest, output: AlipayCode },
  changeAlipayDeposit: { input: AlipayDeposit, output: OrderStatus },
  listMoneyEvents: { input: OrderId, output: MoneyEvents },
  hearPaypal: { input: PaypalMessage, output: ProviderReceipt },
  hearAlipay: { input: SignedFields, output: ProviderReceipt },
  hearUnionpay: { input: SignedFields, output: ProviderReceipt },
  sendFeedback: { input: Feedback, output: TicketId },
  listTickets: { input: Paging, output: TicketPage },
  showTicket: { input: TicketId, output: Ticket },
  replyToTicket: { input: TicketReply, output: Ticket },
  showFeedbackState: { input: Nothing, output: FeedbackState },
  sendPartnerLead: { input: PartnerLead, output: TicketId },
  messageSupport: { input: SupportForm, output: SupportMessage },
  changeSubscription: { input: Subscription, output: SubscriptionState },
  listArticles: { input: ArticleListQuery, output: ArticlePage },
  showArticle: { input: ArticleQuery, output: Article },
  showDocument: { input: DocumentQuery, output: SiteDocument },
  listLostCities: { input: Nothing, output: LostCities },
  showSite: { input: Nothing, output: Site },
  findRedirect: { input: PathQuery, output: Redirect },
  listCountries: { input: Nothing, output: Countries },
  sendClaim: { input: ClaimForm, output: Claim },
  listClaims: { input: Paging, output: ClaimPage },
  uploadFile: { input: FileUpload, output: StoredFile },
  uploadBase64: { input: Base64Upload, output: StoredFile },
  listQuestions: { input: QuestionQuery, output: QuestionPage },
  askQuestion: { input: QuestionForm, output: Question },
  answerQuestion: { input: AnswerForm, output: Answer },
  markHelpful: { input: AnswerId, output: Answer },
  translate: { input: TranslationRequest, output: Translation },
}

type Entry = { name: EndpointName; endpoint: Endpoint; input: z.ZodType; output: z.ZodType }
export const everyEndpoint: readonly Entry[] = (Object.keys(endpoints) as EndpointName[]).map((name) => ({
  name,
  endpoint: endpoints[name],
  ...schemas[name],
}))
