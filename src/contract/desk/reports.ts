import * as z from 'zod'
import { paymentMethods } from '#domain/payment/payment-means.ts'
import { steps } from '#domain/report/buckets.ts'
import {
  currency,
  defaulted,
  id,
  instant,
  integer,
  listOf,
  optional,
  paging,
  plainDate,
  requestId,
} from '../fields.ts'

const splits = ['place', 'hotel', 'plan', 'agent'] as const
export const ReportSplitName = z.enum(splits)
export type ReportSplitName = z.infer<typeof ReportSplitName>

/** Both or none: the place, hotel, rate plan or agent that a report is limited to. */
const scope = { split: optional(ReportSplitName), key: optional(id()) }

/** The last day is included; at most 366 days. */
const period = { from: plainDate(), to: plainDate() }

export const ReportQuery = z.object({ ...period, ...scope })
export type ReportQuery = z.infer<typeof ReportQuery>

/** Sums of a day. Amounts are in fen: each order is converted once, at its own rate. */
export const ReportDay = z.object({
  day: plainDate(),
  /** By night of stay: occupied rooms, rooms of the hotels, and the price of the occupied rooms. */
  rooms: z.int(),
  available: z.int().nullable(),
  revenue: z.int(),
  /** By day of booking, as the orders are now. */
  bookings: z.int(),
  booked_nights: z.int(),
  booked_revenue: z.int(),
  /** By day of cancellation. */
  cancelled: z.int(),
})
export type ReportDay = z.infer<typeof ReportDay>

export const ReportPayment = z.object({
  method: z.enum(paymentMethods),
  /** The currency that the provider charged; amounts are in its minor units. */
  currency: currency(),
  captures: z.int(),
  captured: z.int(),
  fees: z.int(),
  refunds: z.int(),
  refunded: z.int(),
})
export type ReportPayment = z.infer<typeof ReportPayment>

export const Report = z.object({
  scope: z.object({ split: ReportSplitName, key: id(), name: z.string() }).nullable(),
  currency: currency(),
  days: z.array(ReportDay),
  /** The same weekdays of last year, in the same order. */
  before: z.array(ReportDay),
  /** Bookings by bucket of the lead time, of the length of stay, and by source. */
  leads: z.array(z.int()),
  stays: z.array(z.int()),
  sources: z.array(z.int()),
  /** In fen, on the bookings made in the period. */
  commission: z.int(),
  /** Requests by step; null for a part of the site. */
  steps: z.array(z.object({ step: z.enum(steps), requests: z.int() })).nullable(),
  /** Null for a rate plan or an agent. */
  payments: z.array(ReportPayment).nullable(),
  /** When the job last finished, and the number of changes that wait for it. */
  summed_at: instant().nullable(),
  waiting: z.int(),
})
export type Report = z.infer<typeof Report>

const basis = defaulted(z.enum(['night', 'booking']), 'night')

export const ReportSplitQuery = z.object({ ...period, ...scope, by: ReportSplitName, basis, ...paging })
export type ReportSplitQuery = z.infer<typeof ReportSplitQuery>

const sums = {
  /** Occupied rooms by night, or nights of the bookings. */
  rooms: z.int(),
  available: z.int().nullable(),
  revenue: z.int(),
  bookings: z.int(),
  cancelled: z.int(),
  commission: z.int(),
}
export const ReportSplitRow = z.object({ key: id(), name: z.string(), ...sums })
export type ReportSplitRow = z.infer<typeof ReportSplitRow>
export const ReportSplit = listOf(ReportSplitRow).extend({ sums: z.object(sums), currency: currency() })
export type ReportSplit = z.infer<typeof ReportSplit>

export const ReportOrderQuery = z.object({
  ...period,
  ...scope,
  /** The figure whose orders are listed. */
  of: z.enum(['nights', 'bookings', 'cancelled']),
  lead: optional(integer(0, 7)),
  stay: optional(integer(0, 6)),
  source: optional(z.enum(['direct', 'agent', 'desk'])),
  ...paging,
})
export type ReportOrderQuery = z.infer<typeof ReportOrderQuery>

export const ReportOrder = z.object({
  number: z.string(),
  hotel: z.string(),
  booked: plainDate(),
  arrival: plainDate(),
  departure: plainDate(),
  /** Occupied rooms by night, and their price in fen, in the period. */
  rooms: z.int(),
  revenue: z.int(),
})
export type ReportOrder = z.infer<typeof ReportOrder>

/** The sums are those of the report. */
export const ReportOrders = listOf(ReportOrder).extend({
  sums: z.object({ rooms: z.int(), revenue: z.int() }),
  currency: currency(),
})
export type ReportOrders = z.infer<typeof ReportOrders>

export const reportParts = ['all', 'days', 'leads', 'stays', 'sources', 'steps', 'payments', 'split'] as const

export const ReportFileQuery = z.object({
  ...period,
  ...scope,
  part: z.enum(reportParts),
  by: defaulted(ReportSplitName, 'hotel'),
  basis,
})
export type ReportFileQuery = z.infer<typeof ReportFileQuery>

export const ReportMail = z.object({ every: z.enum(['never', 'day', 'week', 'month']) })
export type ReportMail = z.infer<typeof ReportMail>

export const ReportMailChange = ReportMail.extend({ req_id: requestId() })
export type ReportMailChange = z.infer<typeof ReportMailChange>
