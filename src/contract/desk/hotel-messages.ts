import * as z from 'zod'
import { id, instant, Language, plainDate, requestId, token } from '../fields.ts'
import { HotelMessage, hotelMessageText } from '../hotel-messages.ts'

export const DeskThread = z.object({
  /** The id of the order. */
  id: id(),
  /** The number of the order. */
  number: z.string(),
  hotel: z.object({ id: id(), name: z.string() }),
  guest: z.string(),
  /** The language in which the guest booked. */
  lang: Language,
  arrival: plainDate(),
  departure: plainDate(),
  messages: z.array(HotelMessage),
  /** The oldest unanswered message. */
  waiting_since: instant().nullable(),
  why_not: z.enum(['thread_closed']).nullable(),
  /** Whether a translation engine is set. */
  can_translate: z.boolean(),
})
export type DeskThread = z.infer<typeof DeskThread>

export const DeskThreadQuery = z.object({ number: token(20) })
export type DeskThreadQuery = z.infer<typeof DeskThreadQuery>

export const DeskThreadPage = z.object({
  list: z.array(DeskThread),
  open: z.int(),
  is_end: z.boolean(),
})
export type DeskThreadPage = z.infer<typeof DeskThreadPage>

export const DeskThreadMessage = z.object({
  number: token(20),
  text: hotelMessageText(),
  req_id: requestId(),
})
export type DeskThreadMessage = z.infer<typeof DeskThreadMessage>
