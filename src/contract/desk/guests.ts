import * as z from 'zod'
import { pointsKinds } from '#domain/loyalty/points-statement.ts'
import { id, instant, integer, Language, Money, plainDate, requestId, text } from '../fields.ts'

export const GuestQuery = z.object({ q: text(80, 2) })
export type GuestQuery = z.infer<typeof GuestQuery>

export const GuestRow = z.object({
  id: id(),
  name: z.string(),
  /** Partly hidden: the whole address is on the guest's page, where a look at it is recorded. */
  account: z.string(),
  lang: Language,
  orders: z.int(),
  created_at: instant(),
})
export type GuestRow = z.infer<typeof GuestRow>
export const GuestMatches = z.object({ list: z.array(GuestRow), is_more: z.boolean() })
export type GuestMatches = z.infer<typeof GuestMatches>

export const GuestId = z.object({ id: id() })
export type GuestId = z.infer<typeof GuestId>

export const GuestOrder = z.object({
  number: z.string(),
  state: z.string(),
  hotel: z.string(),
  arrival: plainDate(),
  departure: plainDate(),
  total: Money,
})

export const DeskGuest = z.object({
  id: id(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  phone: z.string().nullable(),
  lang: Language,
  currency: z.string(),
  created_at: instant(),
  /** Whether a code has proven the address or number of the login. */
  is_confirmed: z.boolean(),
  has_password: z.boolean(),
  /** When the account is erased, after a request. */
  closes_at: instant().nullable(),
  points: z.int(),
  level: z.int(),
  is_agent: z.boolean(),
  has_open_orders: z.boolean(),
  orders: z.array(GuestOrder),
  orders_total: z.int(),
  sessions: z.array(
    z.object({ id: id(), device: z.string(), network: z.string(), opened: instant(), used: instant() }),
  ),
  movements: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(pointsKinds),
      note: z.string().nullable(),
      at: instant(),
      points: z.int(),
      balance: z.int(),
    }),
  ),
  /** Consents and choices of the guest with their dates. */
  consents: z.array(
    z.object({
      kind: z.enum(['newsletter', 'notices', 'booking_address', 'processing_abroad', 'history_paused']),
      text: z.string(),
      at: instant().nullable(),
    }),
  ),
  events: z.array(
    z.object({ id: id(), text: z.string(), device: z.string(), network: z.string(), at: instant() }),
  ),
  written: z.array(z.object({ key: z.string(), title: z.string(), at: instant() })),
})
export type DeskGuest = z.infer<typeof DeskGuest>

const step = { id: id(), req_id: requestId() }
const reason = text(400, 4)

/** Without a session all of them end. */
export const GuestSessionEnding = z.object({ ...step, session: id().optional() })
export type GuestSessionEnding = z.infer<typeof GuestSessionEnding>
/** A negative number takes points away. */
export const PointsCorrection = z.object({ ...step, points: z.int().min(-1_000_000).max(1_000_000), reason })
export type PointsCorrection = z.infer<typeof PointsCorrection>
export const GuestStep = z.object({ ...step, reason })
export type GuestStep = z.infer<typeof GuestStep>

/** Not idempotent: a stored answer would be a second copy of the data. */
export const GuestExportRequest = z.object({ id: id(), reason })
export type GuestExportRequest = z.infer<typeof GuestExportRequest>
export const GuestExport = z.object({ file: z.string(), data: z.record(z.string(), z.unknown()) })
export type GuestExport = z.infer<typeof GuestExport>

export const MergeQuery = z.object({ id: id(), into: id() })
export type MergeQuery = z.infer<typeof MergeQuery>
const side = z.object({
  id: id(),
  name: z.string(),
  account: z.string(),
  is_confirmed: z.boolean(),
  orders: z.int(),
  points: z.int(),
})
export const MergePreview = z.object({
  from: side,
  into: side,
  /** Null if they can be merged. */
  why: z.enum(['same', 'unconfirmed', 'agent', 'closing']).nullable(),
})
export type MergePreview = z.infer<typeof MergePreview>
/** `orders` and `points` are what the member saw. */
export const GuestMerge = z.object({ ...step, into: id(), orders: integer(), points: integer(), reason })
export type GuestMerge = z.infer<typeof GuestMerge>
