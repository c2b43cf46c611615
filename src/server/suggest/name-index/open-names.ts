import type { Db } from '../../db/database.ts'
import type { Places } from '../../places/open-places.ts'
import { buildInWorker, type Names } from './build-in-worker.ts'
import { namedPlace, readNamedHotels } from './named-rows.ts'
import { type ChangedHotel, type DatabaseState, readChangedHotels, readDatabaseState } from './store.ts'

/** The name indexes of this process: built once, and again when places or hotels changed. */
export type OpenNames = () => Promise<Names>

type Loaded = { names: Names; placesHash: string; state: DatabaseState; readAt: number }

const CHECK_EVERY = 10_000
/** Changes are recorded for a day, so an older index cannot be checked by them. */
const TRUSTED_FOR = 12 * 3_600_000

export function openNames({ db, places, now }: { db: Db; places: Places; now: () => number }): OpenNames {
  let loaded: Loaded | null = null
  let refreshing: Promise<Loaded> | null = null
  let checkedAt = Number.NEGATIVE_INFINITY

  const load = async (): Promise<Loaded> => {
    const [index, state, readAt] = [await places(), await readDatabaseState(db), now()]
    const names = await buildInWorker({
      places: [...index.byId.values()].map(namedPlace),
      hotels: readNamedHotels(db, index),
    })
    return { names, state, readAt, placesHash: index.state.hash }
  }
  const reloadIfChanged = async (): Promise<Loaded> => {
    checkedAt = now()
    if (!loaded || now() - loaded.readAt > TRUSTED_FOR) return load()
    const [index, state] = [await places(), await readDatabaseState(db)]
    if (index.state.hash !== loaded.placesHash || state.started !== loaded.state.started) return load()
    const changed = await readChangedHotels(db, loaded.state.snapshot)
    const { names } = loaded
    return changed.some((hotel) => isFoundOtherwise(names, hotel))
      ? load()
      : { ...loaded, state, readAt: now() }
  }
  const refresh = () => {
    refreshing ??= reloadIfChanged()
      .then((fresh) => (loaded = fresh))
      .finally(() => (refreshing = null))
    return refreshing
  }
  return async () => {
    if (!loaded) return (await refresh()).names
    // Stale while revalidating: no request waits for the new names.
    if (now() - checkedAt >= CHECK_EVERY) refresh().catch(() => {})
    return loaded.names
  }
}

/** Whether a hotel's search terms changed: a new score or another picture is no reason to rebuild. */
function isFoundOtherwise({ hotels }: Names, changed: ChangedHotel): boolean {
  if (changed.id === null) return true
  const known = hotels.all.find(({ id }) => id === changed.id)
  if (!known || !changed.isOpen) return known !== undefined || changed.isOpen
  const isSamePlace = known.city === changed.city && known.district === changed.district
  return !isSamePlace || known.name.en !== changed.nameEn || known.name.zh !== changed.nameZh
}
