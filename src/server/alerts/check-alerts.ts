import type { Id } from '#domain/id.ts'
import { reasonToTell, withObserved } from '#domain/price/price-alert.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Pool } from '../db/database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow, type Swept } from '../jobs/for-each-row.ts'
import type { Places } from '../places/open-places.ts'
import type { CheapestStay } from '../search/find-cheapest.ts'
import { openSearch, type Search } from '../search/open-search.ts'
import {
  type AlertRow,
  alertedCities,
  alertsToCheck,
  type Observed,
  purgeAlerts,
  writeChecked,
  writeObserved,
} from './alert-store.ts'
import { siteZone } from './context.ts'
import { type TellContext, tellAlert } from './tell-alert.ts'
import { askedOf, keyOf } from './watched-question.ts'

export type CheckContext = Omit<TellContext, 'places'> & {
  readonly db: Pool
  readonly places: Places
  readonly now: () => number
}

/** Enough for one city at a time, also the largest. */
const memoryMb = 64
const A_DAY = 86_400_000
/** Ended alerts stay listed for a month. */
const listedFor = 30

/**
 * Every night: compares the price of each alert with the last one. Alerts are grouped by city, so that the inventory of
 * a city is loaded once, and by question, so that a question of many guests is priced once.
 */
export async function checkAlerts(context: CheckContext): Promise<Swept> {
  const { db, places, now } = context
  const today = dateIn(siteZone, now())
  await purgeAlerts(db, { removedBefore: now() - 7 * A_DAY, arrivedBefore: addDays(today, -listedFor) })
  const search = openSearch({ db, places, rates: openRates({ db, now }), now, memoryMb })
  try {
    return await checkByCity(context, search, today)
  } finally {
    await search.close()
  }
}

async function checkByCity(context: CheckContext, search: Search, today: PlainDate): Promise<Swept> {
  const { db, now } = context
  const cities = await alertedCities(db, today)
  let page = new Map<Id, () => AlertRow>()
  let unchanged: Id[] = []
  let changed: Observed[] = []
  let prices = new Map<string, Promise<CheapestStay | null>>()
  let last: Id = '0'

  /** Pages follow each other within a city, and cities follow each other. Each page is written as a whole. */
  const find = async (asked: RowPage): Promise<Id[]> => {
    await writeChecked(db, unchanged, now())
    await writeObserved(db, changed, now())
    unchanged = []
    changed = []
    for (let city = cities[0]; city !== undefined; city = cities[0]) {
      const rows = await alertsToCheck(db, { city, today }, { ...asked, after: last })
      last = rows.at(-1)?.id ?? '0'
      page = new Map(rows.map(({ id, read }) => [id, read]))
      if (rows.length > 0) return [...page.keys()]
      cities.shift()
      prices = new Map()
    }
    return []
  }
  const priceOf = (row: AlertRow) =>
    prices.getOrInsertComputed(keyOf(row), () => search.findCheapest(askedOf(row, row.cityId)))

  return forEachRow(context, { task: 'check_price_alerts', find }, async (id) => {
    const row = page.get(id)!()
    const found = await priceOf(row)
    const observed = [today, found?.total.amount ?? null] as const
    const series = withObserved(row.series, observed)
    const reason = reasonToTell(row, observed)
    const foundHotelId = found?.hotel ?? row.foundHotelId
    if (series === row.series && foundHotelId === row.foundHotelId) unchanged.push(id)
    else if (!reason) changed.push({ id, series, foundHotelId })
    if (reason && found) await tellAlert(context, { id, reason, found, series, today })
  })
}
