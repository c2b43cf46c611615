import * as z from 'zod'
import {
  defaulted,
  fileId,
  flag,
  id,
  instant,
  integer,
  Language,
  optional,
  plainDate,
  requestId,
  text,
} from '../fields.ts'

const person = z.object({ id: id(), name: z.string() })

export const ChatRow = z.object({
  id: id(),
  /** Empty for a visitor. */
  name: z.string(),
  lang: Language,
  last: z.string(),
  last_by: z.enum(['guest', 'staff', 'automatic']),
  at: instant(),
  /** Since when the guest waits for a person; null if nothing waits. */
  waiting_since: instant().nullable(),
  unread: z.int(),
  attendant: person.nullable(),
  is_connected: z.boolean(),
})
export type ChatRow = z.infer<typeof ChatRow>

export const DeskChatQueue = z.object({
  waiting: z.array(ChatRow),
  mine: z.array(ChatRow),
  others: z.array(ChatRow),
  recent: z.array(ChatRow),
  hours: z.object({ opens: z.string(), closes: z.string(), zone: z.string(), is_open: z.boolean() }),
  is_away: z.boolean(),
  answered_today: z.int(),
  /** Median seconds from a guest's message to the first of a person, lately. */
  first_answer: z.int().nullable(),
  members: z.array(person.extend({ is_away: z.boolean() })),
  can_translate: z.boolean(),
})
export type DeskChatQueue = z.infer<typeof DeskChatQueue>

export const DeskChatMessage = z.object({
  n: z.int(),
  id: z.string(),
  by: z.enum(['guest', 'staff', 'automatic']),
  name: z.string().nullable(),
  text: z.string(),
  /** The text that staff wrote, if a translation of it was sent. */
  original: z.string().nullable(),
  file: z.string().nullable(),
  order: z.string().nullable(),
  at: instant(),
})
export type DeskChatMessage = z.infer<typeof DeskChatMessage>

export const DeskChatQuery = z.object({ id: id(), after: defaulted(integer(), 0) })
export type DeskChatQuery = z.infer<typeof DeskChatQuery>

/** The state of a conversation and its messages after a number, without gaps. */
export const DeskChat = z.object({
  id: id(),
  after: z.int(),
  upto: z.int(),
  guest_read: z.int(),
  staff_read: z.int(),
  attendant: person.nullable(),
  attended_since: instant().nullable(),
  is_ended: z.boolean(),
  is_connected: z.boolean(),
  lang: Language,
  messages: z.array(DeskChatMessage),
})
export type DeskChat = z.infer<typeof DeskChat>

export const DeskChatId = z.object({ id: id() })
export type DeskChatId = z.infer<typeof DeskChatId>
const change = { id: id(), req_id: requestId() }

/** `req_id` is the sender's id of the message: sent again, it is not written again. */
export const DeskChatText = z.object({
  ...change,
  text: text(4000),
  original: optional(text(4000)),
  /** A picture that this member uploaded for the conversation. */
  file: optional(fileId()),
})
export type DeskChatText = z.infer<typeof DeskChatText>
export const DeskChatPicture = z.object({ id: id(), file: z.file() })
export type DeskChatPicture = z.infer<typeof DeskChatPicture>
export const DeskChatRead = z.object({ id: id(), upto: integer() })
export type DeskChatRead = z.infer<typeof DeskChatRead>
export const DeskChatStep = z.object(change)
export type DeskChatStep = z.infer<typeof DeskChatStep>
/** Without a member the conversation returns to the queue. */
export const DeskChatHandOver = z.object({ ...change, to: optional(id()) })
export type DeskChatHandOver = z.infer<typeof DeskChatHandOver>
export const DeskChatAway = z.object({ away: flag(), req_id: requestId() })
export type DeskChatAway = z.infer<typeof DeskChatAway>

export const ChatTicket = z.object({ number: z.string() })
export type ChatTicket = z.infer<typeof ChatTicket>

/** The guest of a conversation. */
export const DeskChatGuest = z.object({
  guest_id: id().nullable(),
  name: z.string(),
  account: z.string(),
  level: z.int().nullable(),
  lang: Language,
  page: z.string().nullable(),
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      hotel: z.string(),
      arrival: plainDate(),
      departure: plainDate(),
    }),
  ),
  before: z.array(z.object({ key: z.string(), title: z.string(), at: instant() })),
  /** Facts that fill the fields of prepared answers, in the guest's language. */
  facts: z.record(z.enum(['guest', 'order', 'hotel', 'deadline']), z.string().nullable()),
})
export type DeskChatGuest = z.infer<typeof DeskChatGuest>
