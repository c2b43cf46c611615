import { totalOfCalendar } from '#domain/prices.ts'
import type { PriceTerms } from '#domain/product.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { priceTermsAt } from './price-terms.ts'
import { cellOf, NEVER } from './shard.ts'
import { isSold, totalOf } from './totals.ts'

// By product of the hotel at hand that is the first of its like: the lowest nights among those, and their total.
let lowest = new Float64Array(64)
let totals = new Float64Array(64)

/**
 * Finds the cheapest product of a hotel, of equals the first. Products that are alike differ only by their room, so
 * that the cheapest of them is the one with the cheapest nights: only that one is priced. Products stand room by room,
 * with `step` plans each; where rooms and plans do not make a grid every product is looked at by itself, as a step.
 * Of a grid, plans that another one beats are not priced at all.
 */
export function findCheapest(priced: PricedShard, at: number) {
  const { shard, asked, nights, whyNot, cheapest, least } = priced
  const { houses, products } = shard
  const first = houses.firstProducts[at]!
  const end = first + houses.products[at]!
  const step = houses.gridPlans[at]! || 1
  const dates = whyNot.dates[houses.zones[at]!]!
  const beaten = isAnyAlone(asked) ? products.beatenAlone : products.beaten
  if (lowest.length < end - first) {
    lowest = new Float64Array(end - first)
    totals = new Float64Array(end - first)
  }
  cheapest[at] = -1
  least[at] = -1
  for (let p = first; p < end; p += step) {
    const like = products.likes[p]! - first
    if (like === p - first) lowest[like] = 0
    const sum = nights[products.columns[p]!]!
    if (sum === 0 || whyNot.guests[products.capacities[p]!] !== 0) continue
    if (step === 1 && dates[products.rules[p]!] !== 0) continue
    if (lowest[like] === 0 || sum < lowest[like]!) lowest[like] = sum
  }
  let best = Number.POSITIVE_INFINITY
  for (let p = first; p < end; p += step) {
    const sum = lowest[p - first]!
    if (products.likes[p] !== p || sum === 0) continue
    for (let sold = p; sold < p + step; sold++) {
      totals[sold - first] = -1
      const from = beaten[sold]!
      if ((sum >= from && from !== NEVER) || dates[products.rules[sold]!] !== 0) continue
      const product = priceTermsAt(shard, sold)
      if (!followsTheNights(product, asked)) return lookAtAll(priced, at)
      const cell = cellOf(shard, sold, asked.arrival)
      const total = totalOfCalendar(
        product,
        asked.rooms,
        asked.nights,
        sum,
        shard.prices,
        cell,
        shard.columns,
      )
      totals[sold - first] = total
      if (total < best) best = total
    }
  }
  if (best === Number.POSITIVE_INFINITY) return
  least[at] = best
  cheapest[at] = firstAt(priced, at, step, best)
}

/** The first product of a hotel with this total; a little more for the nights may round to the same. */
function firstAt(priced: PricedShard, at: number, step: number, best: number): number {
  const { houses, products } = priced.shard
  const first = houses.firstProducts[at]!
  const end = first + houses.products[at]!
  for (let p = first; p < end; p += step) {
    const like = products.likes[p]! - first
    if (lowest[like] === 0 || !isSold(priced, p, houses.zones[at]!, step > 1)) continue
    for (let plan = 0; plan < step; plan++) {
      if (totals[like + plan] !== best) continue
      if (priced.nights[products.columns[p]!] === lowest[like] || totalOf(priced, p + plan) === best) {
        return p + plan
      }
    }
  }
  return -1
}

function isAnyAlone({ rooms }: AskedNights): boolean {
  for (let i = 0; i < rooms.length; i++)
    if (rooms[i]!.adults === 1 && rooms[i]!.ages.length === 0) return true
  return false
}

/** Whether dearer nights never make a lower total: not where a charge is a part of the first nights only. */
function followsTheNights(product: PriceTerms, { nights, rooms }: AskedNights): boolean {
  const isSummed = nights <= product.summedUpTo && rooms.every(({ ages }) => ages.length === 0)
  return isSummed || product.particularCharges.length === 0
}

function lookAtAll(priced: PricedShard, at: number) {
  const { firstProducts, products, zones } = priced.shard.houses
  const end = firstProducts[at]! + products[at]!
  for (let p = firstProducts[at]!; p < end; p++) {
    if (!isSold(priced, p, zones[at]!)) continue
    const total = totalOf(priced, p)
    if (priced.cheapest[at]! >= 0 && total >= priced.least[at]!) continue
    priced.cheapest[at] = p
    priced.least[at] = total
  }
}
