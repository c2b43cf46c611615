import * as z from 'zod'
import { id, listOf, Money, optional, paging, shownCurrency, slug, Tdk, text } from './fields.ts'
import { Picture } from './media.ts'

export const PlaceKind = z.enum(['country', 'city', 'district', 'airport', 'station', 'landmark'])
export type PlaceKind = z.infer<typeof PlaceKind>

export const PlaceHit = z.object({
  id: id(),
  slug: z.string(),
  kind: PlaceKind,
  name: z.string(),
  country: z.string(),
  hotels: z.int(),
})
export type PlaceHit = z.infer<typeof PlaceHit>

/** A place for pages; its country links to `/counties/{country_slug}`. */
export const Place = PlaceHit.extend({
  name_other: z.string(),
  country_slug: z.string(),
  lat: z.number(),
  lon: z.number(),
  time_zone: z.string(),
})
export type Place = z.infer<typeof Place>

/** An entry of a country's page, with its region and the cheapest price. */
export const ListedPlace = Place.extend({ region: z.string().nullable(), from: Money.nullable() })
export type ListedPlace = z.infer<typeof ListedPlace>

export const Bounds = z.object({ n: z.number(), s: z.number(), e: z.number(), w: z.number() })
export type Bounds = z.infer<typeof Bounds>

export const PlaceQuery = z.object({ kw: slug(), currency: shownCurrency() })
export type PlaceQuery = z.infer<typeof PlaceQuery>

export const PlaceGuide = z.object({
  place: Place,
  intro: z.string(),
  image: Picture.nullable(),
  districts: z.array(ListedPlace),
  months: z.array(
    z.object({
      month: z.int().min(1).max(12),
      season: z.enum(['low', 'shoulder', 'high']),
      from: Money.nullable(),
    }),
  ),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  tdk: Tdk,
})
export type PlaceGuide = z.infer<typeof PlaceGuide>

export const MapGroundQuery = z.object({ kw: slug() })
export type MapGroundQuery = z.infer<typeof MapGroundQuery>

/** The map symbol of a point. */
export const MapSign = z.enum([
  'airport',
  'station',
  'park',
  'mountain',
  'beach',
  'shrine',
  'tower',
  'monument',
  'star',
])
export type MapSign = z.infer<typeof MapSign>

/**
 * Closed polygons as x, y, x, y …, in whole steps, delta-encoded. The first point is relative to the
 * north-west corner of the box, each next one to the previous. Nested polygons alternate between land and
 * water.
 */
const Outlines = z.array(z.array(z.int()))

/** Data of a schematic map of a city. */
export const MapGround = z.object({
  /** The square around the city with detailed water. */
  box: Bounds,
  /** Water polygons within it: 16,384 steps a side. */
  water: Outlines,
  /** The surrounding land and lakes, coarser: 8,192 steps a side of their box. */
  far: z.object({ box: Bounds, land: Outlines, lakes: Outlines }),
  /** Labelled points: the city, its districts, stations, airports and landmarks. */
  spots: z.array(
    z.object({
      slug: z.string(),
      kind: PlaceKind,
      sign: MapSign,
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
  /** Towns nearby, the largest first. */
  towns: z.array(z.object({ name: z.string(), lat: z.number(), lon: z.number(), population: z.int() })),
  /**
   * Label positions of rivers and lakes: the distance of the banks, and the angle of the label in radians.
   */
  waters: z.array(
    z.object({ name: z.string(), lat: z.number(), lon: z.number(), half_m: z.int(), turn: z.number() }),
  ),
})
export type MapGround = z.infer<typeof MapGround>

const letter = z
  .string()
  .regex(/^[A-Za-z]$/)
  .toUpperCase()
export const PlaceListQuery = z.object({
  country: optional(slug()),
  letter: optional(letter),
  currency: shownCurrency(),
  ...paging,
})
export type PlaceListQuery = z.infer<typeof PlaceListQuery>

export const PlacePage = listOf(ListedPlace)
export type PlacePage = z.infer<typeof PlacePage>

export const PlaceListHeadQuery = z.object({ country: optional(slug()) })
export type PlaceListHeadQuery = z.infer<typeof PlaceListHeadQuery>

/** `kw` as in `/counties/{kw}`: a country, or `all` for every country; `q` filters by name. */
export const PlaceBrowsing = z.object({ kw: slug(), q: optional(text(80)), currency: shownCurrency() })
export type PlaceBrowsing = z.infer<typeof PlaceBrowsing>

export const PlaceLink = z.object({
  slug: z.string(),
  name: z.string(),
  hotels: z.int(),
  from: Money.nullable(),
  /** Present if shown as a card. */
  image: Picture.optional(),
})
export type PlaceLink = z.infer<typeof PlaceLink>

/**
 * Places under one heading, with their initial letter; short lists have neither. If there are very many, the
 * less visited are in `more`.
 */
export const PlaceGroup = z.object({
  title: z.string().nullable(),
  letter: z.string().nullable(),
  places: z.array(PlaceLink),
  more: z.array(PlaceLink),
})
export type PlaceGroup = z.infer<typeof PlaceGroup>

/** A country's cities by region, or all countries by letter; `country` is null for all. */
export const PlaceOverview = z.object({
  country: Place.extend({
    currency: z.string(),
    dial: z.string(),
    plugs: z.array(z.string()),
    voltage: z.string(),
  }).nullable(),
  image: Picture.nullable(),
  /** The country's cheapest night of the coming weeks. */
  from: Money.nullable(),
  by: z.enum(['region', 'letter', 'nothing']),
  groups: z.array(PlaceGroup),
  /** The most searched places; empty if the list is short or filtered. */
  main: z.array(PlaceLink),
  /** Number of places, number of regions, and number of places listed here. */
  total: z.int(),
  regions: z.int(),
  found: z.int(),
  tdk: Tdk,
})
export type PlaceOverview = z.infer<typeof PlaceOverview>

/** Facts of a country for travellers and telephone fields. */
export const Country = z.object({
  code: z.string(),
  dial: z.string(),
  name: z.string(),
  name_other: z.string(),
  currency: z.string(),
  phone: z.string(),
  plugs: z.array(z.string()),
  voltage: z.string(),
})
export type Country = z.infer<typeof Country>

export const Countries = z.array(Country)
export type Countries = z.infer<typeof Countries>

/** The US cities that the 404 page offers, largest first. */
export const LostCities = z.object({ list: z.array(z.object({ slug: z.string(), name: z.string() })) })
export type LostCities = z.infer<typeof LostCities>

/** Suggestions of an empty search field. */
export const PopularPlaces = z.object({
  list: z.array(PlaceHit.extend({ within: z.string(), image: Picture })),
})
export type PopularPlaces = z.infer<typeof PopularPlaces>
