import type * as z from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { StatementFile } from '../points.ts'
import { agentDeskEndpoints } from './agent-schemas.ts'
import { AuditPage, AuditQuery } from './audit.ts'
import {
  Calendar,
  CalendarChange,
  CalendarHistory,
  CalendarHotel,
  CalendarHotels,
  CalendarOutcome,
  CalendarPlace,
  CalendarQuery,
  CalendarStep,
  CalendarWatch,
} from './calendar.ts'
import { CityEventId, NewCityEvent, SpecialDayList, SpecialDaysQuery } from './calendar-days.ts'
import { chatDeskEndpoints } from './chat-schemas.ts'
import * as endpoints from './endpoints.ts'
import { extranetEndpoints } from './extranet-schemas.ts'
import { feedDeskEndpoints } from './feed-schemas.ts'
import { guestDeskEndpoints } from './guest-schemas.ts'
import { Health } from './health.ts'
import { hotelDeskEndpoints } from './hotel-schemas.ts'
import { importDeskEndpoints } from './import-schemas.ts'
import { inboxDeskEndpoints } from './inbox-schemas.ts'
import { operationDeskEndpoints } from './operation-schemas.ts'
import {
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
import {
  DeskBooks,
  DeskPayment,
  DeskPaymentNumber,
  DeskPaymentPage,
  DeskPaymentQuery,
  LedgerPeriod,
  PaymentAssignment,
  PaymentDecision,
} from './payments.ts'
import {
  DeskPromotionList,
  DeskPromotionUse,
  PromotionCode,
  PromotionSave,
  PromotionStop,
  PromotionTrial,
  PromotionTrialResult,
} from './promotions.ts'
import { publishingDeskEndpoints } from './publishing-schemas.ts'
import { reportDeskEndpoints } from './report-schemas.ts'
import {
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
import {
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
import { EntryTaking, Today, WaitingCounts } from './today.ts'
import { SavedViewList, ViewRemoval, ViewSaving } from './views.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
export type DeskEndpointName = keyof typeof endpoints

/** An endpoint without schemas does not compile. */
const deskSchemas: {
  readonly [Name in DeskEndpointName]: SchemasOf<(typeof endpoints)[Name]>
} = {
  showDeskSession: { input: Nothing, output: DeskSession },
  logInToDesk: { input: DeskLogin, output: DeskSession },
  proveSecondFactor: { input: SecondFactor, output: DeskSession },
  logOutOfDesk: { input: Nothing, output: Nothing },
  forgetDeskPassword: { input: ForgottenPassword, output: Nothing },
  showInvitation: { input: LinkToken, output: Invitation },
  acceptInvitation: { input: InvitationAnswer, output: DeskSession },
  beginTotp: { input: Nothing, output: TotpSetUp },
  confirmTotp: { input: SecondFactor, output: DeskSession },
  passkeyLoginOptions: { input: Nothing, output: PasskeyOptions },
  provePasskey: { input: PasskeyAnswer, output: DeskSession },
  passkeyCreationOptions: { input: Nothing, output: PasskeyOptions },
  addPasskey: { input: PasskeyAnswer, output: DeskSessionList },
  removePasskey: { input: PasskeyId, output: DeskSessionList },
  reauthenticate: { input: Reauthentication, output: DeskSession },
  listDeskSessions: { input: Nothing, output: DeskSessionList },
  endDeskSession: { input: SessionId, output: DeskSessionList },
  listStaff: { input: Nothing, output: StaffList },
  inviteStaff: { input: StaffInvitation, output: StaffList },
  inviteAgain: { input: StaffId, output: StaffList },
  changeStaff: { input: StaffChange, output: StaffList },
  removeStaff: { input: StaffId, output: StaffList },
  endStaffSessions: { input: StaffId, output: StaffList },
  changeRole: { input: RoleChange, output: StaffList },
  findHotels: { input: HotelSearch, output: HotelMatches },
  searchDesk: { input: DeskSearch, output: DeskHits },
  showHealth: { input: Nothing, output: Health },
  listAudit: { input: AuditQuery, output: AuditPage },
  listDeskOrders: { input: DeskOrderQuery, output: DeskOrderPage },
  showDeskOrder: { input: OrderNumber, output: DeskOrder },
  watchDeskOrder: { input: OrderNumber, output: DeskWatch },
  cancelDeskOrder: { input: DeskCancellation, output: DeskOrder },
  cancelBeyondPolicy: { input: DeskCancellation, output: DeskOrder },
  refundDeskOrder: { input: DeskRefund, output: DeskOrder },
  decideApproval: { input: ApprovalDecision, output: DeskOrder },
  noteNoShow: { input: DeskOrderChange, output: DeskOrder },
  markArrived: { input: ArrivalMark, output: DeskOrder },
  correctDeskOrder: { input: DeskCorrection, output: DeskOrder },
  resendOrderMail: { input: DeskOrderChange, output: DeskOrder },
  sendPaymentLink: { input: DeskOrderChange, output: DeskOrder },
  noteOnOrder: { input: DeskNote, output: DeskOrder },
  bookForGuest: { input: DeskBooking, output: DeskOrder },
  listViews: { input: Nothing, output: SavedViewList },
  saveView: { input: ViewSaving, output: SavedViewList },
  removeView: { input: ViewRemoval, output: SavedViewList },
  listDeskPromotions: { input: Nothing, output: DeskPromotionList },
  showDeskPromotion: { input: PromotionCode, output: DeskPromotionUse },
  tryPromotion: { input: PromotionTrial, output: PromotionTrialResult },
  savePromotion: { input: PromotionSave, output: DeskPromotionUse },
  stopDeskPromotion: { input: PromotionStop, output: DeskPromotionUse },
  listDeskPayments: { input: DeskPaymentQuery, output: DeskPaymentPage },
  showDeskPayment: { input: DeskPaymentNumber, output: DeskPayment },
  checkDeskPayment: { input: DeskPaymentNumber, output: DeskPayment },
  markDeskPaymentSeen: { input: PaymentDecision, output: DeskPayment },
  retryRefund: { input: PaymentDecision, output: DeskPayment },
  markPaidElsewhere: { input: PaymentDecision, output: DeskPayment },
  assignDeskPayment: { input: PaymentAssignment, output: DeskPayment },
  showDeskBooks: { input: LedgerPeriod, output: DeskBooks },
  exportDeskBooks: { input: LedgerPeriod, output: StatementFile },
  showToday: { input: Nothing, output: Today },
  countWaiting: { input: Nothing, output: WaitingCounts },
  takeEntry: { input: EntryTaking, output: Today },
  listCalendarHotels: { input: Nothing, output: CalendarHotels },
  showCalendar: { input: CalendarQuery, output: Calendar },
  listCalendarChanges: { input: CalendarHotel, output: CalendarHistory },
  watchCalendar: { input: CalendarPlace, output: CalendarWatch },
  changeCalendar: { input: CalendarChange, output: CalendarOutcome },
  undoCalendar: { input: CalendarStep, output: CalendarOutcome },
  redoCalendar: { input: CalendarStep, output: CalendarOutcome },
  listSpecialDays: { input: SpecialDaysQuery, output: SpecialDayList },
  addCityEvent: { input: NewCityEvent, output: Nothing },
  removeCityEvent: { input: CityEventId, output: Nothing },
}

type Entry = { name: string; endpoint: Endpoint; input: z.ZodType; output: z.ZodType }
export const everyDeskEndpoint: readonly Entry[] = [
  ...(Object.keys(endpoints) as DeskEndpointName[]).map((name) => ({
    name,
    endpoint: endpoints[name],
    ...deskSchemas[name],
  })),
  ...hotelDeskEndpoints,
  ...importDeskEndpoints,
  ...feedDeskEndpoints,
  ...extranetEndpoints,
  ...inboxDeskEndpoints,
  ...chatDeskEndpoints,
  ...guestDeskEndpoints,
  ...operationDeskEndpoints,
  ...agentDeskEndpoints,
  ...reportDeskEndpoints,
  ...publishingDeskEndpoints,
]
