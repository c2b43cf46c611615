import type { Room } from '#contract/hotels.ts'
import type { ListFilters } from '#domain/hotel/list-filters.ts'
import { boards } from '#domain/stay/board.ts'
import type { Locale } from '#domain/text/locale.ts'
import { rateWords } from '#words/hotels/rates.ts'
import type { Watched } from '../../alerts/watch-dialog.tsx'
import type { HotelData } from '../load-hotel.ts'
import { type RateFilter, roomsEnough } from './rate-filters.ts'

const listFilterOf: Readonly<Record<RateFilter, Partial<ListFilters>>> = {
  breakfast: { board: boards.filter((board) => board !== 'room_only') },
  free_cancellation: { free_cancel: true },
  pay_later: { pay_later: true },
}

type Shown = { shown: readonly Room[]; filters: readonly RateFilter[]; locale: Locale }

/**
 * The page's question as a price alert. Null where none can begin: for guests that no room holds, on the day of arrival
 * and in a preview.
 */
export function watchedHotel(
  { hotel, rooms, query }: Pick<HotelData, 'hotel' | 'rooms' | 'query'>,
  { shown, filters, locale }: Shown,
): Watched | null {
  const { search, preview } = query
  const today = rooms.now.slice(0, 10)
  if (preview !== undefined || search.s_d <= today || roomsEnough(rooms) !== null) return null
  const say = rateWords(locale)
  const names: Record<RateFilter, string> = {
    breakfast: say.withBreakfast,
    free_cancellation: say.withFreeCancellation,
    pay_later: say.withPayLater,
  }
  const totals = shown.flatMap((room) => room.rates.map(({ price }) => price.total))
  return {
    hotel: { id: hotel.id, name: hotel.name },
    search,
    filters: Object.assign({}, ...filters.map((filter) => listFilterOf[filter])),
    filterNames: filters.map((filter) => names[filter]),
    currency: rooms.currency,
    now: totals.toSorted((a, b) => a.amount - b.amount)[0] ?? null,
  }
}
