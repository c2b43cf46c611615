import * as z from 'zod'
import { flag, id, instant, Money } from '../fields.ts'

const entryKinds = [
  'hold',
  'approval',
  'payment',
  'dispute',
  'chat',
  'ticket',
  'claim',
  'question',
  'review',
  'lead',
  'feed',
  'proposal',
  'job',
  'feature',
] as const

export const TodayEntry = z.object({
  /** Identifies the task; stable between requests. */
  key: z.string(),
  kind: z.enum(entryKinds),
  /** The deadline, or since when it is waiting. */
  due: instant().nullable(),
  since: instant(),
  title: z.string(),
  text: z.string(),
  amount: Money.nullable(),
  /** The order or payment concerned; null if the desk has no page for it yet. */
  order: z.string().nullable(),
  payment: z.string().nullable(),
  taken_by: z.object({ id: id(), name: z.string() }).nullable(),
})
export type TodayEntry = z.infer<typeof TodayEntry>

const Figure = z.object({
  value: z.int(),
  /** The same weekday last week, up to this time of day. */
  before: z.int(),
  /** Cumulative by hour since midnight, for today and for that day. */
  hours: z.array(z.int()),
  hours_before: z.array(z.int()),
})

const Guest = z.object({
  number: z.string(),
  guest: z.string(),
  hotel: z.string(),
  at: z.string(),
  due: Money,
  has_message: z.boolean(),
  wishes: z.string().nullable(),
})

export const Today = z.object({
  now: instant(),
  entries: z.array(TodayEntry),
  figures: z.object({ booked: Figure, value: Figure, cancelled: Figure }),
  arrivals: z.object({ total: z.int(), open: z.array(Guest) }),
  departures: z.object({ total: z.int(), open: z.array(Guest) }),
  /** Null for a member with access to some hotels only. */
  house: z
    .object({
      books_balance: z.boolean(),
      unknown: z.array(z.object({ method: z.string(), count: z.int(), oldest: instant() })),
      failed_jobs: z.int(),
      waiting_mails: z.int(),
    })
    .nullable(),
})
export type Today = z.infer<typeof Today>

export const EntryTaking = z.object({ key: z.string().regex(/^[\w:.-]{3,80}$/), take: flag() })
export type EntryTaking = z.infer<typeof EntryTaking>

/** Entries that wait, by section of the navigation. */
export const WaitingCounts = z.object({
  today: z.int(),
  payments: z.int(),
  inbox: z.int(),
  chat: z.int(),
  agents: z.int(),
  jobs: z.int(),
})
export type WaitingCounts = z.infer<typeof WaitingCounts>
