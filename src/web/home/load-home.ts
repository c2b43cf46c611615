import type { ArticleSummary } from '#contract/articles.ts'
import type { Call } from '#contract/call.ts'
import { type Envelope, succeeded } from '#contract/endpoint.ts'
import { listArticles, listExperiences, recommendHotels } from '#contract/endpoints.ts'
import type { Picture } from '#contract/media.ts'
import type { Experience } from '#contract/reviews.ts'
import type { HotelCard, Recommendations } from '#contract/search.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { defaultSearch, type StaySearch } from '../search-query/stay-search.ts'

/** `absent`: there is nothing of this kind, so nothing is said; `failed`: it is there, but no answer came. */
export type Section<Data> =
  | { is: 'shown'; data: Data }
  | { is: 'absent' }
  | { is: 'failed' }
  | { is: 'waiting' }

export type City = { slug: string; name: string }
/** The fields that a tile shows. The HTML carries this data, so unused fields are not sent. */
export type RecommendedHotel = Pick<HotelCard, 'id' | 'name' | 'stars' | 'score' | 'district'> & {
  image: Picture | undefined
  why: string
  total: Money
}
export type Recommended = { tabs: readonly City[]; city: string; hotels: readonly RecommendedHotel[] }

export type HomeData = {
  /** The stay whose prices the page comes with: the same for every visitor. */
  stay: StaySearch
  recommended: Section<Recommended>
  voices: Section<readonly Experience[]>
  trips: Section<readonly ArticleSummary[]>
}

export const hotelsShown = 4
const voicesShown = 3
/** Loads more reviews than are shown, to pick different ones. */
const voicesHeard = 12
const tripsShown = 3

type Page = { today: PlainDate; currency: Currency; city?: string }

/** The page while its parts are on their way. */
export const waitingHome = (today: PlainDate): HomeData => ({
  stay: defaultSearch(today),
  recommended: { is: 'waiting' },
  voices: { is: 'waiting' },
  trips: { is: 'waiting' },
})

/** Everything on the front page that is not written into it; each part may fail alone. */
export async function loadHome(call: Call, { today, ...asked }: Page): Promise<HomeData> {
  const stay = defaultSearch(today)
  const [recommended, voices, trips] = await Promise.all([
    loadRecommended(call, { stay, ...asked }),
    section(call(listExperiences, { page_size: voicesHeard }), ({ list }) => variedVoices(list, voicesShown)),
    section(call(listArticles, { page_size: tripsShown, currency: asked.currency }), ({ list }) =>
      list.slice(0, tripsShown),
    ),
  ])
  return { stay, recommended, voices, trips }
}

/** Hotels of one city; without one, of the first tab. */
export async function loadRecommended(
  call: Call,
  { stay, currency, city }: { stay: StaySearch; currency: Currency; city?: string },
): Promise<Section<Recommended>> {
  const asked = { ...stay, ages: [...stay.ages], currency, ...(city ? { city } : {}) }
  const found = await section(call(recommendHotels, asked, { quiet: true }), (answer) => [answer])
  if (found.is !== 'shown') return found
  const [{ tabs, list }] = found.data as [Recommendations]
  const shown = city ?? tabs[0]?.slug
  if (!shown) return { is: 'absent' }
  const hotels = list.flatMap(tileHotel).slice(0, hotelsShown)
  return {
    is: 'shown',
    data: { tabs: tabs.map(({ slug, name }) => ({ slug, name })), city: shown, hotels },
  }
}

/** A hotel that cannot be booked for the stay is not recommended for it. */
function tileHotel({
  id,
  name,
  stars,
  score,
  district,
  images,
  offer,
  why,
}: Recommendations['list'][number]) {
  return offer ? [{ id, name, stars, score, district, image: images[0], why, total: offer.total }] : []
}

/** An empty list is nothing to show; what the site does not have yet is no failure either. */
async function section<Answer, Entry>(
  asking: Promise<Envelope<Answer>>,
  entries: (answer: Answer) => readonly Entry[],
): Promise<Section<readonly Entry[]>> {
  const answer = await asking.catch(() => null)
  if (answer && succeeded(answer)) {
    const data = entries(answer.data)
    return data.length > 0 ? { is: 'shown', data } : { is: 'absent' }
  }
  return answer?.code === notBuilt ? { is: 'absent' } : { is: 'failed' }
}
const notBuilt = 501

type Voice = Pick<Experience, 'text'> & { readonly hotel: Pick<Experience['hotel'], 'place'> }

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.。]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

function resembles(one: Voice, other: Voice): boolean {
  if (one.hotel.place === other.hotel.place) return true
  const said = sentencesOf(one.text)
  return sentencesOf(other.text).some((sentence) => said.includes(sentence))
}

/** The newest that speak of different places and do not repeat each other; short of those, the newest. */
export function variedVoices<Each extends Voice>(voices: readonly Each[], count: number): Each[] {
  const varied: Each[] = []
  for (const voice of voices) if (!varied.some((known) => resembles(known, voice))) varied.push(voice)
  return [...varied, ...voices.filter((voice) => !varied.includes(voice))].slice(0, count)
}
