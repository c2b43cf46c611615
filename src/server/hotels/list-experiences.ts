import type { Paging } from '#contract/fields.ts'
import type { Experience, ExperiencePage } from '#contract/reviews.ts'
import type { Locale } from '#domain/text/locale.ts'
import { cacheFor } from '../cache/cache-for.ts'
import { createYield } from '../concurrency/yield.ts'
import { momentOf, newestSample, presentSample, type SampledReview } from '../demo-loader/sampled-reviews.ts'
import { picturesOf } from '../media/pictures-of.ts'
import { mainCities } from '../places/main-cities.ts'
import { whereIn } from '../places/where-in.ts'
import { aroundHotel } from './around-hotel.ts'
import { imagesOf } from './hotel-images.ts'
import { nameOf } from './rooms-and-quotes/present-rate.ts'
import { type Sampling, sampleFactsOf } from './sampled-hotel.ts'
import { type HotelRow, readBestReviewed } from './store.ts'

/** The most requested cities of a language, and the number of hotels of each. */
const CITIES = { atHome: 12, abroad: 12 }
const PER_CITY = 2

type Heard = { hotel: HotelRow; where: string; sampled: SampledReview }

/** Finding the newest of many reviews is slow, and they change daily. */
const FRESH_FOR = 60_000

/** The latest reviews of well-known hotels in the requested language, newest first. */
export function openExperiences(sampling: Sampling & { now: () => number }) {
  const newestIn = (locale: Locale) =>
    cacheFor({ read: () => newestOf(sampling, locale), freshFor: FRESH_FOR, now: sampling.now })
  const newest = { en: newestIn('en'), zh: newestIn('zh') }
  return async ({ page, page_size }: Paging, locale: Locale): Promise<ExperiencePage> => {
    const heard = await newest[locale]()
    const shown = heard.slice((page - 1) * page_size, page * page_size)
    const list = await Promise.all(shown.map((one) => presentExperience(sampling, one, locale)))
    return { list, total: heard.length, page, page_size }
  }
}

async function newestOf({ db, places, catalogue }: Sampling, locale: Locale): Promise<Heard[]> {
  const [index, { madeOn }] = await Promise.all([places(), catalogue()])
  if (!madeOn) return []
  const cities = mainCities(index, { locale, ...CITIES })
  const hotels = await readBestReviewed(
    db,
    cities.map(({ id }) => id),
    PER_CITY,
  )
  const pause = createYield()
  const heard: Heard[] = []
  for (const hotel of hotels) {
    const around = await aroundHotel(places, hotel)
    const facts = around && sampleFactsOf(hotel, around)
    const sampled = facts && newestSample(facts, madeOn, locale)
    if (sampled) heard.push({ hotel, where: whereIn(index, around.city, locale), sampled })
    await pause()
  }
  return heard.sort(newestFirst)
}

const newestFirst = (a: Heard, b: Heard) =>
  momentOf(b.sampled.review, b.hotel) - momentOf(a.sampled.review, a.hotel) ||
  Number(a.hotel.id) - Number(b.hotel.id)

async function presentExperience(
  { db }: Sampling,
  { hotel, where, sampled }: Heard,
  locale: Locale,
): Promise<Experience> {
  const pictures = picturesOf(hotel, await imagesOf(db, hotel), locale)
  return {
    ...presentSample(hotel, sampled),
    hotel: { id: hotel.id, name: nameOf(hotel, locale), place: where },
    picture: pictures[0]!,
  }
}
