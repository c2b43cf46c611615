import * as z from 'zod'
import {
  alongside,
  flag,
  id,
  instant,
  list,
  listOf,
  Money,
  moment,
  optional,
  paging,
  plainDate,
  rule,
  shownCurrency,
  text,
} from './fields.ts'
import { Picture } from './media.ts'
import { HotelCard } from './search.ts'
import { missing } from './sentences.ts'
import { withStayRules } from './stay.ts'

// A list is called by its name or its id; saving to a new name makes the list.
const listName = () => optional(text(40))

export const SaveHotel = withStayRules(
  z.object({ id: id(), list: listName(), s_d: optional(plainDate()), e_d: optional(plainDate()) }),
)
export type SaveHotel = z.infer<typeof SaveHotel>

export const HotelSaved = z.object({ collected: z.literal(true), id: id() })
export type HotelSaved = z.infer<typeof HotelSaved>

export const SavedQuery = z.object({ ids: list(id(), 100, 1) })
export type SavedQuery = z.infer<typeof SavedQuery>

export const HotelIds = z.object({ ids: z.array(id()) })
export type HotelIds = z.infer<typeof HotelIds>

export const SavedListQuery = z.object({ list: listName(), currency: shownCurrency(), ...paging })
export type SavedListQuery = z.infer<typeof SavedListQuery>

export const SavedList = z.object({
  id: z.string(),
  name: z.string(),
  hotels: z.int(),
  s_d: plainDate().nullable(),
  e_d: plainDate().nullable(),
  share: z.string().nullable(),
})
export type SavedList = z.infer<typeof SavedList>

/** A card with the total on the day it was saved and the difference to today's. */
export const SavedHotel = HotelCard.extend({ saved_total: Money.nullable(), change: Money.nullable() })
export type SavedHotel = z.infer<typeof SavedHotel>

export const SavedPage = listOf(SavedHotel).extend({ lists: z.array(SavedList) })
export type SavedPage = z.infer<typeof SavedPage>

export const UnsaveHotels = z
  .object({ id: optional(id()), ids: list(id(), 100).optional() })
  .refine((named) => named.id !== undefined || (named.ids?.length ?? 0) > 0, {
    path: ['id'],
    message: missing,
    when: alongside,
  })
export type UnsaveHotels = z.infer<typeof UnsaveHotels>

export const TraceChange = z
  .object({
    add: list(z.object({ id: id(), at: optional(moment()) }), 50).optional(),
    remove: optional(id()),
    clear: optional(flag()),
    pause: optional(flag()),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: rule('nothingToChange'),
  })
export type TraceChange = z.infer<typeof TraceChange>

/** A hotel that was looked at; `date` is the day under which it is listed. */
export const Trace = z.object({
  id: id(),
  at: instant(),
  date: plainDate(),
  name: z.string(),
  stars: z.int(),
  score: z.number().nullable(),
  place: z.string(),
  image: Picture.nullable(),
})
export type Trace = z.infer<typeof Trace>

export const TracePage = listOf(Trace).extend({ paused: z.boolean() })
export type TracePage = z.infer<typeof TracePage>
