import * as z from 'zod'
import { pointsKinds } from '#domain/loyalty/points-statement.ts'
import { instant, integer, listOf, Money, optional, paging, plainDate } from './fields.ts'

export const PointsKind = z.enum(pointsKinds)

/** `year` in China's time zone, as in the ledger. */
export const PointsQuery = z.object({
  kind: optional(PointsKind),
  year: optional(integer(2000, 9999)),
  ...paging,
})
export type PointsQuery = z.infer<typeof PointsQuery>

/** `balance` is the balance after it; `hotel` and `order_id` belong to the related order. */
export const PointsEntry = z.object({
  id: z.string(),
  kind: PointsKind,
  points: z.int(),
  order_no: z.string().nullable(),
  order_id: z.string().nullable(),
  hotel: z.string().nullable(),
  note: z.string().nullable(),
  on: plainDate(),
  at: instant(),
  expires: plainDate().nullable(),
  balance: z.int(),
})
export type PointsEntry = z.infer<typeof PointsEntry>

export const PendingPoints = z.object({
  order_id: z.string(),
  order_no: z.string(),
  hotel: z.string(),
  points: z.int(),
  on: plainDate(),
})
export type PendingPoints = z.infer<typeof PendingPoints>

const Lot = z.object({ points: z.int(), on: plainDate() })

/**
 * `worth` is the discount that the balance pays for. `expiring` is the next expiry within a year; `lots`
 * lists all by date. `nights` are those completed in twelve months; `level_until` is the first day on which
 * the level would be lower.
 */
export const PointsPage = listOf(PointsEntry).extend({
  balance: z.int(),
  worth: Money,
  pending: z.int(),
  arriving: z.array(PendingPoints),
  expiring: Lot.nullable(),
  lots: z.array(Lot),
  level: z.int().min(0).max(3),
  level_until: plainDate().nullable(),
  nights: z.int(),
  next: z.object({ level: z.int(), nights: z.int() }).nullable(),
  today: plainDate(),
  counts: z.record(PointsKind, z.int()),
  years: z.array(z.int()),
  carried: z.int().nullable(),
})
export type PointsPage = z.infer<typeof PointsPage>

/** `text` is the whole ledger as CSV, `name` the file name. */
export const StatementFile = z.object({ name: z.string(), text: z.string() })
export type StatementFile = z.infer<typeof StatementFile>
