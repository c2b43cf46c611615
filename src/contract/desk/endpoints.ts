import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { StatementFile } from '../points.ts'
import type { AuditPage, AuditQuery } from './audit.ts'
import type { Health } from './health.ts'
import type {
  ApprovalDecision,
  ArrivalMark,
  DeskBooking,
  DeskCancellation,
  DeskCorrection,
  DeskNote,
  DeskOrder,
  DeskOrderChange,
  DeskOrderPage,
  DeskOrderQuery,
  DeskRefund,
  DeskWatch,
  OrderNumber,
} from './orders.ts'
import type {
  DeskBooks,
  DeskPayment,
  DeskPaymentNumber,
  DeskPaymentPage,
  DeskPaymentQuery,
  LedgerPeriod,
  PaymentAssignment,
  PaymentDecision,
} from './payments.ts'
import type {
  DeskPromotionList,
  DeskPromotionUse,
  PromotionCode,
  PromotionSave,
  PromotionStop,
  PromotionTrial,
  PromotionTrialResult,
} from './promotions.ts'
import type {
  DeskLogin,
  DeskSession,
  DeskSessionList,
  ForgottenPassword,
  Invitation,
  InvitationAnswer,
  LinkToken,
  PasskeyAnswer,
  PasskeyId,
  PasskeyOptions,
  Reauthentication,
  SecondFactor,
  SessionId,
  TotpSetUp,
} from './session.ts'
import type {
  DeskHits,
  DeskSearch,
  HotelMatches,
  HotelSearch,
  RoleChange,
  StaffChange,
  StaffId,
  StaffInvitation,
  StaffList,
} from './staff.ts'
import type { EntryTaking, Today, WaitingCounts } from './today.ts'
import type { SavedViewList, ViewRemoval, ViewSaving } from './views.ts'

const anybody = { access: 'desk_public', permission: null } as const
const entry = { access: 'desk_entry', permission: null } as const
const own = { permission: null } as const
const staffChange = { permission: 'staff.change', reauthenticate: true } as const

// session
export const showDeskSession = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskSession>(
  'session/show',
  entry,
)
export const logInToDesk = /* @__PURE__ */ deskPost<typeof DeskLogin, typeof DeskSession>('session/log_in', {
  ...anybody,
  refusals: ['wrong_credentials', 'too_many'],
})
export const proveSecondFactor = /* @__PURE__ */ deskPost<typeof SecondFactor, typeof DeskSession>(
  'session/second_factor',
  { ...entry, refusals: ['wrong_code', 'too_many'] },
)
export const logOutOfDesk = /* @__PURE__ */ deskPost<typeof Nothing, typeof Nothing>('session/log_out', entry)
export const forgetDeskPassword = /* @__PURE__ */ deskPost<typeof ForgottenPassword, typeof Nothing>(
  'session/forgot',
  { ...anybody, refusals: ['too_many'] },
)
export const showInvitation = /* @__PURE__ */ deskGet<typeof LinkToken, typeof Invitation>(
  'session/invitation',
  { ...anybody, refusals: ['link_invalid'] },
)
export const acceptInvitation = /* @__PURE__ */ deskPost<typeof InvitationAnswer, typeof DeskSession>(
  'session/accept',
  { ...anybody, refusals: ['link_invalid', 'too_many'] },
)
export const beginTotp = /* @__PURE__ */ deskPost<typeof Nothing, typeof TotpSetUp>('session/begin_totp', {
  ...entry,
  refusals: ['reauthentication_required'],
})
export const confirmTotp = /* @__PURE__ */ deskPost<typeof SecondFactor, typeof DeskSession>(
  'session/confirm_totp',
  { ...entry, refusals: ['wrong_code', 'too_many'] },
)
export const passkeyLoginOptions = /* @__PURE__ */ deskPost<typeof Nothing, typeof PasskeyOptions>(
  'session/passkey_options',
  { ...entry, refusals: ['not_found'] },
)
export const provePasskey = /* @__PURE__ */ deskPost<typeof PasskeyAnswer, typeof DeskSession>(
  'session/passkey',
  { ...entry, refusals: ['wrong_code', 'too_many'] },
)
export const passkeyCreationOptions = /* @__PURE__ */ deskPost<typeof Nothing, typeof PasskeyOptions>(
  'session/passkey_creation',
  { ...own, reauthenticate: true },
)
export const addPasskey = /* @__PURE__ */ deskPost<typeof PasskeyAnswer, typeof DeskSessionList>(
  'session/add_passkey',
  { ...own, reauthenticate: true, refusals: ['wrong_code'] },
)
export const removePasskey = /* @__PURE__ */ deskPost<typeof PasskeyId, typeof DeskSessionList>(
  'session/remove_passkey',
  { ...own, reauthenticate: true, refusals: ['not_found'] },
)
export const reauthenticate = /* @__PURE__ */ deskPost<typeof Reauthentication, typeof DeskSession>(
  'session/reauthenticate',
  { ...own, refusals: ['wrong_credentials', 'wrong_code', 'too_many'] },
)
export const listDeskSessions = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskSessionList>(
  'session/list',
  own,
)
export const endDeskSession = /* @__PURE__ */ deskPost<typeof SessionId, typeof DeskSessionList>(
  'session/end',
  { ...own, refusals: ['not_found'] },
)

// staff
export const listStaff = /* @__PURE__ */ deskGet<typeof Nothing, typeof StaffList>('staff/list', {
  permission: 'staff.see',
})
export const inviteStaff = /* @__PURE__ */ deskChange<typeof StaffInvitation, typeof StaffList>(
  'staff/invite',
  { ...staffChange, refusals: ['staff_exists', 'not_found'] },
)
export const inviteAgain = /* @__PURE__ */ deskChange<typeof StaffId, typeof StaffList>(
  'staff/invite_again',
  {
    ...staffChange,
    refusals: ['not_found'],
  },
)
export const changeStaff = /* @__PURE__ */ deskChange<typeof StaffChange, typeof StaffList>('staff/change', {
  ...staffChange,
  refusals: ['not_found', 'last_admin'],
})
export const removeStaff = /* @__PURE__ */ deskChange<typeof StaffId, typeof StaffList>('staff/remove', {
  ...staffChange,
  refusals: ['not_found', 'last_admin'],
})
export const endStaffSessions = /* @__PURE__ */ deskChange<typeof StaffId, typeof StaffList>(
  'staff/end_sessions',
  { permission: 'staff.change', refusals: ['not_found'] },
)
export const changeRole = /* @__PURE__ */ deskChange<typeof RoleChange, typeof StaffList>('staff/role', {
  ...staffChange,
  refusals: ['role_fixed', 'not_scoped'],
})
export const findHotels = /* @__PURE__ */ deskGet<typeof HotelSearch, typeof HotelMatches>('hotels/find', {
  permission: 'orders.see',
})

/** Orders, guests, hotels and tickets; each only for members who may see its page. */
export const searchDesk = /* @__PURE__ */ deskGet<typeof DeskSearch, typeof DeskHits>('search/find', own)

// audit
export const listAudit = /* @__PURE__ */ deskGet<typeof AuditQuery, typeof AuditPage>('audit/list', {
  permission: 'audit.see',
})

// health
export const showHealth = /* @__PURE__ */ deskGet<typeof Nothing, typeof Health>('health/show', {
  permission: 'health.see',
})

// orders
const changing = { permission: 'orders.change' } as const
const beyond = { permission: 'orders.beyond', reauthenticate: true } as const
export const listDeskOrders = /* @__PURE__ */ deskGet<typeof DeskOrderQuery, typeof DeskOrderPage>(
  'orders/list',
  { permission: 'orders.see' },
)
export const showDeskOrder = /* @__PURE__ */ deskGet<typeof OrderNumber, typeof DeskOrder>('orders/show', {
  permission: 'orders.see',
  refusals: ['not_found'],
})
/** Registers a viewer of the order, and returns whether the order changed. */
export const watchDeskOrder = /* @__PURE__ */ deskPost<typeof OrderNumber, typeof DeskWatch>('orders/watch', {
  permission: 'orders.see',
  refusals: ['not_found'],
})
export const cancelDeskOrder = /* @__PURE__ */ deskChange<typeof DeskCancellation, typeof DeskOrder>(
  'orders/cancel',
  { ...changing, refusals: ['not_found', 'not_cancellable', 'order_changed', 'sim_changed'] },
)
export const cancelBeyondPolicy = /* @__PURE__ */ deskChange<typeof DeskCancellation, typeof DeskOrder>(
  'orders/cancel_beyond',
  { ...beyond, refusals: ['not_found', 'not_cancellable', 'order_changed', 'sim_changed'] },
)
export const refundDeskOrder = /* @__PURE__ */ deskChange<typeof DeskRefund, typeof DeskOrder>(
  'orders/refund',
  { ...beyond, refusals: ['not_found', 'too_much', 'order_changed'] },
)
export const decideApproval = /* @__PURE__ */ deskChange<typeof ApprovalDecision, typeof DeskOrder>(
  'orders/decide',
  {
    ...beyond,
    refusals: [
      'not_found',
      'already_decided',
      'second_person_needed',
      'order_changed',
      'too_much',
      'sim_changed',
      'not_cancellable',
    ],
  },
)
const marking = { permission: 'arrivals.mark' } as const
export const noteNoShow = /* @__PURE__ */ deskChange<typeof DeskOrderChange, typeof DeskOrder>(
  'orders/no_show',
  { ...marking, refusals: ['not_found', 'not_arrivable', 'order_changed'] },
)
/** An arrival that is marked again stays as it was. */
export const markArrived = /* @__PURE__ */ deskChange<typeof ArrivalMark, typeof DeskOrder>(
  'orders/arrived',
  { ...marking, refusals: ['not_found', 'not_arrivable', 'order_changed'] },
)
export const correctDeskOrder = /* @__PURE__ */ deskChange<typeof DeskCorrection, typeof DeskOrder>(
  'orders/correct',
  { ...changing, refusals: ['not_found', 'order_changed', 'not_cancellable', 'contact_missing'] },
)
export const resendOrderMail = /* @__PURE__ */ deskChange<typeof DeskOrderChange, typeof DeskOrder>(
  'orders/resend',
  { ...changing, refusals: ['not_found', 'order_changed', 'not_cancellable'] },
)
export const sendPaymentLink = /* @__PURE__ */ deskChange<typeof DeskOrderChange, typeof DeskOrder>(
  'orders/payment_link',
  { ...changing, refusals: ['not_found', 'order_changed', 'not_payable'] },
)
export const noteOnOrder = /* @__PURE__ */ deskChange<typeof DeskNote, typeof DeskOrder>('orders/note', {
  ...changing,
  refusals: ['not_found'],
})
export const bookForGuest = /* @__PURE__ */ deskChange<typeof DeskBooking, typeof DeskOrder>('orders/book', {
  permission: 'orders.book',
  refusals: [
    'quote_invalid',
    'quote_expired',
    'quote_used',
    'price_changed',
    'sold_out',
    'stay_unavailable',
    'too_many_holds',
    'not_found',
    'hotel_closed',
    'promotion_invalid',
    'points_invalid',
  ],
})

// saved filters of the order list, of the caller alone
export const listViews = /* @__PURE__ */ deskGet<typeof Nothing, typeof SavedViewList>('views/list', {
  permission: 'orders.see',
})
export const saveView = /* @__PURE__ */ deskChange<typeof ViewSaving, typeof SavedViewList>('views/save', {
  permission: 'orders.see',
  refusals: ['not_found', 'view_exists', 'too_many_views'],
})
/** Removing a view again has no effect. */
export const removeView = /* @__PURE__ */ deskChange<typeof ViewRemoval, typeof SavedViewList>(
  'views/remove',
  {
    permission: 'orders.see',
  },
)

// payments
export const listDeskPayments = /* @__PURE__ */ deskGet<typeof DeskPaymentQuery, typeof DeskPaymentPage>(
  'payments/list',
  { permission: 'payments.see' },
)
export const showDeskPayment = /* @__PURE__ */ deskGet<typeof DeskPaymentNumber, typeof DeskPayment>(
  'payments/show',
  { permission: 'payments.see', refusals: ['not_found'] },
)
/** Repeating it has no further effect. */
export const checkDeskPayment = /* @__PURE__ */ deskPost<typeof DeskPaymentNumber, typeof DeskPayment>(
  'payments/check',
  { permission: 'payments.change', refusals: ['not_found'] },
)
export const markDeskPaymentSeen = /* @__PURE__ */ deskChange<typeof PaymentDecision, typeof DeskPayment>(
  'payments/seen',
  { permission: 'payments.change', refusals: ['not_found'] },
)
const refusedRefund = {
  permission: 'payments.change',
  reauthenticate: true,
  refusals: ['not_found', 'already_decided'],
} as const
export const retryRefund = /* @__PURE__ */ deskChange<typeof PaymentDecision, typeof DeskPayment>(
  'payments/retry',
  refusedRefund,
)
export const markPaidElsewhere = /* @__PURE__ */ deskChange<typeof PaymentDecision, typeof DeskPayment>(
  'payments/paid_elsewhere',
  refusedRefund,
)
/** Pays another order of the guest with money that no order wanted. */
export const assignDeskPayment = /* @__PURE__ */ deskChange<typeof PaymentAssignment, typeof DeskPayment>(
  'payments/assign',
  {
    permission: 'payments.change',
    reauthenticate: true,
    refusals: ['not_found', 'payment_not_assignable', 'order_not_assignable'],
  },
)
export const showDeskBooks = /* @__PURE__ */ deskGet<typeof LedgerPeriod, typeof DeskBooks>(
  'payments/books',
  { permission: 'payments.see', refusals: ['invalid_input'] },
)
/** CSV of the transfers; cells that a spreadsheet would run as formulas are escaped. */
export const exportDeskBooks = /* @__PURE__ */ deskGet<typeof LedgerPeriod, typeof StatementFile>(
  'payments/books_file',
  { permission: 'payments.see', refusals: ['invalid_input'] },
)

// promotions
export const listDeskPromotions = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskPromotionList>(
  'promotions/list',
  { permission: 'promotions.see' },
)
export const showDeskPromotion = /* @__PURE__ */ deskGet<typeof PromotionCode, typeof DeskPromotionUse>(
  'promotions/show',
  { permission: 'promotions.see', refusals: ['not_found'] },
)
export const tryPromotion = /* @__PURE__ */ deskPost<typeof PromotionTrial, typeof PromotionTrialResult>(
  'promotions/try',
  {
    permission: 'promotions.see',
    refusals: ['quote_invalid', 'quote_expired', 'promotion_invalid', 'invalid_input'],
  },
)
const changingPromotions = { permission: 'promotions.change' } as const
export const savePromotion = /* @__PURE__ */ deskChange<typeof PromotionSave, typeof DeskPromotionUse>(
  'promotions/save',
  { ...changingPromotions, refusals: ['code_taken', 'changed_meanwhile', 'invalid_input'] },
)
export const stopDeskPromotion = /* @__PURE__ */ deskChange<typeof PromotionStop, typeof DeskPromotionUse>(
  'promotions/stop',
  { ...changingPromotions, refusals: ['not_found', 'already_decided'] },
)

// today
export const showToday = /* @__PURE__ */ deskGet<typeof Nothing, typeof Today>('today/show', {
  permission: 'today.see',
})
export const countWaiting = /* @__PURE__ */ deskGet<typeof Nothing, typeof WaitingCounts>('today/counts', {
  permission: 'today.see',
})
export const takeEntry = /* @__PURE__ */ deskPost<typeof EntryTaking, typeof Today>('today/take', {
  permission: 'today.see',
  refusals: ['already_decided'],
})

export * from './calendar-endpoints.ts'
