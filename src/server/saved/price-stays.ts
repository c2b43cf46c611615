import type { HotelCard } from '#contract/search.ts'
import type { Id } from '#domain/id.ts'
import { DEFAULT_PARTY, type Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type SavedContext, siteZone } from './context.ts'

export type PricedStay = { readonly hotelId: Id; readonly stay: Stay | null; readonly party: Party }
type Shown = { currency: string; locale: Locale }

/** A card with the total of the nearest available stay if the requested one is not available. */
export type PricedCard = { readonly card: HotelCard; readonly nearestTotal: HotelCard['offer'] }

/**
 * Cards by hotel, each priced for its own stay; closed hotels are omitted. A hotel without a stay has a card without
 * an offer.
 */
export async function priceStays(
  context: SavedContext,
  wanted: readonly PricedStay[],
  shown: Shown,
): Promise<Map<Id, PricedCard>> {
  const cards = await cardsOf(context, wanted, shown)
  const elsewhere = wanted.flatMap(({ hotelId, party }) => {
    const nearest = cards.get(hotelId)?.nearest
    return nearest ? [{ hotelId, party, stay: { arrival: nearest.s_d, departure: nearest.e_d } }] : []
  })
  const nearby = await cardsOf(context, elsewhere, shown)
  return new Map(
    [...cards].map(([id, card]) => [id, { card, nearestTotal: nearby.get(id)?.offer ?? null }] as const),
  )
}

async function cardsOf({ search, now }: SavedContext, wanted: readonly PricedStay[], shown: Shown) {
  // A card needs some stay; for a hotel without one, the offer is removed afterwards.
  const someDay = addDays(dateIn(siteZone, now()), 2)
  const someStay = { arrival: someDay, departure: addDays(someDay, 1) }
  const groups = Map.groupBy(wanted, ({ stay, party }) => JSON.stringify([stay, stay && party]))
  const found = await Promise.all(
    [...groups.values()].map(async (group) => {
      const { stay, party } = group[0]!
      const cards = await search.priceHotels({
        ids: group.map(({ hotelId }) => hotelId),
        stay: stay ?? someStay,
        party: stay ? party : DEFAULT_PARTY,
        ...shown,
      })
      return stay ? cards : cards.map((card) => ({ ...card, offer: null, reason: null, nearest: null }))
    }),
  )
  return new Map(found.flat().map((card) => [card.id, card]))
}
