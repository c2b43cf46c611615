import * as z from 'zod'
import {
  code,
  integer,
  listOf,
  Money,
  Named,
  optional,
  paging,
  plainDate,
  shownCurrency,
  slug,
  Tdk,
} from './fields.ts'
import { Picture } from './media.ts'
import { HotelCard } from './search.ts'

export const ArticleListQuery = z.object({
  theme: optional(code()),
  country: optional(slug()),
  /** Only itineraries with this among their best months. */
  month: optional(integer(1, 12)),
  currency: shownCurrency(),
  ...paging,
})
export type ArticleListQuery = z.infer<typeof ArticleListQuery>

/** Suitability of each month: 0 avoid, 1 possible, 2 best. */
const Season = z.array(z.int().min(0).max(2)).length(12)

export const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  theme: Named,
  place: z.string(),
  country: z.string(),
  image: Picture,
  date: plainDate(),
  days: z.int(),
  months: Season,
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

const Counted = Named.extend({ count: z.int() })

export const ArticlePage = listOf(ArticleSummary).extend({
  themes: z.array(Counted),
  countries: z.array(Counted),
  tdk: Tdk,
})
export type ArticlePage = z.infer<typeof ArticlePage>

/** `s_d`: the first day of the journey; two days from now by default. */
export const ArticleQuery = z.object({ id: slug(), s_d: optional(plainDate()), currency: shownCurrency() })
export type ArticleQuery = z.infer<typeof ArticleQuery>

export const TravelMeans = z.enum(['train', 'boat', 'road', 'bus'])
export type TravelMeans = z.infer<typeof TravelMeans>

/** `hotels` and `from` are priced for two, for the nights of the stop. */
export const ArticleStop = z.object({
  name: z.string(),
  title: z.string(),
  html: z.string(),
  slug: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  /** Days spent at the stop, counted from 1. */
  days: z.object({ first: z.int(), last: z.int() }),
  nights: z.int(),
  /** Means of travel from the previous stop, and its distance in a straight line. */
  way: z.object({ by: TravelMeans, km: z.int() }).nullable(),
  s_d: plainDate(),
  e_d: plainDate(),
  from: Money.nullable(),
  hotels: z.array(HotelCard),
})
export type ArticleStop = z.infer<typeof ArticleStop>

/** One itinerary. Prices other than current stays are estimates of the month in `estimated`. */
export const Article = ArticleSummary.extend({
  html: z.string(),
  stops: z.array(ArticleStop),
  practical: z.object({ title: z.string(), html: z.string() }),
  country_slug: z.string(),
  km: z.int(),
  estimated: plainDate(),
  costs: z.object({
    stays: Money.nullable(),
    transport: Money,
    meals: Money,
    sights: Money,
    total: Money.nullable(),
  }),
  related: z.array(ArticleSummary),
  tdk: Tdk,
  jsonld: z.record(z.string(), z.unknown()),
})
export type Article = z.infer<typeof Article>
