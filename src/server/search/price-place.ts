import type { Currency } from '#domain/currency.ts'
import { type Money, money } from '#domain/money.ts'
import { DEFAULT_PARTY, dealGuests } from '#domain/party.ts'
import { type Day, dateOf } from '#domain/plain-date.ts'
import { createYield } from '../concurrency/yield.ts'
import type { Exchange } from '../exchange/exchange-into.ts'
import type { Place } from '../places/place.ts'
import { beginAnew, takeNight } from './least-nights.ts'
import { groupNights, isFound, leastShown } from './night-groups.ts'
import type { SearchWorld } from './open-search.ts'
import { type Part, partsOfPlace } from './parts-of-place.ts'

/** The cheapest night of the coming year for two: in each month, January first, and in each district, by its id. */
export type PlacePrices = {
  readonly months: readonly (Money | null)[]
  readonly districts: ReadonlyMap<number, Money>
}

const MONTHS = 12
const YEAR = 365
const rooms = dealGuests(DEFAULT_PARTY)

/** When and where a place is how dear, as its calendar has it; nothing in a currency without a rate. */
export async function pricePlace(world: SearchWorld, place: Place, currency: Currency): Promise<PlacePrices> {
  const [table, found] = await Promise.all([world.rates(), partsOfPlace(world, place.slug)])
  const exchange = world.exchange(table, currency)
  const parts = found.ok ? found.value : []
  const { today } = world.zoneDays(place.zone, world.now())
  const [months, districts] = [
    await leastByMonth(world, parts, today, exchange),
    place.kind === 'city' ? await leastByDistrict(world, parts, today, exchange) : new Map<number, number>(),
  ]
  return {
    months: months.map((total) => (total < Number.POSITIVE_INFINITY ? money(total, currency) : null)),
    districts: new Map([...districts].map(([id, total]) => [id, money(total, currency)])),
  }
}

async function leastByMonth(world: SearchWorld, parts: readonly Part[], today: Day, exchange: Exchange) {
  const months = new Array<number>(MONTHS).fill(Number.POSITIVE_INFINITY)
  const pause = createYield()
  for (const part of parts) {
    const nights = groupNights(world, part, { rooms, exchange }, () => null)
    for (let day = today; day < today + YEAR; day++) {
      takeNight(nights.scan, day)
      const month = monthOf(day)
      const isLast = monthOf(day + 1) !== month || day + 1 === today + YEAR
      if (isLast) {
        months[month] = Math.min(months[month]!, leastShown(nights))
        beginAnew(nights.scan)
      }
      await pause()
    }
  }
  return months
}

const monthOf = (day: Day) => Number(dateOf(day).slice(5, 7)) - 1

async function leastByDistrict(world: SearchWorld, parts: readonly Part[], today: Day, exchange: Exchange) {
  const districts = new Map<number, number>()
  const pause = createYield()
  for (const part of parts) {
    const { scan, groups } = groupNights(world, part, { rooms, exchange }, (district) => district)
    for (let day = today; day < today + YEAR; day++) {
      takeNight(scan, day)
      await pause()
    }
    for (const [at, { key, shown }] of groups.entries()) {
      if (key === null || !isFound(scan, at)) continue
      const total = shown.into(scan.least[at]!)
      districts.set(key, Math.min(total, districts.get(key) ?? total))
    }
  }
  return districts
}
