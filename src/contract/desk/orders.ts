import * as z from 'zod'
import { orderStates } from '#domain/order/order-states.ts'
import { paymentMethods } from '#domain/payment/payment-means.ts'
import { Contact, Order, OrderEvent, OrderState, StaffBooking } from '../booking.ts'
import {
  defaulted,
  email,
  flag,
  id,
  instant,
  integer,
  Language,
  list,
  Money,
  optional,
  PersonName,
  plainDate,
  requestId,
  text,
  token,
} from '../fields.ts'
import { MoneyEvent } from '../payments.ts'
import { NightPrice, PaymentType } from '../prices.ts'
import { AuditEntry } from './audit.ts'

const orderSelections = ['open', 'arriving', 'departing', 'held', 'unpaid', 'review', 'all'] as const
export const OrderSelection = z.enum(orderSelections)
export type OrderSelection = z.infer<typeof OrderSelection>

const filters = {
  /** A saved selection; the filters below narrow it. */
  view: defaulted(OrderSelection, 'open'),
  q: optional(text(80)),
  states: defaulted(list(z.enum(orderStates), orderStates.length), []),
  hotel: optional(id()),
  arriving: optional(plainDate()),
  departing: optional(plainDate()),
  booked: optional(plainDate()),
  method: optional(z.enum(paymentMethods)),
  agent: optional(token(8)),
}

/** Cursor paging back in time: `before` is the id of the oldest order shown. */
export const DeskOrderQuery = z.object({ ...filters, before: optional(id()) })
export type DeskOrderQuery = z.infer<typeof DeskOrderQuery>

export const DeskOrderRow = z.object({
  id: id(),
  number: z.string(),
  state: OrderState,
  guest: z.string(),
  /** Number of guests besides the first. */
  others: z.int(),
  hotel: z.string(),
  room: z.string(),
  rooms: z.int(),
  arrival: plainDate(),
  departure: plainDate(),
  total: Money,
  payment: PaymentType,
  /** The amount still to be paid to us; zero if everything is paid. */
  due: Money,
  pay_before: instant().nullable(),
  last_event: OrderEvent,
})
export type DeskOrderRow = z.infer<typeof DeskOrderRow>

export const DeskOrderPage = z.object({
  list: z.array(DeskOrderRow),
  total: z.int(),
  /** There are more than `total`; counting stops early. */
  is_more: z.boolean(),
  is_end: z.boolean(),
  /** No exact match; these orders are similar. */
  is_similar: z.boolean(),
  views: z.record(OrderSelection, z.int()),
  states: z.record(OrderState, z.int()),
})
export type DeskOrderPage = z.infer<typeof DeskOrderPage>

export const OrderNumber = z.object({ number: token(20) })
export type OrderNumber = z.infer<typeof OrderNumber>

/** Null if the action is allowed; otherwise the reason code. */
const whyNot = z.string().nullable()

/** Hidden values are empty. */
const shownContact = z.object({ name: z.string(), email: z.string(), phone: z.string() })

export const DeskOrder = z.object({
  order: Order.extend({ contact: shownContact }),
  /** A hotelier sees the contact only around the stay; null if it is shown. */
  contact_hidden: z
    .object({ why: z.enum(['early', 'late', 'ended']), from: plainDate(), until: plainDate() })
    .nullable(),
  guest_id: id(),
  guest_orders: z.int(),
  lang: Language,
  booked_at: instant(),
  /** The room line by night, for all rooms together, as agreed. */
  nights: z.array(NightPrice),
  quote: z.string(),
  promotion: z.string().nullable(),
  agent: z.string().nullable(),
  not_arrived: z.boolean(),
  arrived_at: instant().nullable(),
  money: z.array(MoneyEvent),
  ledger: z.array(
    z.object({
      at: instant(),
      kind: z.string(),
      note: z.string().nullable(),
      entries: z.array(z.object({ account: z.string(), amount: Money })),
    }),
  ),
  mails: z.array(
    z.object({
      id: id(),
      at: instant(),
      kind: z.string(),
      to: z.string(),
      state: z.string(),
      subject: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({ ticket: z.string(), by: z.enum(['guest', 'staff']), text: z.string(), at: instant() }),
  ),
  notes: z.array(z.object({ id: id(), by: z.string(), text: z.string(), at: instant() })),
  audit: z.array(AuditEntry),
  viewers: z.array(z.object({ id: id(), name: z.string() })),
  approval: z
    .object({
      id: id(),
      kind: z.enum(['cancel_beyond', 'refund']),
      amount: Money,
      reason: z.string(),
      by: z.string(),
      by_id: id(),
      at: instant(),
    })
    .nullable(),
  /** The effect of each action now. */
  actions: z.object({
    cancel: z.object({ why: whyNot, refund: Money, fee: Money, nights: z.int() }),
    cancel_beyond: z.object({ why: whyNot, refund: Money, needs_second: z.boolean() }),
    refund: z.object({
      why: whyNot,
      most: Money,
      four_eyes_above: Money,
      /** Granted by staff so far; the limit applies to the running sum. */
      granted: Money,
    }),
    no_show: z.object({ why: whyNot, from: instant() }),
    arrived: z.object({ why: whyNot }),
    correct: z.object({ why: whyNot }),
    resend: z.object({ why: whyNot, kind: z.string() }),
    payment_link: z.object({ why: whyNot, amount: Money }),
  }),
})
export type DeskOrder = z.infer<typeof DeskOrder>

const change = { number: token(20), version: integer(1), req_id: requestId() }
const reason = text(400, 4)

/** `refund` is the amount shown to the member: if it has changed, the call is refused. */
export const DeskCancellation = z.object({ ...change, refund: integer(0, 1_000_000_000_000), reason })
export type DeskCancellation = z.infer<typeof DeskCancellation>

export const DeskRefund = z.object({ ...change, amount: integer(1, 1_000_000_000_000), reason })
export type DeskRefund = z.infer<typeof DeskRefund>

export const ApprovalDecision = z.object({
  number: token(20),
  approval: id(),
  approve: flag(),
  req_id: requestId(),
})
export type ApprovalDecision = z.infer<typeof ApprovalDecision>

export const DeskOrderChange = z.object(change)
export type DeskOrderChange = z.infer<typeof DeskOrderChange>

/** Marks the guest as arrived, or undoes it. */
export const ArrivalMark = z.object({ ...change, arrived: flag() })
export type ArrivalMark = z.infer<typeof ArrivalMark>

export const DeskCorrection = z.object({
  ...change,
  contact: Contact,
  guests: list(PersonName, 9, 1),
  arrival: optional(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  wishes: optional(text(1000)),
  reason: optional(text(400)),
})
export type DeskCorrection = z.infer<typeof DeskCorrection>

export const DeskNote = z.object({ number: token(20), text: text(2000), req_id: requestId() })
export type DeskNote = z.infer<typeof DeskNote>

export const DeskBooking = StaffBooking.extend({
  contact: Contact.extend({ email: email() }),
  guest_lang: Language,
})
export type DeskBooking = z.infer<typeof DeskBooking>

export const DeskWatch = z.object({
  version: z.int(),
  viewers: z.array(z.object({ id: id(), name: z.string() })),
})
export type DeskWatch = z.infer<typeof DeskWatch>
