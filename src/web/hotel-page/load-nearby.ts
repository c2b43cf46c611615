import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { listHotels } from '#contract/endpoints.ts'
import { type CardHotel, cardHotel } from '../hotel-card/card-hotel.ts'
import type { StaySearch } from '../search-query/stay-search.ts'

const shown = 4
/** In a town of many hotels the next streets are enough; elsewhere one looks further. */
const many = 30
const streetsKm = 3
const regionKm = 25

type Point = { id: string; lat: number; lon: number; place: { hotels: number } }

/** Other hotels around a point, for the stay; none where nobody answers. */
export async function loadNearby(
  call: Call,
  { id, lat, lon, place }: Point,
  { search, currency }: { search: StaySearch; currency: string },
): Promise<CardHotel[]> {
  const answer = await call(
    listHotels,
    {
      near: { lat, lon, km: place.hotels > many ? streetsKm : regionKm },
      ...search,
      ages: [...search.ages],
      currency,
      sort: 'distance',
      page_size: shown + 1,
    },
    { quiet: true },
  ).catch(() => null)
  if (!answer || !succeeded(answer)) return []
  return answer.data.list
    .filter((card) => card.id !== id)
    .slice(0, shown)
    .map(slim)
}

/** A tile shows one picture. */
function slim(card: Parameters<typeof cardHotel>[0]): CardHotel {
  const hotel = cardHotel(card)
  return { ...hotel, images: hotel.images.slice(0, 1) }
}
