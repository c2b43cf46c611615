import type { Offer } from '#contract/search.ts'
import type { Deadline } from '#domain/cancellation.ts'
import { deadlinesOn, feesOf, feesTogether, freeUntilOf, isFreeAt, policyIn } from '#domain/cancellation.ts'
import {
  isUsualPrice,
  type Outlook,
  outlookOf,
  type UsualOutlook,
  usualOutlook,
} from '#domain/cancellation-outlook.ts'
import { isPaidLater } from '#domain/payment-means.ts'
import { priceStay } from '#domain/price-lines.ts'
import { percentOf } from '#domain/rounding.ts'
import { priceIn } from '#domain/stay-price.ts'
import { type ClockTime, isoInstant, type Zone } from '#domain/zone-time.ts'
import type { Shown } from '../exchange/exchange-into.ts'
import type { OfferClass } from './alike.ts'
import { sumAt } from './night-sums.ts'
import type { PricedShard } from './price-shard.ts'
import { priceTermsAt } from './price-terms.ts'
import { readProduct } from './read-product.ts'
import { cellOf, type ShardHotel } from './shard.ts'
import { momentOf } from './zone-days.ts'

/** What is known of the terms of a priced shard, by their numbers; found when it is asked for. */
export type TermsKnown = { readonly free: boolean[]; readonly usual: (UsualTerms | null)[] }
export const noTermsKnown = (): TermsKnown => ({ free: [], usual: [] })

/** What is told at any usual price; where cancelling is free, by each hotel's own time of check-in. */
type UsualTerms = { readonly outlook: UsualOutlook; readonly byCheckIn: Map<ClockTime, ToldOutlook> }

/** Not kept: there would be one for every terms and day, and the moments are what is dear. */
function deadlinesAt({ shard, asked }: PricedShard, number: number): Deadline[] {
  const { policy, zone } = shard.alike.terms[number]!
  return deadlinesOn(policy, asked.arrival, zone, momentOf)
}

/** Whether products of these terms are cancelled free of charge now. */
export function freeOf(priced: PricedShard, terms: number): boolean {
  return (priced.terms.free[terms] ??= isFreeAt(deadlinesAt(priced, terms), priced.pricedAt))
}

/** Whether nothing is taken when products of a class are booked, by one of the means at least. */
export function paidLaterOf(priced: PricedShard, { payment, terms }: OfferClass): boolean {
  if (payment !== 'guarantee') return payment === 'at_hotel'
  const { shard, stays, pricedAt, isHoldOffered } = priced
  const { arrival, today } = stays[shard.alike.zones.indexOf(shard.alike.terms[terms]!.zone)]!
  if (!freeOf(priced, terms)) return false
  return isPaidLater(payment, [], { arrival, today, now: pricedAt }, isHoldOffered)
}

/** An outlook as a card tells it: the moment as the hotel's clock has it. */
export type ToldOutlook = Pick<Offer, 'cancellation' | 'free_until'>

const told = ({ label, freeUntil }: Outlook, zone: Zone): ToldOutlook => ({
  cancellation: label,
  free_until: freeUntil === null ? null : isoInstant(freeUntil, zone),
})

/** What a list tells about cancelling a product: by its terms alone where the price is usual, else itemised. */
export function outlookAt(priced: PricedShard, at: number, product: number, shown: Shown): ToldOutlook {
  const { shard, asked } = priced
  const { terms } = shard.alike.classes[shard.products.classes[product]!]!
  const usual = usualAt(priced, terms)
  if (!usual) return itemised(priced, shard.hotels[at]!, product, shown)
  const { percent, singleUse } = priceTermsAt(shard, product)
  const sum = sumAt(priced, shard.products.columns[product]!)
  const least = percentOf(percentOf(sum, percent), singleUse)
  const cell = cellOf(shard, product, asked.arrival)
  if (!isUsualPrice(shown.into(least), asked.nights, shard.prices, cell, shard.columns))
    return itemised(priced, shard.hotels[at]!, product, shown)
  const { checkIn } = shard.hotels[at]!
  const known = usual.byCheckIn.get(checkIn)
  if (known) return known
  const { zone } = shard.alike.terms[terms]!
  const { label, firstFee } = usual.outlook
  const starts = momentOf(asked.arrival, checkIn, zone)
  const freeUntil = label === 'free' ? freeUntilOf(firstFee, priced.pricedAt, starts) : null
  const made = told({ label, freeUntil }, zone)
  usual.byCheckIn.set(checkIn, made)
  return made
}

function usualAt(priced: PricedShard, terms: number): UsualTerms | null {
  const { usual } = priced.terms
  const found = usual[terms]
  if (found !== undefined) return found
  const outlook = usualOutlook(deadlinesAt(priced, terms), priced.asked.nights, priced.pricedAt)
  const made = outlook && { outlook, byCheckIn: new Map<ClockTime, ToldOutlook>() }
  usual[terms] = made
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
  const steps = deadlinesOn(policyIn(policy, conversion), asked.arrival, zone, momentOf)
  const windows = feesTogether(price.rooms.map((room) => feesOf(steps, room)))
  return told(outlookOf(windows, pricedAt, momentOf(asked.arrival, hotel.checkIn, zone)), zone)
}
