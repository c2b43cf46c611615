import * as z from 'zod'
import { FeedbackTopic, TicketState } from '../feedback.ts'
import { id, instant, Language, Money } from '../fields.ts'
import { DeskLead } from './leads.ts'

const moderated = z.enum(['waiting', 'published', 'refused'])
const hotel = z.object({ id: id(), name: z.string() })
const picture = z.object({ id: z.string(), url: z.string() })
/** A rule that the text breaks, with the passage that breaks it. */
const finding = z.object({
  cause: z.enum(['unknown_author', 'link', 'contact', 'hidden_characters', 'repetition']),
  match: z.string(),
})

const TicketBody = z.object({
  kind: z.literal('ticket'),
  number: z.string(),
  topic: FeedbackTopic,
  about: z.string().nullable(),
  state: TicketState,
  messages: z.array(
    z.object({
      n: z.int(),
      by: z.enum(['guest', 'staff']),
      text: z.string(),
      /** The text that staff wrote, if a translation of it was sent. */
      original: z.string().nullable(),
      files: z.array(picture),
      at: instant(),
    }),
  ),
})

const QuestionBody = z.object({
  kind: z.literal('question'),
  state: moderated,
  text: z.string(),
  author: z.string(),
  hotel: hotel.nullable(),
  findings: z.array(finding),
  answers: z.array(z.object({ text: z.string(), by: z.string(), lang: Language })),
})

/** A guest's answer to a question of another guest. */
const AnswerBody = z.object({
  kind: z.literal('answer'),
  state: moderated,
  text: z.string(),
  author: z.string(),
  question: z.string(),
  hotel: hotel.nullable(),
  findings: z.array(finding),
})

/** Scores in tenths. */
const sums = z.object({
  score: z.int().nullable(),
  count: z.int(),
  scores: z.array(z.int().nullable()),
})

const ReviewBody = z.object({
  kind: z.literal('review'),
  state: moderated,
  score: z.int(),
  marks: z.array(z.int().nullable()),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  hotel,
  images: z.array(picture),
  reply: z.string().nullable(),
  findings: z.array(finding),
  /** The hotel's sums without and with this review. */
  without: sums,
  with: sums,
})

const ClaimBody = z.object({
  kind: z.literal('claim'),
  id: id(),
  state: z.enum(['open', 'granted', 'refused']),
  url: z.string(),
  total: Money,
  difference: Money,
  seen_at: instant(),
  text: z.string(),
  files: z.array(picture),
  answer: z.string().nullable(),
  refund: Money.nullable(),
  points: z.int(),
  room: z.string(),
  rules: z.array(
    z.object({
      rule: z.enum(['confirmed', 'free', 'lower', 'recent', 'evidence']),
      is_met: z.boolean(),
    }),
  ),
  /** The sums that would be granted; a refund only where everything was paid to us. */
  grants: z.object({ refund: Money.nullable(), points: z.int() }),
  /** Claims of the guest before this one. */
  before: z.object({ granted: z.int(), refused: z.int() }),
})

const LeadBody = DeskLead.extend({ kind: z.literal('lead'), note: z.string().nullable() })

export const InboxBody = z.discriminatedUnion('kind', [
  TicketBody,
  QuestionBody,
  AnswerBody,
  ReviewBody,
  ClaimBody,
  LeadBody,
])
export type InboxBody = z.infer<typeof InboxBody>
export type InboxBodyOf<Kind extends InboxBody['kind']> = Extract<InboxBody, { kind: Kind }>
