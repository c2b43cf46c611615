import * as z from 'zod'
import { qualityFaults, qualityParts } from '#domain/hotel/quality.ts'
import {
  currency,
  defaulted,
  id,
  integer,
  lineText,
  list,
  optional,
  plainDate,
  requestId,
  slug,
  text,
} from '../fields.ts'

export const HotelState = z.enum(['draft', 'open', 'closed'])
export type HotelState = z.infer<typeof HotelState>

const sorts = ['newest', 'quality'] as const
export const HotelSort = z.enum(sorts)
export type HotelSort = z.infer<typeof HotelSort>

/** Keyset paging: `after` is the id of the last hotel shown, `after_quality` its score when sorted by it. */
export const DeskHotelQuery = z.object({
  q: optional(text(80)),
  states: defaulted(list(HotelState, 3), []),
  /** Hotels with any of these faults. */
  faults: defaulted(list(z.enum(qualityFaults), qualityFaults.length), []),
  below: optional(integer(10, 100)),
  country: optional(z.string().regex(/^[A-Z]{2}$/)),
  sort: defaulted(HotelSort, 'newest'),
  after: optional(id()),
  after_quality: optional(integer(0, 100)),
})
export type DeskHotelQuery = z.infer<typeof DeskHotelQuery>

export const HotelQuality = z.object({
  score: z.int(),
  levels: z.record(z.enum(qualityParts), z.union([z.literal(0), z.literal(1), z.literal(2)])),
  faults: z.array(z.enum(qualityFaults)),
  priced_until: plainDate().nullable(),
  photographs: z.int(),
})
export type HotelQuality = z.infer<typeof HotelQuality>

export const DeskHotelRow = z.object({
  id: id(),
  code: z.string(),
  state: HotelState,
  name: z.string(),
  /** The name in the other language. */
  also: z.string(),
  place: z.string(),
  picture: z.string(),
  rooms: z.int(),
  plans: z.int(),
  /** Orders of the last 30 days. */
  booked: z.int(),
  /** Null until the hotel was assessed for the first time. */
  quality: HotelQuality.nullable(),
})
export type DeskHotelRow = z.infer<typeof DeskHotelRow>

export const DeskHotelPage = z.object({
  list: z.array(DeskHotelRow),
  total: z.int(),
  is_end: z.boolean(),
  /** No exact match; these names are similar. */
  is_similar: z.boolean(),
  facets: z.object({
    all: z.int(),
    complete: z.int(),
    states: z.record(HotelState, z.int()),
    faults: z.record(z.enum(qualityFaults), z.int()),
    countries: z.array(z.object({ code: z.string(), name: z.string(), hotels: z.int() })),
  }),
})
export type DeskHotelPage = z.infer<typeof DeskHotelPage>

const wanted = {
  ids: list(id(), 200, 1),
  state: z.enum(['open', 'closed']),
}
export const HotelStatePreview = z.object(wanted)
export type HotelStatePreview = z.infer<typeof HotelStatePreview>

/** The effect of opening or closing hotels. */
export const HotelStateEffect = z.object({
  changing: z.int(),
  /** Hotels that are in this state already. */
  unchanged: z.int(),
  with_orders: z.array(
    z.object({ id: id(), name: z.string(), orders: z.int(), last_departure: plainDate() }),
  ),
  /** Hotels that cannot be opened, with the reasons. */
  blocked: z.array(z.object({ id: id(), name: z.string(), faults: z.array(z.enum(qualityFaults)) })),
})
export type HotelStateEffect = z.infer<typeof HotelStateEffect>

export const HotelStateChange = z.object({ ...wanted, reason: optional(text(400)), req_id: requestId() })
export type HotelStateChange = z.infer<typeof HotelStateChange>

export const DeskHotelId = z.object({ id: id() })
export type DeskHotelId = z.infer<typeof DeskHotelId>

export const CitySearch = z.object({ q: text(60) })
export type CitySearch = z.infer<typeof CitySearch>
export const CityMatches = z.object({
  list: z.array(z.object({ slug: z.string(), name: z.string(), within: z.string(), currency: z.string() })),
})
export type CityMatches = z.infer<typeof CityMatches>

export const NewDeskHotel = z.object({
  name_en: lineText(200),
  name_zh: lineText(200),
  city: slug(),
  /** The country's if omitted. */
  currency: optional(currency()),
  req_id: requestId(),
})
export type NewDeskHotel = z.infer<typeof NewDeskHotel>
