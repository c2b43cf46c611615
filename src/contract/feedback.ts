import * as z from 'zod'
import { claimStates } from '#domain/order/claims.ts'
import {
  alongside,
  code,
  currency,
  defaulted,
  email,
  fileId,
  files,
  flag,
  id,
  instant,
  integer,
  lineText,
  list,
  listOf,
  Money,
  moment,
  Named,
  nameText,
  optional,
  phone,
  rule,
  text,
  token,
  url,
} from './fields.ts'
import { Picture, uploadTicket } from './media.ts'
import { missing } from './sentences.ts'

export const FeedbackTopic = z.enum([
  'booking',
  'payment',
  'cancellation',
  'hotel',
  'account',
  'website',
  'suggestion',
  'other',
])
export type FeedbackTopic = z.infer<typeof FeedbackTopic>

export const TicketState = z.enum(['open', 'answered', 'closed'])
export type TicketState = z.infer<typeof TicketState>

const aboutPattern = /^(?:(?:order|hotel):\d{1,18}|\/(?!\/)[^\s\\]*)$/

/** `about` is `order:…`, `hotel:…` or a path; `ticket` is the upload ticket of a visitor's files. */
export const Feedback = z.object({
  topic: z.enum(FeedbackTopic.options, { error: rule('chooseTopic') }),
  about: optional(z.string().max(300).regex(aboutPattern)),
  text: text(5000),
  email: optional(email()),
  files: files(),
  ticket: uploadTicket(),
})
export type Feedback = z.infer<typeof Feedback>

export const TicketId = z.object({ ticket: token(64) })
export type TicketId = z.infer<typeof TicketId>

/** `close` ends the thread, optionally with a last message. */
export const TicketReply = TicketId.extend({
  text: optional(text(5000)),
  files: files(),
  close: defaulted(flag(), false),
}).refine(({ text, close }) => close || text !== undefined, {
  path: ['text'],
  message: missing,
  when: alongside,
})
export type TicketReply = z.infer<typeof TicketReply>

/** `text` is an excerpt of the first message, `last` of the newest. */
export const TicketSummary = z.object({
  ticket: z.string(),
  topic: FeedbackTopic,
  state: TicketState,
  text: z.string(),
  last: z.object({ by: z.enum(['guest', 'staff']), text: z.string() }),
  unread: z.int(),
  at: instant(),
  updated_at: instant(),
})
export type TicketSummary = z.infer<typeof TicketSummary>

export const TicketPage = listOf(TicketSummary)
export type TicketPage = z.infer<typeof TicketPage>

export const Ticket = z.object({
  ticket: z.string(),
  topic: FeedbackTopic,
  state: TicketState,
  about: z.string().nullable(),
  at: instant(),
  messages: z.array(
    z.object({
      id: id(),
      by: z.enum(['guest', 'staff']),
      text: z.string(),
      files: z.array(Picture),
      at: instant(),
    }),
  ),
})
export type Ticket = z.infer<typeof Ticket>

export const FeedbackState = z.object({
  topics: z.array(Named),
  states: z.array(Named),
  unread: z.int(),
  ticket: z.string(),
})
export type FeedbackState = z.infer<typeof FeedbackState>

export const PartnerLead = z.object({
  hotel: lineText(120),
  city: lineText(80),
  name: nameText(80),
  email: email(),
  phone: phone(),
  rooms: integer(1, 10_000),
  text: text(5000),
})
export type PartnerLead = z.infer<typeof PartnerLead>

export const Subscription = z
  .object({
    action: z.enum(['subscribe', 'confirm', 'unsubscribe']),
    email: optional(email()),
    topics: defaulted(list(code(), 10), []),
    token: optional(token(200)),
  })
  .refine(({ action, email }) => action !== 'subscribe' || email !== undefined, {
    path: ['email'],
    message: missing,
    when: alongside,
  })
  .refine(({ action, token }) => (action !== 'confirm' && action !== 'unsubscribe') || token !== undefined, {
    path: ['token'],
    message: missing,
    when: alongside,
  })
export type Subscription = z.infer<typeof Subscription>

export const SubscriptionState = z.object({ state: z.enum(['pending', 'subscribed', 'unsubscribed']) })
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** The price seen elsewhere: `total` in minor units of `currency`. */
export const ClaimForm = z.object({
  order: id(),
  url: url(),
  total: integer(0, 1_000_000_000_000),
  currency: currency(),
  seen_at: moment(),
  text: optional(text(5000)),
  /** At least one picture of the offer. */
  files: list(fileId(), 10, 1),
})
export type ClaimForm = z.infer<typeof ClaimForm>

export const Claim = z.object({
  id: id(),
  order_id: id(),
  order_no: z.string(),
  hotel: z.string(),
  state: z.enum(claimStates),
  url: z.string(),
  total: Money,
  /** The difference to our own price at the time of the claim. */
  difference: Money,
  seen_at: instant(),
  text: z.string(),
  files: z.array(Picture),
  answer: z.string().nullable(),
  refund: Money.nullable(),
  points: z.int(),
  at: instant(),
  decided_at: instant().nullable(),
})
export type Claim = z.infer<typeof Claim>

export const ClaimPage = listOf(Claim)
export type ClaimPage = z.infer<typeof ClaimPage>
