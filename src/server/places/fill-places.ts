import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PlaceTable } from '#gazetteer/findable.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readCountries, readRegions } from '#gazetteer/read-countries.ts'
import { readSpots } from '#gazetteer/read-spots.ts'
import type { Db } from '../db/database.ts'
import {
  readHash,
  recordFilling,
  underFillLock,
  writeCountries,
  writeNames,
  writePlaces,
} from './fill-store.ts'
import { placeRows } from './place-rows.ts'

/** Data and code that the rows depend on: a change of either rebuilds them. */
const sources = [
  ...['cities', 'countries', 'regions', 'spots'].map((name) => `../../gazetteer/data/${name}.tsv`),
  ...['findable', 'fold', 'read-cities', 'read-spots'].map((name) => `../../gazetteer/${name}.ts`),
  './place-rows.ts',
  './name-rows.ts',
  './rows.ts',
]

export function hashOfPlaces(): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(readFileSync(new URL(source, import.meta.url)))
  return hash.digest('hex')
}

const readPlaceTable = (): PlaceTable => ({
  cities: readCities(),
  spots: readSpots(),
  countries: readCountries(),
  regions: readRegions(),
})

type Data = { hash: string; read: () => PlaceTable }
const committed = (): Data => ({ hash: hashOfPlaces(), read: readPlaceTable })

/** Updates the place tables to the data of this version. Only one of several concurrent processes does it. */
export async function fillPlaces(db: Db, { hash, read }: Data = committed()): Promise<'filled' | 'kept'> {
  if ((await readHash(db)) === hash) return 'kept'
  const { countries, places, names } = placeRows(read())
  return underFillLock(db, async (tx) => {
    if ((await readHash(tx)) === hash) return 'kept'
    await writeCountries(tx, countries)
    await writePlaces(tx, places)
    await writeNames(tx, names)
    await recordFilling(tx, hash)
    return 'filled'
  })
}
