import { totalOfCalendar } from '#domain/prices.ts'
import type { Product } from '#domain/product.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { isSold, totalOf } from './totals.ts'

/** By product of the hotel at hand that is the first of its like: the lowest nights among those, and their total. */
let lowest = new Float64Array(64)
let totals = new Float64Array(64)

/**
 * Finds the cheapest product of a hotel, of equals the first. Products that are alike differ only by their room, so
 * that the cheapest of them is the one with the cheapest nights: only that one is priced.
 */
export function findCheapest(priced: PricedShard, at: number) {
  const { shard, asked, nights, cheapest, least } = priced
  const { products, columnOf, likeOf, columns, base, prices } = shard
  const { firstProduct, products: count, zone } = shard.hotels[at]!
  const end = firstProduct + count
  if (lowest.length < count) {
    lowest = new Float64Array(count)
    totals = new Float64Array(count)
  }
  cheapest[at] = -1
  least[at] = -1
  for (let p = firstProduct; p < end; p++) {
    const like = likeOf[p]! - firstProduct
    if (likeOf[p] === p) lowest[like] = 0
    const sum = nights[columnOf[p]!]!
    if (isSold(priced, p, zone) && (lowest[like] === 0 || sum < lowest[like]!)) lowest[like] = sum
  }
  let best = Number.POSITIVE_INFINITY
  for (let p = firstProduct; p < end; p++) {
    const sum = lowest[p - firstProduct]!
    if (likeOf[p] !== p || sum === 0) continue
    const product = products[p]!
    if (!followsTheNights(product, asked)) return lookAtAll(priced, at)
    const cell = (asked.arrival - base) * columns + columnOf[p]!
    const total = totalOfCalendar(product, asked.rooms, asked.nights, sum, prices, cell, columns)
    totals[p - firstProduct] = total
    if (total < best) best = total
  }
  if (best === Number.POSITIVE_INFINITY) return
  for (let p = firstProduct; p < end; p++) {
    const like = likeOf[p]! - firstProduct
    if (lowest[like] === 0 || totals[like] !== best || !isSold(priced, p, zone)) continue
    // A little more for the nights may round to the same total.
    if (nights[columnOf[p]!] !== lowest[like] && totalOf(priced, p) !== best) continue
    cheapest[at] = p
    least[at] = best
    return
  }
}

/** Whether dearer nights never make a lower total: not where a charge is a part of the first nights only. */
function followsTheNights(product: Product, { nights, rooms }: AskedNights): boolean {
  const isSummed = nights <= product.summedUpTo && rooms.every(({ ages }) => ages.length === 0)
  return isSummed || product.particularCharges.length === 0
}

function lookAtAll(priced: PricedShard, at: number) {
  const { firstProduct, products, zone } = priced.shard.hotels[at]!
  for (let p = firstProduct; p < firstProduct + products; p++) {
    if (!isSold(priced, p, zone)) continue
    const total = totalOf(priced, p)
    if (priced.cheapest[at]! >= 0 && total >= priced.least[at]!) continue
    priced.cheapest[at] = p
    priced.least[at] = total
  }
}
