import type { Db } from '../db/database.ts'
import { makePlaceIndex, type PlaceIndex } from './place-index.ts'
import { readCountries, readPlaces, readState } from './store.ts'

/** The places of this process: read once, and again when the tables changed. The promise stays the same until then. */
export type Places = () => Promise<PlaceIndex>

const freshFor = 10_000

export function openPlaces({ db, now }: { db: Db; now: () => number }): Places {
  let held: PlaceIndex | null = null
  let promise: Promise<PlaceIndex> | null = null
  let reading: Promise<PlaceIndex> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const read = async (): Promise<PlaceIndex> => {
    const state = await readState(db)
    lookedAt = now()
    if (held?.state.version === state.version) return held
    const [countries, places] = await Promise.all([readCountries(db), readPlaces(db)])
    held = await makePlaceIndex({ state, countries, places })
    promise = Promise.resolve(held)
    return held
  }
  const refresh = () => {
    reading ??= read().finally(() => (reading = null))
    return reading
  }
  return () => {
    if (!promise) return refresh()
    // The refresh is not awaited: this call gets the present copy, a later one the new copy.
    if (now() - lookedAt >= freshFor) refresh().catch(() => {})
    return promise
  }
}
