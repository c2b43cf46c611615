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
  token,
} from './fields.ts'
import { Picture } from './media.ts'
import { HotelCard } from './search.ts'
import { missing } from './sentences.ts'
import { Dates, Stay, StayReason, stayFieldsIfKnown, withStayRules } from './stay.ts'

// A list is identified by its name or its id; saving to a new name creates the list.
const listName = () => optional(text(40))

export const SaveHotel = withStayRules(
  z.object({
    id: id(),
    list: listName(),
    s_d: optional(plainDate()),
    e_d: optional(plainDate()),
    currency: shownCurrency(),
  }),
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

/** Hotels saved without a list belong to the default list: `unnamed`. */
export const SavedList = z.object({
  id: z.string(),
  name: z.string(),
  unnamed: z.boolean(),
  hotels: z.int(),
  /**
   * How many cost less now than when they were saved, among the first thirty, which are priced with this
   * request.
   */
  fallen: z.int(),
  s_d: plainDate().nullable(),
  e_d: plainDate().nullable(),
  rooms: z.int(),
  adults: z.int(),
  ages: z.array(z.int()),
  images: z.array(Picture),
  /** The path of the shared page. */
  share: z.string().nullable(),
  alerts: z.boolean(),
})
export type SavedList = z.infer<typeof SavedList>

/** A hotel of a list: its card with the offer for `stay`; null without dates. */
export const SharedHotel = HotelCard.extend({
  place: z.string(),
  stay: Dates.nullable(),
  /** The price of the nearest available stay. */
  nearest_total: Money.nullable(),
})
export type SharedHotel = z.infer<typeof SharedHotel>

/** With the total when it was saved, or when these dates were chosen, and the difference to today's. */
export const SavedHotel = SharedHotel.extend({
  /** No longer sold. */
  closed: z.boolean(),
  saved_at: instant(),
  saved_total: Money.nullable(),
  noted_at: instant().nullable(),
  change: Money.nullable(),
})
export type SavedHotel = z.infer<typeof SavedHotel>

/** `list` is the selected one; null if there is none. */
export const SavedPage = listOf(SavedHotel).extend({
  lists: z.array(SavedList),
  current: z.string().nullable(),
  checked_at: instant(),
  /** Whether the guest can receive price-drop e-mails. */
  mail: z.boolean(),
})
export type SavedPage = z.infer<typeof SavedPage>

/**
 * Without `list` a new one named `title` is created. `no_dates` removes the dates, and with them the party.
 */
export const SavedListChange = withStayRules(
  z.object({
    list: optional(id()),
    title: optional(text(40)),
    ...stayFieldsIfKnown,
    no_dates: optional(flag()),
    alerts: optional(flag()),
    share: optional(flag()),
    remove: optional(flag()),
    currency: shownCurrency(),
  }),
).refine(({ list, title }) => list !== undefined || title !== undefined, {
  path: ['title'],
  message: missing,
  when: alongside,
})
export type SavedListChange = z.infer<typeof SavedListChange>

/** Null if it was removed. */
export const ChangedList = z.object({ list: z.string().nullable(), share: z.string().nullable() })
export type ChangedList = z.infer<typeof ChangedList>

export const SharedListQuery = z.object({ token: token(64), currency: shownCurrency() })
export type SharedListQuery = z.infer<typeof SharedListQuery>

/** The public view of a list: without its owner, and without the time and price of saving. */
export const SharedList = z.object({
  name: z.string(),
  stay: Stay.nullable(),
  list: z.array(SharedHotel),
  checked_at: instant(),
})
export type SharedList = z.infer<typeof SharedList>

export const AlertsToken = z.object({ token: token(64) })
export type AlertsToken = z.infer<typeof AlertsToken>

export const AlertsStopped = z.object({ name: z.string() })
export type AlertsStopped = z.infer<typeof AlertsStopped>

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
    add: list(
      withStayRules(
        z.object({
          id: id(),
          at: optional(moment()),
          s_d: optional(plainDate()),
          e_d: optional(plainDate()),
        }),
      ),
      50,
    ).optional(),
    remove: optional(id()),
    clear: optional(flag()),
    pause: optional(flag()),
    currency: shownCurrency(),
    // Page of the history to return.
    ...paging,
  })
  .refine(({ add, remove, clear, pause }) => [add, remove, clear, pause].some((one) => one !== undefined), {
    message: rule('nothingToChange'),
  })
export type TraceChange = z.infer<typeof TraceChange>

export const TraceQuery = z.object({ currency: shownCurrency(), ...paging })
export type TraceQuery = z.infer<typeof TraceQuery>

/** A viewed hotel; `date` is the day of the view in the caller's zone. */
export const Trace = z.object({
  id: id(),
  at: instant(),
  date: plainDate(),
  times: z.int(),
  name: z.string(),
  stars: z.int(),
  score: z.number().nullable(),
  place: z.string(),
  image: Picture.nullable(),
  closed: z.boolean(),
  /** The viewed stay, its current price for two adults, and the difference to the price seen. */
  stay: Dates.nullable(),
  total: Money.nullable(),
  change: Money.nullable(),
  reason: StayReason.nullable(),
  nearest: Dates.nullable(),
})
export type Trace = z.infer<typeof Trace>

export const TracePage = listOf(Trace).extend({ paused: z.boolean() })
export type TracePage = z.infer<typeof TracePage>
