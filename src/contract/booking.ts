import * as z from 'zod'
import { dueKinds, dueStates } from '#domain/order/order-dues.ts'
import { orderStates, orderTabs } from '#domain/order/order-states.ts'
import { whyNotCharges } from '#domain/payment/charge-currency.ts'
import { paymentWays } from '#domain/payment/payment-means.ts'
import { holdsWebAddress } from '#domain/text/web-address.ts'
import {
  alongside,
  emailOrNone,
  flag,
  id,
  instant,
  integer,
  list,
  listOf,
  Money,
  nameText,
  optional,
  PersonName,
  paging,
  phone,
  requestId,
  rule,
  text,
  token,
} from './fields.ts'
import { Picture } from './media.ts'
import { PaymentMethod, PaymentState } from './payments.ts'
import { Board, Cancellation, CancellationWindow, PaymentType, Price } from './prices.ts'
import { Stay } from './stay.ts'

export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>

/** Without an email the news of a booking goes to the phone, which must be the account's own mobile number. */
export const Contact = z.object({ name: nameText(80), email: emailOrNone(), phone: phone() })
export type Contact = z.infer<typeof Contact>

export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
export const wishes = optional(
  text(1000).refine((value) => !holdsWebAddress(value), { error: rule('noWebAddress') }),
)
const quoteToken = () => token(4096)
const bookingFields = z.object({
  quote: optional(quoteToken()),
  /** One quote for each room or group of rooms; the same quote twice is two rooms. One hotel, one stay, one order. */
  quotes: optional(list(quoteToken(), 9, 1)),
  req_id: requestId(),
  guests: list(PersonName, 9, 1),
  contact: Contact,
  arrival: optional(timeOfDay),
  wishes,
  points: optional(integer(0, 100_000_000)),
  promotion: optional(text(32)),
  /** Consent to transfer personal data to a hotel outside mainland China. */
  consent_abroad: optional(flag()),
})
type Quoted = { quote?: string | undefined; quotes?: string[] | undefined }
const isQuotedOnce = ({ quote, quotes }: Quoted) => (quote === undefined) !== (quotes === undefined)
const quotedOnce = { path: ['quote'], message: rule('quoteOrQuotes'), when: alongside }

export const Booking = bookingFields.refine(isQuotedOnce, quotedOnce)
export type Booking = z.infer<typeof Booking>

/** A booking by staff is of one quote. */
export const StaffBooking = bookingFields
  .pick({ req_id: true, guests: true, contact: true, arrival: true, wishes: true })
  .extend({ quote: quoteToken() })

/** Previews the discount of a promo code and points before booking. */
export const DiscountQuery = bookingFields
  .pick({ quote: true, quotes: true, points: true, promotion: true })
  .refine(isQuotedOnce, quotedOnce)
export type DiscountQuery = z.infer<typeof DiscountQuery>

export const DiscountedOffer = z.object({ price: Price, cancellation: Cancellation })
export type DiscountedOffer = z.infer<typeof DiscountedOffer>

export const Booked = z.object({
  order_id: id(),
  order_no: z.string(),
  state: OrderState,
  pay_before: instant().nullable(),
  due_now: Money,
  price: Price,
})
export type Booked = z.infer<typeof Booked>

export const OrderTab = z.enum(orderTabs)
export type OrderTab = z.infer<typeof OrderTab>

export const OrderListQuery = z.object({ state: optional(OrderTab), q: optional(text(80)), ...paging })
export type OrderListQuery = z.infer<typeof OrderListQuery>

export const OrderHotel = z.object({
  id: id(),
  name: z.string(),
  name_other: z.string(),
  address: z.string(),
  /** In the other language, for a driver or a friend. */
  address_other: z.string(),
  /** The reception's telephone number, where the hotel has given one. */
  phone: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  time_zone: z.string(),
  check_in_from: z.string(),
  check_out_until: z.string(),
  currency: z.string(),
  image: Picture.nullable(),
})
export type OrderHotel = z.infer<typeof OrderHotel>

export const OrderEvent = z.object({
  at: instant(),
  state: OrderState,
  /** Event kind: `booked`, `captured`, `room_cancelled`, … */
  kind: z.string(),
  by: z.enum(['guest', 'system', 'staff', 'provider']),
  /** Details of the event; amounts in minor units of the order's currency. */
  facts: z.record(z.string(), z.unknown()),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const OrderSummary = z.object({
  order_id: id(),
  order_no: z.string(),
  state: OrderState,
  now: instant(),
  hotel: OrderHotel,
  stay: Stay,
  room_name: z.string(),
  total: Money,
  due_now: Money,
  due_at_hotel: Money,
  captured: Money,
  refunded: Money,
  payment: PaymentType,
  pay_before: instant().nullable(),
  free_until: instant().nullable(),
  windows: z.array(CancellationWindow),
  check_in: instant(),
  check_out: instant(),
  booked_at: instant(),
  reviewed: z.boolean(),
  /** The latest event, for example how the order ended. */
  last_event: OrderEvent,
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderPage = listOf(OrderSummary).extend({ counts: z.record(OrderTab, z.int()) })
export type OrderPage = z.infer<typeof OrderPage>

export const OrderRoom = z.object({
  id: id(),
  name: z.string(),
  /** In the other language, for the voucher. */
  name_other: z.string(),
  room_type: id(),
  rate: id(),
  rate_name: z.string(),
  guests: z.array(PersonName),
  adults: z.int(),
  ages: z.array(z.int()),
  state: OrderState,
  price: Price,
  board: Board,
  /** Policy of this room alone: rooms of different rates have different policies. */
  cancellation: Cancellation,
})
export type OrderRoom = z.infer<typeof OrderRoom>

/** Null if the action is allowed; otherwise the reason. */
const whyNot = z.string().nullable()

/** A payment method with its charge or hold, or why it is unavailable. */
export const OrderPaymentOption = z.object({
  method: PaymentMethod,
  way: z.enum(paymentWays),
  amount: Money,
  /** The provider's actual charge: in another currency if it does not accept the order's. */
  charge: Money.nullable(),
  /** Locked with the order: one unit of `from` is `rate` of `to`. Null without conversion. */
  rate: z.object({ from: z.string(), to: z.string(), rate: z.string() }).nullable(),
  why_not: z.enum(whyNotCharges).nullable(),
})
export type OrderPaymentOption = z.infer<typeof OrderPaymentOption>

/** An amount that the order owes us; `paid` once a provider confirmed it. */
export const OrderDue = z.object({
  id: id(),
  kind: z.enum(dueKinds),
  amount: Money,
  due_at: instant().nullable(),
  state: z.enum(dueStates),
})
export type OrderDue = z.infer<typeof OrderDue>

/** A version of the agreement; the newest is in force. */
export const OrderRevision = z.object({
  n: z.int(),
  at: instant(),
  by: z.string(),
  what: z.enum(['booked', 'rerated', 'changed']),
  total: Money,
  stay: Stay,
  room_name: z.string(),
  rate_name: z.string(),
})
export type OrderRevision = z.infer<typeof OrderRevision>

export const Order = z.object({
  order_id: id(),
  order_no: z.string(),
  state: OrderState,
  version: z.int(),
  now: instant(),
  check_in: instant(),
  check_out: instant(),
  hotel: OrderHotel,
  stay: Stay,
  board: Board,
  rooms: z.array(OrderRoom),
  /** Rooms that were chosen one by one: they are cancelled singly, and neither changed nor repriced together. */
  mixed: z.boolean(),
  price: Price,
  cancellation: Cancellation,
  payment: z.object({
    type: PaymentType,
    state: PaymentState.nullable(),
    method: PaymentMethod.nullable(),
    /** Available payment methods; empty if no provider is connected. */
    methods: z.array(PaymentMethod),
    /** The effect of each method on the amount due now; empty if nothing is due. */
    means: z.array(OrderPaymentOption),
    /** A payment is in progress: the guest should not pay again until its result is known. */
    checking: z.boolean(),
    captured: Money,
    held: Money,
    refunded: Money,
    /** The provider's hold or charge in its currency; null if that is the order's own. */
    charged: Money.nullable(),
  }),
  dues: z.array(OrderDue),
  revisions: z.array(OrderRevision),
  pay_before: instant().nullable(),
  /** A change whose difference is not paid yet; the stay in force is the old one. */
  change: z.object({ stay: Stay, price: Money, due: Money, pay_before: instant() }).nullable(),
  /** When the later dues are collected. */
  collect_at: instant().nullable(),
  contact: Contact,
  arrival: z.string().nullable(),
  wishes: z.string().nullable(),
  /** The company that the bill names; null for the contact. */
  bill: z.object({ title: z.string(), tax_number: z.string().nullable() }).nullable(),
  points: z.int(),
  events: z.array(OrderEvent),
  rerate: z.object({ total: Money, saving: Money }).nullable(),
  actions: z.object({
    pay: whyNot,
    cancel: whyNot,
    review: whyNot,
    message: whyNot,
    rerate: whyNot,
    requests: whyNot,
    change: whyNot,
    edit: whyNot,
  }),
})
export type Order = z.infer<typeof Order>

export const OrderId = z.object({ id: id() })
export type OrderId = z.infer<typeof OrderId>

/** Polled by a waiting page; the next poll is after `poll_ms`, or never if that is 0. */
export const OrderStatus = z.object({
  state: OrderState,
  payment: PaymentState.nullable(),
  /** We are querying the provider: the guest should not pay again meanwhile. */
  checking: z.boolean(),
  version: z.int(),
  poll_ms: z.int().min(0),
})
export type OrderStatus = z.infer<typeof OrderStatus>

export const CancellationQuery = z.object({ id: id(), room: optional(id()) })
export type CancellationQuery = z.infer<typeof CancellationQuery>

export const CancellationPreview = z.object({
  sim: z.string(),
  refund: Money,
  fee: Money,
  /** The part of a hold that is not charged any more. */
  released: Money,
  points_back: z.int(),
  window: CancellationWindow,
  until: instant(),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>

export const OrderCancellation = z.object({ id: id(), sim: token(1024), req_id: requestId() })
export type OrderCancellation = z.infer<typeof OrderCancellation>

export const RoomCancellation = OrderCancellation.extend({ room: id() })
export type RoomCancellation = z.infer<typeof RoomCancellation>

export const OrderChange = z.object({ id: id(), req_id: requestId() })
export type OrderChange = z.infer<typeof OrderChange>

/** Arrival time and special requests; a missing one is removed. */
export const StayRequests = OrderChange.extend({ arrival: optional(timeOfDay), wishes })
export type StayRequests = z.infer<typeof StayRequests>
