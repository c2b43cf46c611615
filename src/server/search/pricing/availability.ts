import { type NearestStay, nearestStay, otherDatesMayHelp } from '#domain/price/nearest-stay.ts'
import { type Reason, reasonNearestToSale, whyNotStay } from '#domain/price/restrictions.ts'
import type { Day } from '#domain/time/plain-date.ts'
import { cellOf, type ShardHotel, type ShardProduct } from '../shards/shard.ts'
import type { PricedShard } from './price-shard.ts'

/** The reason of a hotel without a product, or of a place without a hotel. */
export const NOTHING_SOLD: Reason = 'no_rate'

/** Why a hotel cannot be booked: the reason of its products that is nearest to a sale; null if it has no products. */
export function reasonOf(priced: PricedShard, hotel: ShardHotel): Reason | null {
  const { arrival, nights } = priced.stay
  let nearest: Reason | null = null
  for (const product of hotel.products) {
    const why = whyNot(priced, hotel, product, arrival, nights)
    if (why !== null) nearest = reasonNearestToSale(nearest, why)
  }
  return nearest
}

/** The stay closest to the requested one in which the hotel has a room to sell. */
export function nearestOf(priced: PricedShard, hotel: ShardHotel, reason: Reason): NearestStay | null {
  if (!otherDatesMayHelp(reason)) return null
  const works = (arrival: Day, nights: number) =>
    hotel.products.some((product) => whyNot(priced, hotel, product, arrival, nights) === null)
  return nearestStay(priced.inZone.get(hotel.zone)!, works)
}

function whyNot(
  { shard, stay, inZone }: PricedShard,
  { zone }: ShardHotel,
  product: ShardProduct,
  arrival: Day,
  nights: number,
): Reason | null {
  const { today } = inZone.get(zone)!
  const cell = cellOf(shard, product.column, arrival)
  const { prices, free, columns } = shard
  return whyNotStay(product, { arrival, nights, today }, stay.rooms, prices, free, cell, columns)
}
