import * as z from 'zod'
import {
  type FacetName,
  type FilterName,
  listFilters,
  type OfferFilterName,
} from '#domain/hotel/list-filters.ts'
import {
  alongside,
  code,
  decimal,
  defaulted,
  flag,
  id,
  instant,
  integer,
  list,
  listOf,
  Money,
  Named,
  optional,
  paging,
  rule,
  shownCurrency,
  slug,
  Tdk,
  text,
} from './fields.ts'
import { flexibleDates, withDates, withFlexibleRules } from './flexible-dates.ts'
import { Picture } from './media.ts'
import { Bounds, Place, PlaceHit, PlaceKind } from './places.ts'
import { Board, CancellationLabel, PaymentType } from './prices.ts'
import { Dates, Stay, StayReason, stayFields, stayFieldsIfKnown, withStayRules } from './stay.ts'

export const SuggestionQuery = z.object({ q: text(80), limit: defaulted(integer(1, 20), 10) })
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

/**
 * 1 hotel, 2 room, 3 bed type, 4 traffic. A hotel or a room of one hotel links to the page of `hotel_id`. A
 * room or bed type links to the list of `slug`, else of the last searched place, with `filters` added.
 */
export const Suggestion = z.object({
  type: z.literal([1, 2, 3, 4]),
  id: z.string(),
  name: z.string(),
  sub: z.string(),
  /** The kind of place: station, airport or landmark. */
  kind: PlaceKind.optional(),
  slug: z.string().optional(),
  hotel_id: id().optional(),
  filters: z.object({ beds: z.array(code()).optional(), amenities: z.array(code()).optional() }).optional(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** The region distinguishes places of one name: "Missouri, United States". */
export const SuggestedPlace = PlaceHit.extend({ within: z.string() })
export type SuggestedPlace = z.infer<typeof SuggestedPlace>

export const Suggestions = z.object({ places: z.array(SuggestedPlace), results: z.array(Suggestion) })
export type Suggestions = z.infer<typeof Suggestions>

export const HotelSort = z.enum(['recommended', 'price', '-price', 'score', 'stars', 'distance'])
export type HotelSort = z.infer<typeof HotelSort>

const box = z
  .object({ n: decimal(-90, 90), s: decimal(-90, 90), e: decimal(-180, 180), w: decimal(-180, 180) })
  .refine(({ n, s }) => n > s, { path: ['n'] })
const circle = z.object({ lat: decimal(-90, 90), lon: decimal(-180, 180), km: decimal(0.1, 500) })
const amount = () => integer(0, 1_000_000_000_000)

/** Filters of the offers of a hotel. */
const offerFilters = {
  price_min: optional(amount()),
  price_max: optional(amount()),
  board: defaulted(list(Board, listFilters.board.most), []),
  beds: defaulted(list(code(), listFilters.beds.most), []),
  free_cancel: defaulted(flag(), false),
  pay_later: defaulted(flag(), false),
} satisfies Record<OfferFilterName | 'price_min' | 'price_max', z.ZodType>

/** Filters of hotels and of their offers. */
export const searchFilters = {
  ...offerFilters,
  stars: defaulted(list(integer(0, 5), listFilters.stars.most), []),
  score: optional(decimal(0, 10)),
  amenities: defaulted(list(code(), listFilters.amenities.most), []),
  district: defaulted(list(slug(), listFilters.district.most), []),
  name: optional(text(80)),
} satisfies Record<FilterName, z.ZodType>

const searchFields = {
  kw: optional(slug()),
  bounds: box.optional(),
  near: circle.optional(),
  ...stayFieldsIfKnown,
  ...flexibleDates,
  currency: shownCurrency(),
  sort: defaulted(HotelSort, 'recommended'),
  ...searchFilters,
}
type Somewhere = { kw?: unknown; bounds?: unknown; near?: unknown }
const withSomewhere = <Input extends z.ZodType<Somewhere>>(input: Input): Input =>
  input.refine(({ kw, bounds, near }) => kw !== undefined || bounds !== undefined || near !== undefined, {
    path: ['kw'],
    message: rule('placeOrBox'),
    when: alongside,
  })

export const HotelQuery = withSomewhere(
  withStayRules(withFlexibleRules(z.object({ ...searchFields, ...paging }))),
).transform(withDates)
export type HotelQuery = z.infer<typeof HotelQuery>

/** A search without paging: all results. */
export const HotelPinsQuery = withSomewhere(
  withStayRules(withFlexibleRules(z.object(searchFields))),
).transform(withDates)
export type HotelPinsQuery = z.infer<typeof HotelPinsQuery>

/** The cheapest rate of a hotel that passes the filters. `left` is null when more than 5 are left. */
export const Offer = z.object({
  room: id(),
  room_name: z.string(),
  rate: id(),
  board: Board,
  cancellation: CancellationLabel,
  free_until: instant().nullable(),
  payment: PaymentType,
  left: z.int().min(1).max(5).nullable(),
  total: Money,
  nightly: Money,
  /** The price of the cheapest rate with free cancellation, if the offer itself has none. */
  free_from: Money.nullable().optional(),
})
export type Offer = z.infer<typeof Offer>

export const HotelCard = z.object({
  id: id(),
  name: z.string(),
  name_other: z.string(),
  stars: z.int(),
  score: z.number().nullable(),
  reviews: z.int(),
  address: z.string(),
  district: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  distance_m: z.int().nullable(),
  images: z.array(Picture),
  amenities: z.array(Named),
  collected: z.boolean(),
  offer: Offer.nullable(),
  reason: StayReason.nullable(),
  nearest: Dates.nullable(),
  /** With flexible dates: the hotel's own, and for days around a stay the price of that stay. */
  stay: Dates.optional(),
  asked: Money.nullable().optional(),
})
export type HotelCard = z.infer<typeof HotelCard>

/** The cheapest total of all hotels that pass the filters, for one stay; null if none is available. */
export const BestOfStay = Dates.extend({ total: Money.nullable() })
export type BestOfStay = z.infer<typeof BestOfStay>

export const PlaceOnMap = z.object({ place: Place, hotels: z.int(), from: Money.nullable() })
export type PlaceOnMap = z.infer<typeof PlaceOnMap>

/** If the map is too wide, the response is `zoom_in` with places, and an empty list. */
export const HotelPage = listOf(HotelCard).extend({
  stay: Stay,
  place: Place.nullable(),
  available: z.int(),
  zoom_in: z.boolean(),
  places: z.array(PlaceOnMap),
  /** With flexible dates: by number of nights, then by arrival. */
  best: z.array(BestOfStay).optional(),
})
export type HotelPage = z.infer<typeof HotelPage>

/**
 * Positions of all results, in list order and as columns, because there may be thousands. Coordinates are in
 * hundred-thousandths of a degree; amounts are those of the cheapest rate, null if the hotel is not
 * available.
 */
export const HotelPins = z.object({
  /** Total number; the list is limited to the number that a map can show. */
  total: z.int(),
  currency: z.string(),
  ids: z.array(id()),
  names: z.array(z.string()),
  lat: z.array(z.int()),
  lon: z.array(z.int()),
  amounts: z.array(z.int().nullable()),
  /** Index of its district in `districts`, -1 for none. */
  district: z.array(z.int()),
  districts: z.array(z.string()),
  /** With flexible dates: the stays that occur, and by hotel its index among them. */
  stays: z.array(Dates).optional(),
  stay: z.array(z.int()).optional(),
})
export type HotelPins = z.infer<typeof HotelPins>

/** One hotel's card for a stay, with its cheapest offer that passes the filters, for a selected map pin. */
export const HotelCardQuery = withStayRules(
  z.object({ id: id(), ...stayFields, currency: shownCurrency(), ...offerFilters }),
)
export type HotelCardQuery = z.infer<typeof HotelCardQuery>

const Counts = z.record(z.string(), z.int())
export const HotelFacets = z.object({
  place: Place.nullable(),
  total: z.int(),
  available: z.int(),
  facets: z.object({
    stars: Counts,
    score: Counts,
    amenities: Counts,
    board: Counts,
    district: Counts,
    beds: Counts,
    free_cancel: Counts,
    pay_later: Counts,
  } satisfies Record<FacetName, typeof Counts>),
  /** Names of the districts in the counts. */
  district_names: z.record(z.string(), z.string()),
  price: z.object({ min: Money.nullable(), max: Money.nullable(), bars: z.array(z.int()).length(20) }),
  bounds: Bounds.nullable(),
  tdk: Tdk,
})
export type HotelFacets = z.infer<typeof HotelFacets>

export const RecommendationQuery = withStayRules(
  z.object({ city: optional(slug()), ...stayFieldsIfKnown, currency: shownCurrency() }),
)
export type RecommendationQuery = z.infer<typeof RecommendationQuery>

export const Recommendations = z.object({
  tabs: z.array(Place),
  list: z.array(HotelCard.extend({ why: z.string() })),
})
export type Recommendations = z.infer<typeof Recommendations>
