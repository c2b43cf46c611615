import type { Call } from '#contract/call.ts'
import { type Envelope, type Failure, succeeded } from '#contract/endpoint.ts'
import { listQuestions, listReviews, listRooms, showHotel, showHotelHead } from '#contract/endpoints.ts'
import type { Hotel, HotelHead, RoomList } from '#contract/hotels.ts'
import type { Place } from '#contract/places.ts'
import type { QuestionPage } from '#contract/questions.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { DEFAULT_CURRENCY } from '#domain/currency.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type HotelQuery, withLaterDates } from './hotel-query.ts'

/** Everything that the page shows. Reviews and questions may be missing; the hotel is there without them. */
export type HotelData = {
  readonly query: HotelQuery
  readonly hotel: Hotel
  readonly head: HotelHead
  readonly rooms: RoomList
  readonly reviews: ReviewPage | null
  readonly questions: QuestionPage['list']
}

/** What is still known of a hotel that closed. */
export type ClosedHotel = { id: string; name: string; place: Place; lat: number; lon: number }

export type Loaded =
  | { readonly is: 'hotel'; readonly data: HotelData }
  | { readonly is: 'closed'; readonly hotel: ClosedHotel }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly why: string }

type Question = { id: string; query: HotelQuery; currency: string; today: PlainDate }

const quiet = { quiet: true }
export const reviewsPerPage = 6

export async function loadHotel(call: Call, question: Question): Promise<Loaded> {
  const { id, query, currency, today } = question
  const { search, reviews } = query
  const stay = { id, ...search, ages: [...search.ages], currency }
  const [hotel, rooms, head, reviewed, asked] = await Promise.all([
    kept(`hotel ${id}`, () => call(showHotel, { id }, quiet)),
    call(listRooms, stay, quiet),
    call(showHotelHead, stay, quiet),
    call(listReviews, reviewQuery(id, reviews), quiet).catch(() => null),
    kept(`questions ${id}`, () => call(listQuestions, { hotel: id }, quiet)).catch(() => null),
  ])
  if (!succeeded(hotel)) return whyNoHotel(hotel)
  if (!succeeded(rooms) || !succeeded(head)) {
    const fault = succeeded(rooms) ? head : rooms
    if (succeeded(fault)) throw new Error('an answer cannot fail and succeed')
    const mended = mend(question, fault)
    return mended ? loadHotel(call, mended) : { is: 'failed', why: fault.msg }
  }
  return {
    is: 'hotel',
    data: {
      query,
      hotel: hotel.data,
      head: head.data,
      rooms: rooms.data,
      reviews: dataOf(reviewed),
      questions: dataOf(asked)?.list ?? [],
    },
  }

  /** At the hotel it is already tomorrow; or an old cookie names a currency that we do not know. */
  function mend(question: Question, { data }: Failure): Question | null {
    if (data.fields?.s_d && query.dates !== 'past')
      return { ...question, query: withLaterDates(query, today) }
    if (data.fields?.currency && currency !== DEFAULT_CURRENCY)
      return { ...question, currency: DEFAULT_CURRENCY }
    return null
  }
}

const dataOf = <Data>(answer: Envelope<Data> | null): Data | null =>
  answer && succeeded(answer) ? answer.data : null

function whyNoHotel({ data, msg }: Failure): Loaded {
  if (data.reason === 'hotel_closed') return { is: 'closed', hotel: data as unknown as ClosedHotel }
  return data.reason === 'not_found' ? { is: 'unknown' } : { is: 'failed', why: msg }
}

const reviewQuery = (id: string, { score, kind, own, page }: HotelQuery['reviews']) => ({
  id,
  ...(score === null ? {} : { score }),
  ...(kind === null ? {} : { kind }),
  all_languages: !own,
  page,
  page_size: reviewsPerPage,
})

// In the browser what does not depend on the stay is asked for once, not with every date.
const known = new Map<string, unknown>()

async function kept<Answer extends Envelope<unknown>>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const held = known.get(what) as Answer | undefined
  if (held) return held
  const answer = await ask()
  if (typeof document !== 'undefined' && succeeded(answer)) known.set(what, answer)
  return answer
}
