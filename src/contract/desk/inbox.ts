import * as z from 'zod'
import { inboxKinds } from '#domain/inbox/inbox-entry.ts'
import {
  defaulted,
  flag,
  id,
  instant,
  integer,
  Language,
  lineText,
  list,
  Money,
  moment,
  optional,
  plainDate,
  requestId,
  text,
} from '../fields.ts'
import { InboxBody } from './inbox-bodies.ts'

export const InboxKind = z.enum(inboxKinds)
export type InboxKind = z.infer<typeof InboxKind>

const key = () => z.string().regex(/^[a-z]{4,8}:[0-9A-Z]{1,18}$/)
const step = { key: key(), req_id: requestId() }
const person = z.object({ id: id(), name: z.string() })

export const InboxQuery = z.object({
  kind: optional(InboxKind),
  state: defaulted(z.enum(['open', 'snoozed', 'done']), 'open'),
  /** Only entries that the caller has taken. */
  mine: defaulted(flag(), false),
  q: optional(text(80)),
})
export type InboxQuery = z.infer<typeof InboxQuery>

export const InboxRow = z.object({
  key: z.string(),
  kind: InboxKind,
  state: z.enum(['open', 'done']),
  title: z.string(),
  text: z.string(),
  lang: Language,
  since: instant(),
  done_at: instant().nullable(),
  amount: Money.nullable(),
  score: z.int().nullable(),
  tags: z.array(z.string()),
  snoozed_until: instant().nullable(),
  taken_by: person.nullable(),
})
export type InboxRow = z.infer<typeof InboxRow>

export const InboxPage = z.object({
  list: z.array(InboxRow),
  /** Open entries by kind; an answer of a guest counts as a question. */
  counts: z.record(z.enum(['all', ...inboxKinds, 'mine', 'snoozed']), z.int()),
  done_today: z.int(),
  /** Median seconds over 30 days: to the first answer, and to every answer. */
  first_answer: z.int().nullable(),
  every_answer: z.int().nullable(),
  members: z.array(person),
  can_translate: z.boolean(),
})
export type InboxPage = z.infer<typeof InboxPage>

export const InboxKeyQuery = z.object({ key: key() })
export type InboxKeyQuery = z.infer<typeof InboxKeyQuery>

export const InboxOrder = z.object({
  number: z.string(),
  state: z.string(),
  hotel: z.string(),
  arrival: plainDate(),
  departure: plainDate(),
  total: Money,
  paid: Money,
  free_until: instant().nullable(),
})
export type InboxOrder = z.infer<typeof InboxOrder>

export const InboxGuest = z.object({
  /** Null for a visitor without an account. */
  id: id().nullable(),
  name: z.string(),
  account: z.string(),
  lang: Language,
  level: z.int().nullable(),
  orders: z.int().nullable(),
})
export type InboxGuest = z.infer<typeof InboxGuest>

export const InboxEntry = InboxRow.extend({
  guest: InboxGuest.nullable(),
  order: InboxOrder.nullable(),
  notes: z.array(z.object({ by: z.string(), text: z.string(), at: instant() })),
  /** Facts that fill the fields of macros, in the guest's language. */
  facts: z.record(z.enum(['guest', 'order', 'hotel', 'deadline']), z.string().nullable()),
  body: InboxBody,
})
export type InboxEntry = z.infer<typeof InboxEntry>

export const InboxAssignment = z.object({ ...step, to: optional(id()) })
export type InboxAssignment = z.infer<typeof InboxAssignment>
export const InboxSnooze = z.object({ ...step, until: optional(moment()) })
export type InboxSnooze = z.infer<typeof InboxSnooze>
export const InboxTags = z.object({ ...step, tags: list(lineText(24), 10) })
export type InboxTags = z.infer<typeof InboxTags>
export const InboxNote = z.object({ ...step, text: text(2000) })
export type InboxNote = z.infer<typeof InboxNote>

/** `original` is what the member wrote, if `text` is a translation of it. */
export const InboxAnswer = z.object({
  ...step,
  text: text(4000),
  original: optional(text(4000)),
  close: defaulted(flag(), false),
})
export type InboxAnswer = z.infer<typeof InboxAnswer>
export const InboxClosing = z.object(step)
export type InboxClosing = z.infer<typeof InboxClosing>

/** `reply` is the answer of the hotel under a review. */
export const InboxModeration = z.object({
  ...step,
  to: z.enum(['published', 'refused']),
  reason: optional(text(400)),
  reply: optional(text(2000)),
})
export type InboxModeration = z.infer<typeof InboxModeration>

/** `sum` is the amount or the points that the member saw. */
export const ClaimDecision = z.object({
  ...step,
  as: z.enum(['refund', 'points', 'refuse']),
  sum: integer(),
  reason: text(1000, 4),
})
export type ClaimDecision = z.infer<typeof ClaimDecision>

export const LeadProgress = z.object({
  ...step,
  state: z.enum(['new', 'contacted', 'closed']),
  note: optional(text(1000)),
})
export type LeadProgress = z.infer<typeof LeadProgress>

export const TextToTranslate = z.object({ text: text(4000), to: Language })
export type TextToTranslate = z.infer<typeof TextToTranslate>
export const TranslatedText = z.object({ text: z.string() })

export const Macro = z.object({
  id: id(),
  name_en: z.string(),
  name_zh: z.string(),
  body_en: z.string(),
  body_zh: z.string(),
  version: z.int(),
})
export type Macro = z.infer<typeof Macro>
export const MacroList = z.object({ list: z.array(Macro) })
export type MacroList = z.infer<typeof MacroList>

/** Without an id a new macro; `version` is the one that the editor saw. */
export const MacroSaving = z.object({
  id: optional(id()),
  version: optional(integer()),
  name_en: lineText(60),
  name_zh: lineText(60),
  body_en: text(2000),
  body_zh: text(2000),
  req_id: requestId(),
})
export type MacroSaving = z.infer<typeof MacroSaving>
export const MacroRemoval = z.object({ id: id(), req_id: requestId() })
export type MacroRemoval = z.infer<typeof MacroRemoval>
