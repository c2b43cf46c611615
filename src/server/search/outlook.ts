import type { Offer } from '#contract/search.ts'
import type { Deadline } from '#domain/cancellation.ts'
import { deadlinesOf, isFreeAt, policyIn, windowsOf, windowsTogether } from '#domain/cancellation.ts'
import { isUsualPrice, type Outlook, outlookOf, usualOutlook } from '#domain/cancellation-outlook.ts'
import { dateOf } from '#domain/plain-date.ts'
import { priceStay } from '#domain/price-lines.ts'
import { planPrice } from '#domain/prices.ts'
import { percentOf } from '#domain/rounding.ts'
import { priceIn } from '#domain/stay-price.ts'
import { instantOf, isoInstant, type Zone } from '#domain/zone-time.ts'
import type { Shown } from './exchange.ts'
import type { PricedShard } from './price-shard.ts'
import { priceTermsAt } from './price-terms.ts'
import { readProduct } from './read-product.ts'
import { cellOf, type ShardHotel } from './shard.ts'

/** What is known of the terms of a priced shard, by their numbers; found when it is asked for. */
type Known = {
  readonly deadlines: Deadline[][]
  readonly free: boolean[]
  readonly usual: Map<string, ToldOutlook | null>
}

const knownOf = new WeakMap<PricedShard, Known>()

function known(priced: PricedShard): Known {
  const found = knownOf.get(priced)
  if (found) return found
  const made: Known = { deadlines: [], free: [], usual: new Map() }
  knownOf.set(priced, made)
  return made
}

function deadlinesAt(priced: PricedShard, terms: number): Deadline[] {
  const { policy, zone } = priced.shard.alike.terms[terms]!
  return (known(priced).deadlines[terms] ??= deadlinesOf(policy, dateOf(priced.asked.arrival), zone))
}

/** Whether products of these terms are cancelled free of charge now. */
export function freeOf(priced: PricedShard, terms: number): boolean {
  return (known(priced).free[terms] ??= isFreeAt(deadlinesAt(priced, terms), priced.pricedAt))
}

/** An outlook as a card tells it: the moment as the hotel's clock has it. */
export type ToldOutlook = Pick<Offer, 'cancellation' | 'free_until'>

const told = ({ label, freeUntil }: Outlook, zone: Zone): ToldOutlook => ({
  cancellation: label,
  free_until: freeUntil === null ? null : isoInstant(freeUntil, zone),
})

/** What a list tells about cancelling a product: by its terms alone where the price is usual, else itemised. */
export function outlookAt(
  priced: PricedShard,
  hotel: ShardHotel,
  product: number,
  shown: Shown,
): ToldOutlook {
  const { shard, asked } = priced
  const { terms } = shard.alike.classes[shard.products.classes[product]!]!
  const usual = usualAt(priced, hotel, terms)
  if (!usual) return itemised(priced, hotel, product, shown)
  const sold = priceTermsAt(shard, product)
  const cell = cellOf(shard, product, asked.arrival)
  const least = percentOf(planPrice(sold, asked.nights, shard.prices, cell, shard.columns), sold.singleUse)
  return isUsualPrice(shown.into(least), asked.nights, shard.prices, cell, shard.columns)
    ? usual
    : itemised(priced, hotel, product, shown)
}

function usualAt(priced: PricedShard, { checkIn }: ShardHotel, terms: number): ToldOutlook | null {
  const { usual } = known(priced)
  const key = `${terms} ${checkIn}`
  const found = usual.get(key)
  if (found !== undefined) return found
  const { shard, asked, pricedAt } = priced
  const { zone } = shard.alike.terms[terms]!
  const arrival = instantOf(dateOf(asked.arrival), checkIn, zone)
  const outlook = usualOutlook(deadlinesAt(priced, terms), asked.nights, pricedAt, arrival)
  const made = outlook && told(outlook, zone)
  usual.set(key, made)
  return made
}

function itemised(
  priced: PricedShard,
  hotel: ShardHotel,
  product: number,
  { conversion }: Shown,
): ToldOutlook {
  const { shard, asked, pricedAt } = priced
  const sold = readProduct(shard, product)
  const { policy, zone } = shard.alike.terms[shard.alike.classes[shard.products.classes[product]!]!.terms]!
  const cell = cellOf(shard, product, asked.arrival)
  const price = priceIn(
    priceStay(sold, asked.rooms, asked.nights, shard.prices, cell, shard.columns, hotel.currency),
    conversion,
  )
  const arrival = dateOf(asked.arrival)
  const deadlines = deadlinesOf(policyIn(policy, conversion), arrival, zone)
  const windows = windowsTogether(price.rooms.map((room) => windowsOf(deadlines, room)))
  return told(outlookOf(windows, pricedAt, instantOf(arrival, hotel.checkIn, zone)), zone)
}
