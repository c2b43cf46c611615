import * as z from 'zod'
import { calendarFields, MAX_PRICE, type PriceMethod, priceMethods } from '#domain/calendar/calendar-edit.ts'
import {
  currency,
  defaulted,
  flag,
  id,
  instant,
  integer,
  list,
  optional,
  plainDate,
  requestId,
} from '../fields.ts'

export const calendarLengths = [14, 30, 60] as const
export const MAX_CALENDAR_NIGHTS = 60
/** Rows of one change: room types, and plans with restrictions or prices of their own. */
const mostRows = 400

export const CalendarQuery = z.object({
  hotel: id(),
  /** Defaults to today at the hotel. */
  from: optional(plainDate()),
  nights: defaulted(integer(1, MAX_CALENDAR_NIGHTS), 30),
})
export type CalendarQuery = z.infer<typeof CalendarQuery>

/** A restriction on consecutive nights, counted from the first night shown. */
export const RestrictionRun = z.object({
  field: z.enum(calendarFields).exclude(['price', 'units']),
  at: z.int(),
  nights: z.int(),
  value: z.int(),
})
export type RestrictionRun = z.infer<typeof RestrictionRun>

/** Consecutive nights that were last changed together. */
const TouchedRun = z.object({ at: z.int(), nights: z.int(), by: z.string(), when: instant() })

const row = {
  id: id(),
  name: z.string(),
  restrictions: z.array(RestrictionRun),
  touched: z.array(TouchedRun),
}

/** Lists have one entry for each night; a price of 0 is none. Amounts are minor units of the hotel's currency. */
export const CalendarPlan = z.object({
  ...row,
  own: z.boolean(),
  /** Basis points of the room type's price; 10000 for a plan with prices of its own. */
  percent: z.int(),
  /** Added to the room type's price of each night; 0 for a rate by percent. */
  sum: z.int(),
  /** Board for the guests that the price includes. */
  board: z.int(),
  /** Prices of its own; empty for a rate that follows. */
  prices: z.array(z.int()),
  last_year: z.array(z.int()),
})
export type CalendarPlan = z.infer<typeof CalendarPlan>

export const CalendarRoom = z.object({
  ...row,
  units: z.int(),
  adults: z.int(),
  prices: z.array(z.int()),
  left: z.array(z.int()),
  held: z.array(z.int()),
  /** Also rooms that calendar feeds took out of stock. */
  sold: z.array(z.int()),
  /** Sold rooms that are busy on other sites. */
  elsewhere: z.array(z.int()),
  /** Busy on other sites, but already sold here. */
  too_many: z.array(z.int()),
  /** Number of rooms of nights with one of their own. */
  own_units: z.array(z.int().nullable()),
  last_year: z.array(z.int()),
  plans: z.array(CalendarPlan),
})
export type CalendarRoom = z.infer<typeof CalendarRoom>

export const CalendarViewer = z.object({
  id: id(),
  name: z.string(),
  room: id().nullable(),
  plan: id().nullable(),
  night: plainDate().nullable(),
})
export type CalendarViewer = z.infer<typeof CalendarViewer>

const Step = z.object({ id: id(), field: z.enum(calendarFields), nights: z.int(), at: instant() }).nullable()

export const Calendar = z.object({
  hotel: z.object({
    id: id(),
    name: z.string(),
    city: z.string(),
    currency: currency(),
    zone: z.string(),
    today: plainDate(),
    /** Last night of the calendar. */
    last: plainDate(),
  }),
  from: plainDate(),
  nights: z.int(),
  rooms: z.array(CalendarRoom),
  /** The member's own last change, and the last one that they undid. */
  undo: Step,
  redo: Step,
})
export type Calendar = z.infer<typeof Calendar>

const PriceChange = z.object({
  field: z.literal('price'),
  how: z.enum(priceMethods as readonly PriceMethod[]),
  amount: z.int().min(-MAX_PRICE).max(MAX_PRICE),
  round_to: defaulted(integer(1, 100_000_000), 1),
})
const valueChange = <const Field extends string>(field: Field, min: number, max: number) =>
  z.object({ field: z.literal(field), value: z.int().min(min).max(max).nullable() })

const Edit = z.discriminatedUnion('field', [
  PriceChange,
  valueChange('units', 0, 10_000),
  valueChange('min_stay', 1, 90),
  valueChange('max_stay', 1, 90),
  valueChange('closed_to_arrival', 1, 1),
  valueChange('closed_to_departure', 1, 1),
  valueChange('closed', 1, 1),
])

/** `seen` are the values that the member saw: if one has changed, nothing is written. */
const ChangedRow = z.object({
  room: id(),
  plan: id().nullable(),
  nights: list(plainDate(), MAX_CALENDAR_NIGHTS, 1),
  seen: z.array(z.int().nullable()).min(1).max(MAX_CALENDAR_NIGHTS),
})

export const CalendarChange = z.object({
  hotel: id(),
  edit: Edit,
  rows: list(ChangedRow, mostRows, 1),
  req_id: requestId(),
})
export type CalendarChange = z.infer<typeof CalendarChange>

/** A cell whose value is no longer the one that the member saw. */
export const CalendarClash = z.object({
  room: id(),
  plan: id().nullable(),
  night: plainDate(),
  seen: z.int().nullable(),
  now: z.int().nullable(),
  by: z.string().nullable(),
  at: instant().nullable(),
})
export type CalendarClash = z.infer<typeof CalendarClash>

export const CalendarOutcome = z.object({
  change: id().nullable(),
  nights: z.int(),
  /** Nights with more rooms taken than the new number; they were left as they are. */
  refused: z.array(z.object({ room: id(), night: plainDate(), taken: z.int(), orders: z.array(z.string()) })),
})
export type CalendarOutcome = z.infer<typeof CalendarOutcome>

/** `leave` passes over nights that were changed since; without it they refuse the whole call. */
export const CalendarStep = z.object({
  hotel: id(),
  change: id(),
  leave: defaulted(flag(), false),
  req_id: requestId(),
})
export type CalendarStep = z.infer<typeof CalendarStep>

export const CalendarPlace = z.object({
  hotel: id(),
  room: optional(id()),
  plan: optional(id()),
  night: optional(plainDate()),
})
export type CalendarPlace = z.infer<typeof CalendarPlace>

export const CalendarWatch = z.object({ viewers: z.array(CalendarViewer) })
export type CalendarWatch = z.infer<typeof CalendarWatch>

export const CalendarHistory = z.object({
  list: z.array(
    z.object({
      id: id(),
      at: instant(),
      by: z.string(),
      field: z.enum(calendarFields),
      first: plainDate(),
      last: plainDate(),
      nights: z.int(),
      rows: z.array(z.string()),
      undone: z.boolean(),
      /** Undone or made again within a day of the change. */
      is_open: z.boolean(),
    }),
  ),
})
export type CalendarHistory = z.infer<typeof CalendarHistory>

export const CalendarHotel = z.object({ hotel: id() })
export type CalendarHotel = z.infer<typeof CalendarHotel>

/** Hotels that the member may open, at most a dozen: the first choice when the address names none. */
export const CalendarHotels = z.object({
  list: z.array(z.object({ id: id(), name: z.string(), city: z.string() })),
})
export type CalendarHotels = z.infer<typeof CalendarHotels>
