import type { Article, ArticlePage, ArticleStop } from '#contract/articles.ts'
import type { PageRequest } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listArticles, showArticle } from '#contract/endpoints.ts'
import type { HotelCard } from '#contract/search.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'
import { keepStructuredData } from '../page/inline-script.tsx'
import { isArticleId, isSlug } from '../path-params.ts'

export type ArticleFilter = { theme?: string; country?: string; month?: number; page?: number }

export const articlesPerPage = 48

/** Reads the filters from a query; other parameters are dropped. */
export function readFilter(search: Record<string, unknown>): ArticleFilter {
  const { theme, country } = search
  const month = Number(search.month)
  const page = Number(search.page)
  return {
    ...(typeof theme === 'string' && /^[a-z_]{1,40}$/.test(theme) ? { theme } : {}),
    ...(typeof country === 'string' && isSlug(country) ? { country } : {}),
    ...(Number.isInteger(month) && month >= 1 && month <= 12 ? { month } : {}),
    ...(Number.isInteger(page) && page > 1 && page < 1000 ? { page } : {}),
  }
}

export async function loadArticles(context: PageRequest, filter: ArticleFilter): Promise<ArticlePage> {
  const answer = await context.call(
    listArticles,
    { ...filter, currency: context.currency, page_size: articlesPerPage },
    { quiet: true },
  )
  if (!succeeded(answer)) throw new Error(answer.msg)
  return answer.data
}

/** The fields of a hotel that a row shows; the rest of the card is not sent. */
export type StopHotel = Pick<HotelCard, 'id' | 'name' | 'stars' | 'score' | 'district' | 'offer'> & {
  image: HotelCard['images'][number] | undefined
}
export type ShownStop = Omit<ArticleStop, 'hotels'> & { hotels: readonly StopHotel[] }
export type ShownArticle = Omit<Article, 'jsonld' | 'stops'> & { stops: readonly ShownStop[] }

const slim = ({ id, name, stars, score, district, offer, images }: HotelCard): StopHotel => ({
  id,
  name,
  stars,
  score,
  district,
  offer,
  image: images[0],
})

export async function loadArticle(
  context: PageRequest,
  id: string,
  s_d: string | undefined,
): Promise<ShownArticle> {
  if (!isArticleId(id)) return pageNotFound(context, 'invalid')
  const asked = { id, currency: context.currency, ...(s_d ? { s_d } : {}) }
  const answer = await context.call(showArticle, asked, { quiet: true })
  if (!succeeded(answer)) {
    if (answer.data.reason === 'not_found') return pageNotFound(context, 'invalid')
    throw new Error(answer.msg)
  }
  const { jsonld, stops, ...article } = answer.data
  keepStructuredData(context.unsent, jsonld)
  return { ...article, stops: stops.map((stop) => ({ ...stop, hotels: stop.hotels.map(slim) })) }
}
