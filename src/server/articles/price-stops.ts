import { type HotelPage, HotelQuery } from '#contract/search.ts'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import type { Place } from '../places/place.ts'
import type { ArticleContext, PlacedArticle } from './open-articles.ts'

/** Default start of the trip in days from today, as in the search box. */
const defaultStart = 2
const shown = 2
/** Search radius around a place without hotels. */
const aroundKm = 40

type Asked = { s_d: string | undefined; currency: string; locale: Locale }

/** Hotels at each stop for its nights, in sequence from the first day, for two guests. */
export function priceStops(context: ArticleContext, article: PlacedArticle, asked: Asked) {
  const { today } = context.search.zoneDays(article.at[0]!.zone, context.now())
  const wanted = asked.s_d ? dayOf(asked.s_d) : today + defaultStart
  // At least tomorrow, since the date at the first stop may be ahead.
  const start = Math.min(Math.max(wanted, today + 1), today + MAX_DAYS_AHEAD)
  let arrival = start
  return Promise.all(
    article.at.map((place, at) => {
      const stay = { s_d: dateOf(arrival), e_d: dateOf((arrival += article.stops[at]!.nights)) }
      return priceStop(context, place, { ...stay, currency: asked.currency }, asked.locale)
    }),
  )
}

type Stay = { s_d: string; e_d: string; currency: string }

async function priceStop({ search }: ArticleContext, place: Place, stay: Stay, locale: Locale) {
  const list = async (wish: object) => {
    const found = await search.listHotels(HotelQuery.parse({ ...stay, adults: 2, ...wish }), locale)
    return found.ok ? bookable(found.value) : []
  }
  const where =
    place.hotels > 0 ? { kw: place.slug } : { near: { lat: place.lat, lon: place.lon, km: aroundKm } }
  const [hotels, [cheapest]] = await Promise.all([
    list({ ...where, page_size: shown }),
    list({ ...where, sort: 'price', page_size: 1 }),
  ])
  return { s_d: stay.s_d, e_d: stay.e_d, hotels, from: cheapest?.offer?.total ?? null }
}

const bookable = ({ list }: HotelPage) => list.filter(({ offer }) => offer !== null)
