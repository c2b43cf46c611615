import type { Offer } from '#contract/search.ts'
import { percentOf } from '#domain/money/rounding.ts'
import { isPaidLater } from '#domain/payment/payment-means.ts'
import {
  convertPolicy,
  deadlinesOn,
  feesOf,
  freeUntilOf,
  isFreeAt,
  sumFees,
} from '#domain/price/cancellation.ts'
import {
  type CancellationSummary,
  cancellationSummaryOf,
  isUsualPrice,
  usualSummary,
} from '#domain/price/cancellation-summary.ts'
import { priceStay } from '#domain/price/price-lines.ts'
import { planPrice } from '#domain/price/prices.ts'
import { productOf } from '#domain/price/product.ts'
import { convertPrice } from '#domain/price/stay-price.ts'
import { instantOn, isoInstant } from '#domain/time/zone-time.ts'
import type { Shown } from '../../exchange/exchange-into.ts'
import { cellOf, type ShardHotel, type ShardProduct } from '../shards/shard.ts'
import type { PricedShard } from './price-shard.ts'

/** Whether a product can be cancelled free of charge now; computed once for each policy. */
export function isFreeToCancel(priced: PricedShard, { plan }: ShardProduct): boolean {
  const known = priced.freeToCancel[plan.policyIndex]
  if (known !== undefined) return known
  const { zone, policy } = priced.shard.shared.policies.items[plan.policyIndex]!
  const isFree = isFreeAt(deadlinesOn(policy, priced.stay.arrival, zone), priced.pricedAt)
  priced.freeToCancel[plan.policyIndex] = isFree
  return isFree
}

/** Whether nothing is charged when a product is booked, by at least one of the payment methods. */
export function isPaidLaterNow(priced: PricedShard, hotel: ShardHotel, product: ShardProduct): boolean {
  const { type } = product.plan.payment
  if (type !== 'guarantee') return type === 'at_hotel'
  if (!isFreeToCancel(priced, product)) return false
  const { arrival, today } = priced.inZone.get(hotel.zone)!
  return isPaidLater(type, [], { arrival, today, now: priced.pricedAt }, priced.isHoldOffered)
}

/** Cancellation terms of a card: by the policy alone if the price is regular, else itemised. */
export function cancellationOf(
  priced: PricedShard,
  hotel: ShardHotel,
  product: ShardProduct,
  shown: Shown,
): Pick<Offer, 'cancellation' | 'free_until'> {
  const { label, freeUntil } =
    usualTerms(priced, hotel, product, shown) ?? itemisedTerms(priced, hotel, product, shown)
  return { cancellation: label, free_until: freeUntil === null ? null : isoInstant(freeUntil, hotel.zone) }
}

function usualTerms(
  { shard, stay, pricedAt }: PricedShard,
  { zone, checkIn }: ShardHotel,
  { plan, terms, column }: ShardProduct,
  shown: Shown,
): CancellationSummary | null {
  const { prices, columns } = shard
  const cell = cellOf(shard, column, stay.arrival)
  const least = percentOf(planPrice(terms, stay.nights, prices, cell, columns), terms.singleUse)
  if (!isUsualPrice(shown.into(least), stay.nights, prices, cell, columns)) return null
  const usual = usualSummary(deadlinesOn(plan.policy, stay.arrival, zone), stay.nights, pricedAt)
  if (!usual) return null
  const starts = instantOn(stay.arrival, checkIn, zone)
  const freeUntil = usual.label === 'free' ? freeUntilOf(usual.firstFee, pricedAt, starts) : null
  return { label: usual.label, freeUntil }
}

function itemisedTerms(
  { shard, stay, pricedAt }: PricedShard,
  { currency, zone, checkIn, charges }: ShardHotel,
  { room, plan, column, restrictions }: ShardProduct,
  { conversion }: Shown,
): CancellationSummary {
  const product = productOf({ column, room, plan, charges, restrictions })
  const cell = cellOf(shard, column, stay.arrival)
  const inHouse = priceStay(product, stay.rooms, stay.nights, shard.prices, cell, shard.columns, currency)
  const deadlines = deadlinesOn(convertPolicy(plan.policy, conversion), stay.arrival, zone)
  const fees = sumFees(convertPrice(inHouse, conversion).rooms.map((price) => feesOf(deadlines, price)))
  return cancellationSummaryOf(fees, pricedAt, instantOn(stay.arrival, checkIn, zone))
}
