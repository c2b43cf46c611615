import * as z from 'zod'
import { holdsWebAddress } from '#domain/text/web-address.ts'
import { id, instant, Language, requestId, rule, text } from './fields.ts'

/** Links are refused on both sides: a link in a hotel's name is the usual way to steal card numbers. */
export const hotelMessageText = () =>
  text(2_000).refine((value) => !holdsWebAddress(value), { error: rule('noWebAddress') })

export const HotelThreadQuery = z.object({ id: id() })
export type HotelThreadQuery = z.infer<typeof HotelThreadQuery>

export const HotelMessageForm = z.object({ id: id(), text: hotelMessageText(), req_id: requestId() })
export type HotelMessageForm = z.infer<typeof HotelMessageForm>

export const HotelMessage = z.object({
  id: id(),
  at: instant(),
  by: z.enum(['guest', 'hotel']),
  text: z.string(),
  lang: Language,
})
export type HotelMessage = z.infer<typeof HotelMessage>

/** The messages of an order, the oldest first. */
export const HotelThread = z.object({
  messages: z.array(HotelMessage),
  /** Null while both may write. */
  why_not: z.enum(['thread_closed']).nullable(),
})
export type HotelThread = z.infer<typeof HotelThread>
