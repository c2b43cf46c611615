import type { HotelQuery } from '#contract/search.ts'
import { fold } from '#gazetteer/fold.ts'
import type { ReferenceHotel } from './hotel.ts'
import type { ReferenceOffer } from './offers.ts'

export type Filters = Pick<
  HotelQuery,
  | 'stars'
  | 'score'
  | 'price_min'
  | 'price_max'
  | 'amenities'
  | 'board'
  | 'district'
  | 'beds'
  | 'free_cancel'
  | 'pay_later'
  | 'name'
>

/** A hotel with all available offers for the stay; totals in the requested currency. */
export type Candidate = {
  hotel: ReferenceHotel
  district: string | null
  distance: number
  offers: readonly (ReferenceOffer & { shown: number })[]
}
/** A hotel in the list: with the cheapest offer that passes the filters, or none. */
export type Listed = Omit<Candidate, 'offers'> & {
  offer: Candidate['offers'][number] | null
  /** The price of the cheapest passing offer with free cancellation, if the offer itself has none. */
  freeFrom: number | null
}

export function listed(candidates: readonly Candidate[], filters: Filters): Listed[] {
  return candidates
    .filter((candidate) => hotelPasses(candidate, filters))
    .flatMap((candidate) => {
      const { offers, ...rest } = candidate
      const passing = offers.filter((offer) => offerPasses(offer, filters))
      if (passing.length === 0 && isAboutOffers(filters)) return []
      const cheapest = Math.min(...passing.map(({ total }) => total))
      const offer = passing.find(({ total }) => total === cheapest) ?? null
      const free = offer?.freeToCancel ? [] : passing.filter(({ freeToCancel }) => freeToCancel)
      const freeFrom = free.length > 0 ? Math.min(...free.map(({ shown }) => shown)) : null
      return [{ ...rest, offer, freeFrom }]
    })
}

const isAboutOffers = ({ price_min, price_max, board, beds, free_cancel, pay_later }: Filters) =>
  price_min !== undefined ||
  price_max !== undefined ||
  board.length > 0 ||
  beds.length > 0 ||
  free_cancel ||
  pay_later

function hotelPasses(
  { hotel, district }: Candidate,
  { stars, score, amenities, district: districts, name }: Filters,
) {
  if (stars.length > 0 && !stars.includes(hotel.stars)) return false
  if (score !== undefined && (hotel.score === null || hotel.score / 10 < score)) return false
  if (!amenities.every((amenity) => hotel.amenities.includes(amenity))) return false
  if (districts.length > 0 && (district === null || !districts.includes(district))) return false
  return name === undefined || [hotel.nameEn, hotel.nameZh].some((own) => fold(own).includes(fold(name)))
}

function offerPasses(
  { product, shown, freeToCancel, paidLater }: Candidate['offers'][number],
  filters: Filters,
) {
  const { price_min = 0, price_max = Infinity, board, beds, free_cancel, pay_later } = filters
  if (shown < price_min || shown > price_max) return false
  if (board.length > 0 && !board.includes(product.plan.board)) return false
  if (beds.length > 0 && !product.room.beds.some(({ kind }) => beds.includes(kind))) return false
  return (freeToCancel || !free_cancel) && (paidLater || !pay_later)
}
