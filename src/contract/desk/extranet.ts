import * as z from 'zod'
import { OrderState } from '../booking.ts'
import {
  defaulted,
  flag,
  id,
  instant,
  integer,
  Language,
  Money,
  optional,
  plainDate,
  requestId,
  text,
} from '../fields.ts'

export const HotelDayQuery = z.object({
  hotel: id(),
  /** The date at the hotel; today if absent. */
  date: optional(plainDate()),
})
export type HotelDayQuery = z.infer<typeof HotelDayQuery>

const whyNot = z.string().nullable()

/** One order on the list of a day. */
export const DayGuest = z.object({
  number: z.string(),
  version: z.int(),
  state: OrderState,
  guests: z.array(z.string()),
  room: z.string(),
  rooms: z.int(),
  arrival: plainDate(),
  departure: plainDate(),
  nights: z.int(),
  adults: z.int(),
  /** Ages of the children. */
  children: z.array(z.int()),
  /** The expected time, or null. */
  at: z.string().nullable(),
  wishes: z.string().nullable(),
  /** Empty outside the days around the stay. */
  phone: z.string(),
  /** Still to be paid to us. */
  due: Money,
  /** To be paid to the hotel, in its currency. */
  at_hotel: Money,
  arrived_at: instant().nullable(),
  not_arrived: z.boolean(),
  arrived: z.object({ why: whyNot }),
  /** The fee that the policy charges for a no-show, and the refund, in the guest's currency. */
  no_show: z.object({ why: whyNot, from: instant(), fee: Money, refund: Money }),
})
export type DayGuest = z.infer<typeof DayGuest>

export const HotelDay = z.object({
  hotel: z.object({
    id: id(),
    name: z.string(),
    image: z.string().nullable(),
    check_in_from: z.string(),
    check_out_until: z.string(),
  }),
  now: instant(),
  date: plainDate(),
  arrivals: z.array(DayGuest),
  in_house: z.array(DayGuest),
  departures: z.array(DayGuest),
  /** Arrivals of the next day. */
  tomorrow: z.array(DayGuest),
})
export type HotelDay = z.infer<typeof HotelDay>

const month = () => z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)

export const StatementQuery = z.object({ hotel: id(), month: month() })
export type StatementQuery = z.infer<typeof StatementQuery>

/** Amounts in minor units of the hotel's currency. */
const amounts = {
  /** Paid to us by the guest, less refunds. */
  paid_to_us: z.int(),
  /** Paid by the guest at the hotel. */
  at_hotel: z.int(),
  /** Promotion and points, which we bear. */
  discount: z.int(),
  commission: z.int(),
  /** The sum that we owe the hotel; negative if the hotel owes us. */
  net: z.int(),
}

export const StatementRow = z.object({
  number: z.string(),
  kind: z.enum(['stay', 'no_show', 'cancelled']),
  guest: z.string(),
  room: z.string(),
  arrival: plainDate(),
  departure: plainDate(),
  /** Room nights. */
  nights: z.int(),
  currency: z.string(),
  ...amounts,
})
export type StatementRow = z.infer<typeof StatementRow>

export const HotelStatement = z.object({
  hotel: z.object({ id: id(), name: z.string() }),
  month: month(),
  /** The month is not over at the hotel. */
  is_open: z.boolean(),
  /** Stays of the month that are not completed yet; they are not counted. */
  open_orders: z.int(),
  /** In basis points. */
  commission_rate: z.int(),
  is_default_rate: z.boolean(),
  rows: z.array(StatementRow),
  /** One entry for each currency. */
  sums: z.array(z.object({ currency: z.string(), nights: z.int(), orders: z.int(), ...amounts })),
})
export type HotelStatement = z.infer<typeof HotelStatement>

export const StatementList = z.object({
  hotel: id(),
})
export type StatementList = z.infer<typeof StatementList>
export const StatementMonths = z.object({
  hotel: z.object({ id: id(), name: z.string() }),
  months: z.array(z.object({ month: month(), orders: z.int() })),
})
export type StatementMonths = z.infer<typeof StatementMonths>

/** Hotels with departures in a month, for members who see all hotels; cursor paging by id. */
export const StatementHotelQuery = z.object({ month: month(), after: optional(id()) })
export type StatementHotelQuery = z.infer<typeof StatementHotelQuery>
export const StatementHotels = z.object({
  month: month(),
  list: z.array(z.object({ id: id(), name: z.string(), orders: z.int() })),
  is_end: z.boolean(),
})
export type StatementHotels = z.infer<typeof StatementHotels>

/** From the current month on; without a rate the default of the site applies again. */
export const CommissionChange = z.object({
  hotel: id(),
  /** In basis points. */
  rate: optional(integer(0, 5_000)),
  month: month(),
  req_id: requestId(),
})
export type CommissionChange = z.infer<typeof CommissionChange>

/** `hotels` limits the list; a hotelier gets only their own. */
export const GuestWordsQuery = z.object({
  hotel: optional(id()),
  state: defaulted(z.enum(['open', 'answered']), 'open'),
  before: optional(id()),
})
export type GuestWordsQuery = z.infer<typeof GuestWordsQuery>

export const DeskReview = z.object({
  id: id(),
  hotel: z.object({ id: id(), name: z.string() }),
  /** From 1 to 10. */
  score: z.number(),
  title: z.string(),
  text: z.string(),
  lang: Language,
  author: z.string(),
  at: instant(),
  reply: z.string().nullable(),
})
export type DeskReview = z.infer<typeof DeskReview>
export const DeskReviewPage = z.object({
  list: z.array(DeskReview),
  open: z.int(),
  is_end: z.boolean(),
  /** Whether a translation engine is set. */
  can_translate: z.boolean(),
})
export type DeskReviewPage = z.infer<typeof DeskReviewPage>

export const ReviewReply = z.object({ id: id(), text: text(2_000), req_id: requestId() })
export type ReviewReply = z.infer<typeof ReviewReply>

export const DeskQuestion = z.object({
  id: id(),
  hotel: z.object({ id: id(), name: z.string() }),
  text: z.string(),
  lang: Language,
  author: z.string(),
  at: instant(),
  /** Waits for moderation; an answer publishes it. */
  is_waiting: z.boolean(),
  answers: z.array(z.object({ text: z.string(), by: z.string() })),
})
export type DeskQuestion = z.infer<typeof DeskQuestion>
export const DeskQuestionPage = z.object({
  list: z.array(DeskQuestion),
  open: z.int(),
  is_end: z.boolean(),
  can_translate: z.boolean(),
})
export type DeskQuestionPage = z.infer<typeof DeskQuestionPage>

export const QuestionAnswer = z.object({ id: id(), text: text(2_000), req_id: requestId() })
export type QuestionAnswer = z.infer<typeof QuestionAnswer>

/** A change of a hotel that waits for a decision. */
export const HotelProposal = z.object({
  id: id(),
  hotel: z.object({ id: id(), name: z.string() }),
  state: z.enum(['waiting', 'accepted', 'declined']),
  by: z.string(),
  at: instant(),
  changes: z.array(z.object({ key: z.string(), from: z.string(), to: z.string() })),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant().nullable(),
})
export type HotelProposal = z.infer<typeof HotelProposal>

export const ProposalQuery = z.object({ hotel: optional(id()) })
export type ProposalQuery = z.infer<typeof ProposalQuery>
/** Waiting proposals first, then those decided in the last 30 days. */
export const HotelProposals = z.object({ list: z.array(HotelProposal) })
export type HotelProposals = z.infer<typeof HotelProposals>

export const ProposalDecision = z.object({
  id: id(),
  accept: flag(),
  /** Required to decline. */
  reason: optional(text(400, 4)),
  req_id: requestId(),
})
export type ProposalDecision = z.infer<typeof ProposalDecision>
