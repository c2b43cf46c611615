import * as z from 'zod'
import {
  alongside,
  defaulted,
  fileId,
  flag,
  id,
  instant,
  integer,
  list,
  optional,
  requestId,
  text,
  token,
} from './fields.ts'
import { missing } from './sentences.ts'

export const SupportForm = z.object({ order: optional(id()), text: text(4000) })
export type SupportForm = z.infer<typeof SupportForm>

/** `n` counts a thread's messages without gaps; `id` is the sender's own id. */
export const SupportMessage = z.object({
  n: z.int().min(1),
  id: z.string(),
  by: z.enum(['guest', 'staff', 'automatic']),
  text: z.string(),
  file: z.string().nullable(),
  at: instant(),
})
export type SupportMessage = z.infer<typeof SupportMessage>

/** One message of live support: its author among staff, and its order. */
export const ChatMessage = SupportMessage.extend({
  name: z.string().nullable(),
  order: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Permits a visitor's uploads, as with the feedback form. */
const uploadTicket = () => token(400).optional()

export const ChatText = z.object({
  id: requestId(),
  text: text(4000),
  file: optional(fileId()),
  ticket: optional(token(400)),
})
export type ChatText = z.infer<typeof ChatText>

/** The state of a conversation; messages after number `after` follow. */
export const ChatState = z.object({
  thread: z.string(),
  after: z.int(),
  upto: z.int(),
  /** The last messages read by staff and by the guest. */
  staff_read: z.int(),
  guest_read: z.int(),
  /** Whether support is open now, and who is online. */
  staff: z.boolean(),
  attendant: z.string().nullable(),
})
export type ChatState = z.infer<typeof ChatState>

/** The page of the site from which the guest comes. */
export const ChatOpening = z.object({
  page: optional(z.string().regex(/^\/[\w\-./?=&%,:~]{0,300}$/)),
})

export const ChatOpened = ChatState.extend({
  /** Opens one WebSocket, valid for half a minute. */
  ticket: z.string(),
  upload_ticket: z.string(),
  signed_in: z.boolean(),
})
export type ChatOpened = z.infer<typeof ChatOpened>

export const ChatQuery = z.object({ after: defaulted(integer(), 0), wait: defaulted(flag(), false) })
export type ChatQuery = z.infer<typeof ChatQuery>
export const ChatPage = ChatState.extend({ messages: z.array(ChatMessage) })
export type ChatPage = z.infer<typeof ChatPage>

export const ChatRead = z.object({ upto: integer() })
export const Transcript = z.object({ to: z.string() })

/** WebSocket messages from a guest's browser. */
export const SupportSent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), after: integer() }),
  z.object({
    type: z.literal('say'),
    id: requestId(),
    text: text(4000),
    file: fileId().optional(),
    ticket: uploadTicket(),
  }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('read'), upto: integer() }),
  /** Answered by `pong`: shows that the connection works. */
  z.object({ type: z.literal('ping') }),
])
export type SupportSent = z.infer<typeof SupportSent>

/** WebSocket messages to a guest's browser; `ready` is repeated whenever its content changes. */
export const SupportHeard = z.discriminatedUnion('type', [
  ChatState.extend({ type: z.literal('ready') }),
  ChatMessage.extend({ type: z.literal('message') }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('refused'),
    id: z.string().nullable(),
    reason: z.string(),
    retry_after: z.int().optional(),
  }),
])
export type SupportHeard = z.infer<typeof SupportHeard>

const spokenLanguage = () => z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/)
/** Checked beside the other rules, so the value may not be a list of texts. */
const lettersOf = (texts: unknown): number =>
  Array.isArray(texts) ? texts.reduce((sum, one) => sum + (typeof one === 'string' ? one.length : 0), 0) : 0

export const TranslationRequest = z
  .object({
    text: optional(z.string().min(1).max(5000)),
    texts: list(z.string().max(5000), 50).optional(),
    to: spokenLanguage(),
    from: optional(spokenLanguage()),
  })
  .refine(({ texts }) => lettersOf(texts) <= 20_000, {
    path: ['texts'],
    when: alongside,
  })
  .refine(({ text, texts }) => text !== undefined || texts !== undefined, {
    path: ['text'],
    message: missing,
    when: alongside,
  })
export type TranslationRequest = z.infer<typeof TranslationRequest>

export const Translation = z.object({
  texts: z.array(z.string()),
  source: z.string().nullable(),
  engine: z.string(),
})
export type Translation = z.infer<typeof Translation>
