// Cost of the price rules: `stayTotal` over a large city compared with a bare loop over the same arrays. Both
// alternate within one process, so that machine load affects both alike. The lower decile of each counts, as
// the least disturbed time.
import type { Charge } from '#domain/price/charges.ts'
import { stayTotal } from '#domain/price/prices.ts'
import type { Product, RatePlan, RoomType } from '#domain/price/product.ts'
import { productOf } from '#domain/price/product.ts'
import type { AskedStay } from '#domain/price/restrictions.ts'
import { whyNotStay } from '#domain/price/restrictions.ts'
import type { RoomGuests } from '#domain/stay/party.ts'

const HOTELS = 1_200
const NIGHTS = 3
const CALENDAR = 540
const ROUNDS = 1_500
const WARM_UP = 300
const MOST_RATIO = 2.5

/** As in a search shard: products beside two arrays, night-major. */
interface City {
  readonly products: readonly Product[]
  readonly columns: number
  readonly prices: Int32Array
  readonly free: Uint8Array
}

const random = generator(20_261_115)
const city = makeCity()
const party: readonly RoomGuests[] = [{ adults: 2, ages: [] }]

function bareLoop({ products, columns, prices }: City, arrival: number, nights: number): number {
  let sum = 0
  for (let p = 0; p < products.length; p++) {
    const at = arrival * columns + products[p]!.column
    for (let i = 0; i < nights; i++) sum += prices[at + i * columns]!
  }
  return sum
}

function allTotals({ products, columns, prices }: City, arrival: number, nights: number): number {
  let sum = 0
  for (let p = 0; p < products.length; p++) {
    const product = products[p]!
    sum += stayTotal(product, party, nights, prices, arrival * columns + product.column, columns)
  }
  return sum
}

function allOffers({ products, columns, prices, free }: City, arrival: number, nights: number): number {
  const stay: AskedStay = { arrival, nights, today: 0 }
  let sum = 0
  for (let p = 0; p < products.length; p++) {
    const product = products[p]!
    const at = arrival * columns + product.column
    if (whyNotStay(product, stay, party, prices, free, at, columns)) continue
    sum += stayTotal(product, party, nights, prices, at, columns)
  }
  return sum
}

type Run = (city: City, arrival: number, nights: number) => number
const runs = { bareLoop, allTotals, allOffers }
const times: Record<keyof typeof runs, number[]> = { bareLoop: [], allTotals: [], allOffers: [] }
let checksum = 0
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const arrival = (round * 37) % (CALENDAR - NIGHTS)
  for (const [name, run] of Object.entries(runs) as [keyof typeof runs, Run][]) {
    const start = performance.now()
    checksum += run(city, arrival, NIGHTS)
    if (round >= WARM_UP) times[name].push(performance.now() - start)
  }
}

const MEASURED = 20
const heapBefore = process.memoryUsage().heapUsed
for (let round = 0; round < MEASURED; round++)
  checksum += allOffers(city, round, NIGHTS) + allTotals(city, round, NIGHTS)
const bytesPerStay = (process.memoryUsage().heapUsed - heapBefore) / MEASURED / city.products.length

const bare = undisturbed(times.bareLoop)
const totals = undisturbed(times.allTotals)
const ratio = totals / bare
console.log(`bare loop   ${(bare * 1000).toFixed(0)} µs`)
console.log(`stayTotal   ${(totals * 1000).toFixed(0)} µs, ${ratio.toFixed(2)} times the bare loop`)
console.log(`with whyNotStay   ${(undisturbed(times.allOffers) * 1000).toFixed(0)} µs`)
console.log(`allocated   ${bytesPerStay.toFixed(2)} bytes a stay`)
console.log(
  JSON.stringify({
    bench: 'rules',
    hotels: HOTELS,
    products: city.products.length,
    nights: NIGHTS,
    rounds: ROUNDS,
    bare_us: round(bare * 1000),
    stay_total_us: round(totals * 1000),
    ratio: round(ratio),
    offers_us: round(undisturbed(times.allOffers) * 1000),
    bytes_per_stay: round(bytesPerStay),
    checksum,
    ok: ratio <= MOST_RATIO,
  }),
)
process.exitCode = ratio <= MOST_RATIO ? 0 : 1

/**
 * Hotels with their own taxes, three or four room types each and three plans per room, as in the catalogue.
 */
function makeCity(): City {
  const products: Product[] = []
  let columns = 0
  for (let hotel = 0; hotel < HOTELS; hotel++) {
    const charges = chargesOf(hotel)
    for (let r = 0; r < 3 + (hotel % 2); r++) {
      const room: RoomType = { includedAdults: 2, maxAdults: 2 + (r % 3), maxGuests: 3 + (r % 2) }
      for (let plan = 0; plan < 3; plan++) {
        const restrictions = restrictionsOf(plan)
        products.push(productOf({ column: columns, room, plan: planOf(plan), charges, restrictions }))
      }
      columns += 1
    }
  }
  const cells = CALENDAR * columns
  return {
    products,
    columns,
    prices: Int32Array.from({ length: cells }, () => 20_000 + Math.floor(random() * 200_000)),
    free: Uint8Array.from({ length: cells }, () => Math.floor(random() * 8)),
  }
}

function chargesOf(hotel: number): Charge[] {
  const tax: Charge = {
    kind: 'tax',
    name: { en: 'Tax', zh: '税' },
    of: 'percent',
    value: 600 + (hotel % 8) * 100,
    per: 'room',
    each: 'stay',
    maxNights: null,
    fromAge: 0,
    collected: hotel % 3 === 0 ? 'included' : 'added',
  }
  const cityTax: Charge = {
    ...tax,
    of: 'amount',
    value: 200 + (hotel % 5) * 50,
    per: 'person',
    each: 'night',
    maxNights: 7,
    collected: 'at_hotel',
  }
  return hotel % 2 === 0 ? [tax] : [tax, cityTax]
}

function planOf(at: number): RatePlan {
  return {
    percent: 10_000 - at * 500,
    singleUse: 9_000,
    extraAdult: 8_000,
    board: at === 1 ? 'breakfast' : 'room_only',
    boardPrice: at === 1 ? 4_500 : 0,
    children: [
      { toAge: 2, perNight: 0, board: 0 },
      { toAge: 11, perNight: 3_000, board: 5_000 },
    ],
    payment: { type: 'prepay' },
    cancellation: { steps: [], noShow: { of: 'percent', value: 10_000 } },
  }
}

function restrictionsOf(plan: number): Product['restrictions'] {
  if (plan !== 2) return []
  return [{ kind: 'min_stay', from: 100, to: 200, weekdays: 96, value: 2 }]
}

function undisturbed(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)]!
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** A small seeded generator (mulberry32), so that two runs measure the same city. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
