import * as z from 'zod'
import { pointsKinds } from '#domain/loyalty/points-statement.ts'
import { instant, integer, listOf, Money, optional, paging, plainDate } from './fields.ts'

export const PointsKind = z.enum(pointsKinds)

/** `year` as the ledger counts it, by China's calendar. */
export const PointsQuery = z.object({
  kind: optional(PointsKind),
  year: optional(integer(2000, 9999)),
  ...paging,
})
export type PointsQuery = z.infer<typeof PointsQuery>

/** `balance` is what stood there after it; `hotel` and `order_id` are those of the order that it is about. */
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
 * `worth` is what the balance takes off a booking. `expiring` is gone next within a year; `lots` is all of it by date.
 * `nights` are those completed in twelve months; `level_until` is the first day on which the level would be lower.
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

/** `text` is the whole ledger as comma-separated values, `name` what the file is called. */
export const StatementFile = z.object({ name: z.string(), text: z.string() })
export type StatementFile = z.infer<typeof StatementFile>
