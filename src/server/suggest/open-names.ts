import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { type HotelColumns, nameOf } from './hotel-columns.ts'
import { makeNamesApart } from './name-thread.ts'
import { namedHotels, namedPlace } from './named-things.ts'
import type { Names } from './names.ts'
import { type ChangedHotel, type Moment, readChangedHotels, readMoment } from './store.ts'

/** The names of this process: read once, and again when places or hotels changed. */
export type OpenNames = () => Promise<Names>

type Held = { names: Names; hash: string; moment: Moment; asOf: number }

const lookEvery = 10_000
/** Notes of changes are kept for a day; what is older cannot be told from them. */
const trustedFor = 12 * 3_600_000

export function openNames({ db, places, now }: { db: Db; places: Places; now: () => number }): OpenNames {
  let held: Held | null = null
  let work: Promise<Held> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const make = async (): Promise<Held> => {
    const [index, moment, asOf] = [await places(), await readMoment(db), now()]
    const names = await makeNamesApart({
      places: [...index.byId.values()].map(namedPlace),
      hotels: namedHotels(db, index),
    })
    return { names, moment, asOf, hash: index.state.hash }
  }
  const refreshed = async (): Promise<Held> => {
    lookedAt = now()
    if (!held || now() - held.asOf > trustedFor) return make()
    const [{ state }, moment] = [await places(), await readMoment(db)]
    if (state.hash !== held.hash || moment.started !== held.moment.started) return make()
    const changed = await readChangedHotels(db, held.moment.snapshot)
    const { hotels } = held.names
    return changed.some((hotel) => isNews(hotels, hotel)) ? make() : { ...held, moment, asOf: now() }
  }
  const refresh = () => {
    work ??= refreshed()
      .then((fresh) => (held = fresh))
      .finally(() => (work = null))
    return work
  }
  return async () => {
    if (!held) return (await refresh()).names
    // Nobody waits for the news: this answer comes from the names at hand, a later one from the new ones.
    if (now() - lookedAt >= lookEvery) refresh().catch(() => {})
    return held.names
  }
}

/** Whether a hotel is found otherwise than before: a new score or another picture is no reason to begin anew. */
function isNews(hotels: HotelColumns, changed: ChangedHotel): boolean {
  if (changed.id === null) return true
  const at = hotels.ids.indexOf(changed.id)
  if (at < 0 || !changed.isOpen) return at >= 0 || changed.isOpen
  const { en, zh } = nameOf(hotels, at)
  const isSamePlace = hotels.cities[at] === changed.city && hotels.districts[at] === (changed.district ?? 0)
  return !isSamePlace || en !== changed.nameEn || zh !== changed.nameZh
}
