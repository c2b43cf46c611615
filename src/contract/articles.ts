import * as z from 'zod'
import {
  code,
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
  currency: shownCurrency(),
  ...paging,
})
export type ArticleListQuery = z.infer<typeof ArticleListQuery>

export const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  theme: Named,
  place: z.string(),
  country: z.string(),
  image: Picture,
  date: plainDate(),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

export const ArticlePage = listOf(ArticleSummary).extend({ themes: z.array(Named), tdk: Tdk })
export type ArticlePage = z.infer<typeof ArticlePage>

export const ArticleQuery = z.object({ id: slug(), currency: shownCurrency() })
export type ArticleQuery = z.infer<typeof ArticleQuery>

/** One itinerary: each stop on the map has hotels nearby, with from-prices of today. */
export const Article = ArticleSummary.extend({
  html: z.string(),
  stops: z.array(
    z.object({
      name: z.string(),
      html: z.string(),
      slug: z.string().nullable(),
      lat: z.number(),
      lon: z.number(),
      from: Money.nullable(),
      hotels: z.array(HotelCard),
    }),
  ),
  tdk: Tdk,
})
export type Article = z.infer<typeof Article>
