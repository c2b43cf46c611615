import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listHotels } from '#contract/endpoints.ts'
import { type CardHotel, cardHotel } from '../hotel-list/card-hotel.ts'
import type { StaySearch } from '../search/search.ts'

const shown = 4
/** The nearest few are enough: a wider circle only costs. */
const radii = [3, 25]

type Point = { id: string; lat: number; lon: number }

/** Other hotels around a point that can be booked for the stay; none where nobody answers. */
export async function loadNearby(
  call: Call,
  { id, lat, lon }: Point,
  stay: { search: StaySearch; currency: string },
): Promise<CardHotel[]> {
  let found: CardHotel[] = []
  for (const km of radii) {
    const answer = await call(
      listHotels,
      {
        near: { lat, lon, km },
        ...stay.search,
        ages: [...stay.search.ages],
        currency: stay.currency,
        sort: 'distance',
        page_size: shown + 1,
      },
      { quiet: true },
    ).catch(() => null)
    if (!answer || !succeeded(answer)) return found
    found = answer.data.list.filter((card) => card.id !== id).map(slim)
    if (found.length >= shown || answer.data.zoom_in) break
  }
  return found.slice(0, shown)
}

/** A tile shows one picture. */
function slim(card: Parameters<typeof cardHotel>[0]): CardHotel {
  const hotel = cardHotel(card)
  return { ...hotel, images: hotel.images.slice(0, 1) }
}
