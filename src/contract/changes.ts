import * as z from 'zod'
import { OrderChange, OrderState, timeOfDay, wishes } from './booking.ts'
import { flag, id, instant, list, Money, optional, PersonName, requestId, text, token } from './fields.ts'
import { Board, CancellationLabel, CancellationWindow, PaymentType, Price } from './prices.ts'
import { Dates, StayReason, stayFields, withStayRules } from './stay.ts'

/** Another stay or party for an order. */
export const ChangeQuery = withStayRules(z.object({ id: id(), ...stayFields }))
export type ChangeQuery = z.infer<typeof ChangeQuery>

/** A rate of the hotel for the wanted stay, and the money that changing to it moves. */
export const ChangeOption = z.object({
  room: id(),
  room_name: z.string(),
  rate: id(),
  rate_name: z.string(),
  /** The room and rate booked. */
  same_rate: z.boolean(),
  board: Board,
  payment: PaymentType,
  /** The price of the new stay; the fee of the change is one of its lines. */
  price: Price,
  paid: Money,
  held: Money,
  /** Charged for the nights given up: never more than cancelling. */
  fee: Money,
  /** To pay, or refunded when negative. */
  difference: Money,
  /** The part of a hold that is no longer needed. */
  released: Money,
  /** To pay later, at `balance_at`. */
  balance: Money,
  balance_at: instant().nullable(),
  points_back: z.int(),
  /** Points that paid for nights or rooms given up, as far as cancelling would keep them. */
  points_lost: z.int(),
  label: CancellationLabel,
  free_until: instant().nullable(),
  windows: z.array(CancellationWindow),
  sealed: z.string(),
  expires: instant(),
})
export type ChangeOption = z.infer<typeof ChangeOption>

/** Without options one reason of the closed list, and the nearest stay that is sold. */
export const ChangePreview = z.object({
  options: z.array(ChangeOption),
  reason: StayReason.nullable(),
  nearest: Dates.nullable(),
  /** The difference of the nearest stay: at the booked rate, or at the one most like it. */
  nearest_difference: Money.nullable(),
})
export type ChangePreview = z.infer<typeof ChangePreview>

export const StayChange = z.object({ id: id(), sealed: token(8192), req_id: requestId() })
export type StayChange = z.infer<typeof StayChange>

/** `due`: to pay before `pay_before`; until then the old stay stands. Null if the change applies at once. */
export const ChangeResult = z.object({
  state: OrderState,
  revision: z.int(),
  due: Money.nullable(),
  pay_before: instant().nullable(),
})
export type ChangeResult = z.infer<typeof ChangeResult>

/** Corrections without new prices; a missing field stays as it is. `guests`: one name for each room. */
/** Tax numbers of all countries: letters and digits with their usual separators. */
const taxNumber = /^[A-Z0-9](?:[A-Z0-9 ./-]{3,28})[A-Z0-9]$/i

export const OrderEdit = OrderChange.extend({
  arrival: optional(timeOfDay),
  wishes,
  guests: optional(list(PersonName, 9, 1)),
  /** The company that the bill names; without one it names the contact. */
  bill_title: optional(text(100)),
  tax_number: optional(z.string().trim().regex(taxNumber)),
  /** Returns to a bill without a company. */
  personal_bill: optional(flag()),
})
export type OrderEdit = z.infer<typeof OrderEdit>
