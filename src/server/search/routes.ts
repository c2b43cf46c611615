import * as endpoints from '#contract/endpoints.ts'
import type { HotelCard } from '#contract/search.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import type { Search } from './open-search.ts'

type Page<Card, Rest> = Rest & { list: Card[] }

/** Marks a guest's favourites on the cards of a page. */
export type MarkCollected = <Card extends HotelCard, Rest>(
  page: Page<Card, Rest>,
  caller: Caller,
) => Promise<Page<Card, Rest>>

export const searchRoutes = (search: Search, markCollected: MarkCollected) => [
  bind(endpoints.listHotels, async (input, caller) => {
    const found = await search.listHotels(input, caller.locale)
    // Only an anonymous response is the same for others and cacheable: `ok` drops `isFresh`.
    return found.ok && caller.session ? ok(await markCollected(found.value, caller)) : found
  }),
  bind(endpoints.showPriceCalendar, (input, { locale }) => search.showPriceCalendar(input, locale)),
  bind(endpoints.recommendHotels, async (input, caller) => {
    const found = await search.recommendHotels(input, caller.locale)
    return found.ok ? ok(await markCollected(found.value, caller)) : found
  }),
  bind(endpoints.listPins, (input, { locale }) => search.listPins(input, locale)),
  bind(
    endpoints.showHotelCard,
    async ({ id, s_d, e_d, rooms, adults, ages, currency, ...offers }, caller) => {
      const list = await search.priceHotels({
        ids: [id],
        stay: { arrival: s_d, departure: e_d },
        party: { rooms, adults, ages },
        currency,
        locale: caller.locale,
        offers,
      })
      const marked = await markCollected({ list }, caller)
      const [card] = marked.list
      return card ? ok(card) : refuse('not_found')
    },
  ),
  bind(endpoints.showSplitStays, (input, { locale }) => search.showSplitStays(input, locale)),
  bind(endpoints.countHotels, (input, { locale }) => search.countHotels(input, locale)),
]
