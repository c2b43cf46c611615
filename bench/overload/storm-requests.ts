import { createRandom } from '#demo/random.ts'
import { bookingFields } from '#test/support/bookings.ts'
import { own } from '../booking/booking-site.ts'

/** Addresses and quotes of the site under load. */
export type Offered = {
  readonly quotes: readonly string[]
  readonly searches: readonly string[]
  readonly pages: readonly string[]
  readonly pictures: readonly string[]
}

export type StormClass = 'booking' | 'personal' | 'search' | 'page' | 'picture'
export type StormRequest = {
  readonly kind: StormClass
  readonly path: string
  readonly guest?: number
  /** The form of a POST. */
  readonly body?: string
}

const shares: readonly (readonly [StormClass, number])[] = [
  ['booking', 2],
  ['personal', 8],
  ['search', 45],
  ['page', 20],
  ['picture', 25],
]

/** Requests of many guests in their usual proportions; every booking and every search differs from the others. */
export function createStorm({ quotes, searches, pages, pictures }: Offered): () => StormRequest {
  const random = createRandom('bench', 'overload')
  let at = 0
  let guest = 20_000
  const make: Record<StormClass, () => Omit<StormRequest, 'kind'>> = {
    booking: () => {
      const by = ++guest
      const fields = { lang: 'en', ...bookingFields(quotes[by % quotes.length]!, own(by)) }
      return { path: '/api/hot/r_commit', guest: by, body: new URLSearchParams(fields).toString() }
    },
    personal: () => ({ path: '/api/order/o_list?lang=en', guest: random.int(20_000, guest) }),
    search: () => ({ path: searches[at++ % searches.length]! }),
    page: () => ({ path: random.pick(pages) }),
    picture: () => ({ path: random.pick(pictures) }),
  }
  return () => {
    const kind = random.weighted(shares)
    return { kind, ...make[kind]() }
  }
}
