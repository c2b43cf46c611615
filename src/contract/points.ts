import * as z from 'zod'
import { instant, listOf, plainDate } from './fields.ts'

export const PointsEntry = z.object({
  id: z.string(),
  kind: z.enum(['earned', 'spent', 'returned', 'reversed', 'expired', 'adjusted']),
  points: z.int(),
  order_no: z.string().nullable(),
  at: instant(),
  expires: plainDate().nullable(),
})
export type PointsEntry = z.infer<typeof PointsEntry>

export const PointsPage = listOf(PointsEntry).extend({
  balance: z.int(),
  pending: z.int(),
  expiring: z.object({ points: z.int(), on: plainDate() }).nullable(),
  level: z.int().min(0).max(3),
  next: z.object({ level: z.int(), nights: z.int() }).nullable(),
})
export type PointsPage = z.infer<typeof PointsPage>
