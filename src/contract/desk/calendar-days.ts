import * as z from 'zod'
import { defaulted, id, integer, plainDate, requestId, text } from '../fields.ts'

/** The hotel is the one whose calendar is open; events belong to its city. */
export const SpecialDaysQuery = z.object({
  hotel: id(),
  from: plainDate(),
  nights: defaulted(integer(1, 60), 60),
})
export type SpecialDaysQuery = z.infer<typeof SpecialDaysQuery>

export const SpecialDay = z.object({
  /** Null for a public holiday. */
  event: id().nullable(),
  name: z.string(),
  /** Both included. */
  from: plainDate(),
  to: plainDate(),
})
export type SpecialDay = z.infer<typeof SpecialDay>

export const SpecialDayList = z.object({ list: z.array(SpecialDay) })

export const NewCityEvent = z.object({
  hotel: id(),
  name_en: text(80, 1),
  name_zh: text(80, 1),
  from: plainDate(),
  to: plainDate(),
  req_id: requestId(),
})
export type NewCityEvent = z.infer<typeof NewCityEvent>

export const CityEventId = z.object({ hotel: id(), event: id(), req_id: requestId() })
export type CityEventId = z.infer<typeof CityEventId>
