import { hash } from '#drawings/canvas/random.ts'
import { regionOf } from '#drawings/regions.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import type { Tx } from '../../db/database.ts'
import { readRates } from '../../exchange/exchange-rates.ts'
import type { Fault } from '../csv/fault.ts'
import { type Known, type RowFault, readRow, type StoredRow } from '../csv/rows.ts'
import type { InventoryFile } from './find-files.ts'
import { knownHotels, knownPlaces, type PlaceKnown, type StagedRow, stageRows } from './import-store.ts'
import { readRows } from './read-rows.ts'

const batchRows = 2_000

/** Facts that are known before the files are read; hotels that the files describe are added. */
export type Reader = Known & {
  readonly currencies: Map<string, string>
  readonly places: ReadonlyMap<string, PlaceKnown>
  /** Hotels that the files describe with faults, and their currency where it can be read. */
  readonly faulty: Map<string, string | null>
}

export async function openReader(tx: Tx): Promise<Reader> {
  const [currencies, places, { base, rates }] = [
    await knownHotels(tx),
    await knownPlaces(tx),
    await readRates(tx),
  ]
  const faulty = new Map<string, string | null>()
  return {
    currencies,
    places,
    faulty,
    isFaulty: (hotel) => faulty.has(hotel) && !currencies.has(hotel),
    currencyOf: (hotel) => currencies.get(hotel) ?? faulty.get(hotel) ?? null,
    hasRate: (currency) => currency === base || Object.hasOwn(rates, currency),
  }
}

/** Reads a file row by row, stages valid rows and reports faults. Yields the number of rows of each batch. */
export async function* stageFile(
  tx: Tx,
  source: InventoryFile,
  reader: Reader,
  tell: (fault: Fault) => void,
): AsyncGenerator<number> {
  let batch: StagedRow[] = []
  for await (const found of readRows(source)) {
    const staged = 'fault' in found ? [found.fault] : stagedRow(source, found.line, found.given, reader)
    if (Array.isArray(staged)) for (const fault of staged) tell(fault)
    else if ('given' in found && !found.isBad) batch.push(staged)
    if (batch.length < batchRows) continue
    await stageRows(tx, batch)
    yield batch.length
    batch = []
  }
  await stageRows(tx, batch)
  yield batch.length
}

function stagedRow(
  { name, file }: InventoryFile,
  line: number,
  given: Readonly<Record<string, string>>,
  reader: Reader,
): StagedRow | Fault[] {
  const read = readRow(name, given, reader)
  const placed = 'row' in read && name === 'hotels' ? placedHotel(read.row, reader.places) : read
  if ('faults' in placed) {
    // With its currency the rates of a faulty hotel are checked in the same round.
    const currency = given.currency?.trim() ?? ''
    if (name === 'hotels')
      reader.faulty.set(given.code?.trim() ?? '', reader.hasRate(currency) ? currency : null)
    return placed.faults.map((fault) => ({ file, line, ...fault }))
  }
  const { row } = placed
  if (name === 'hotels') reader.currencies.set(String(row.code), String(row.currency))
  return {
    file: name,
    line,
    hotel: textOf(row.hotel ?? (name === 'hotels' ? row.code : null)),
    room: textOf(row.room),
    key: keyOf(name, row),
    row,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** The unique key of a row within its file. */
function keyOf(name: InventoryFile['name'], row: StoredRow): string | null {
  if (name === 'hotels' || name === 'promotions') return String(row.code)
  if (name === 'rooms' || name === 'rates') return `${row.hotel}/${row.code}`
  return name === 'texts' ? `${row.hotel}/${row.locale}` : null
}

/** A hotel with the fields that follow from its location. */
export function placedHotel(row: StoredRow, places: Reader['places']): ReturnType<typeof readRow> {
  const city = places.get(String(row.city))
  if (city?.kind !== 'city')
    return { faults: [{ column: 'city', reason: `no city has the slug "${row.city}"` }] }
  const faults: RowFault[] = []
  const district = row.district === null ? null : places.get(String(row.district))
  if (district === undefined || (district && district.parent !== city.id))
    faults.push({ column: 'district', reason: `"${row.district}" is not a district of ${row.city}` })
  const away = metresBetween({ lat: Number(row.lat), lon: Number(row.lon) }, city)
  if (away > farthest) {
    const km = Math.round(away / 1000)
    faults.push({
      column: 'lat',
      reason: `the hotel would stand ${km} km from ${row.city}; check lat and lon`,
    })
  }
  if (faults.length > 0) return { faults }
  return {
    row: {
      ...row,
      city: city.id,
      district: district?.id ?? null,
      time_zone: row.time_zone ?? city.zone,
      centre_m: Math.max(100, away),
      region: regionOf(city.country),
      seed: hash(String(row.code)),
    },
  }
}
const farthest = 100_000
