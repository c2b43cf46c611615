import { dateIn, type Instant } from '#domain/zone-time.ts'
import { hash } from '#drawings/random.ts'
import { regionOf } from '#drawings/regions.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { type Pool, type Tx, transaction } from '../db/database.ts'
import { applyCalendars } from './apply-calendars.ts'
import { applyInventory } from './apply-store.ts'
import { baseDateOf } from './calendar-days.ts'
import type { Fault } from './format/fault.ts'
import { readRow, type StoredRow } from './format/rows.ts'
import {
  createStage,
  dropFaulty,
  findStageFaults,
  knownHotels,
  knownPlaces,
  type PlaceKnown,
  type StagedRow,
  stageRows,
} from './import-store.ts'
import { applyNightUnits, findNightUnitFaults, stageNightUnits } from './night-units-store.ts'
import type { Progress } from './progress-bar.ts'
import { findFiles, type InventoryFile, readGivenRows } from './read-inventory.ts'
import { announceChanges } from './record-changes.ts'
import { recountHotels } from './recount-hotels.ts'

export type ImportOptions = {
  folder: string
  now: Instant
  /** Leave out what is wrong instead of stopping. */
  skipBad?: boolean
  /** Close hotels that the files do not name. */
  replace?: boolean
  onFault?: (fault: Fault) => void
  progress?: Progress
}
export type ImportOutcome = { imported: boolean; rows: number; faults: number; hotels: number }

const batchRows = 2_000
class Refused extends Error {}

/**
 * Brings an operator's files into the database: all of them or nothing. Rows are read one by one and checked by
 * themselves, then staged and checked against each other and against what was sold; only then is anything changed.
 */
export async function importInventory(db: Pool, options: ImportOptions): Promise<ImportOutcome> {
  const { folder, now, skipBad = false, replace = false, onFault = () => {}, progress = () => {} } = options
  const today = dateIn('UTC', now)
  const outcome = { imported: false, rows: 0, faults: 0, hotels: 0 }
  const tell = (fault: Fault) => {
    outcome.faults += 1
    onFault(fault)
  }
  const { files, faults } = await findFiles(folder)
  for (const fault of faults) tell(fault)
  if (files.length === 0 || (faults.length > 0 && !skipBad)) return outcome

  try {
    await transaction(db, async (tx) => {
      await createStage(tx)
      const reader = await openReader(tx)
      for (const source of files) {
        for await (const batch of stagedBatches(source, reader, tell)) {
          await stageRows(tx, batch)
          outcome.rows += batch.length
          progress(outcome.rows, null)
        }
      }
      const fileOf = (name: string) => files.find((file) => file.name === name)?.file ?? `${name}.csv`
      for (const fault of await findStageFaults(tx, { today, replace }))
        tell({ ...fault, file: fileOf(fault.file) })
      await stageNightUnits(tx, baseDateOf(today))
      for (const fault of await findNightUnitFaults(tx, today)) tell({ ...fault, file: fileOf(fault.file) })
      if (outcome.faults > 0 && !skipBad) throw new Refused()
      await dropFaulty(tx)
      outcome.hotels = await applyInventory(tx, { files: files.map(({ name }) => name), today, replace })
      for (const fault of await applyCalendars(tx, baseDateOf(today)))
        tell({ ...fault, file: fileOf('calendars') })
      await applyNightUnits(tx)
      if (outcome.faults > 0 && !skipBad) throw new Refused()
      await recountHotels(tx)
    })
    outcome.imported = true
    await announceChanges(db)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  return outcome
}

type Reader = { currencies: Map<string, string>; places: ReadonlyMap<string, PlaceKnown> }

async function openReader(tx: Tx): Promise<Reader> {
  const [currencies, places] = [await knownHotels(tx), await knownPlaces(tx)]
  return { currencies, places }
}

async function* stagedBatches(
  source: InventoryFile,
  reader: Reader,
  tell: (fault: Fault) => void,
): AsyncGenerator<StagedRow[]> {
  let batch: StagedRow[] = []
  for await (const found of readGivenRows(source)) {
    const staged = 'fault' in found ? [found.fault] : stagedRow(source, found.line, found.given, reader)
    for (const one of Array.isArray(staged) ? staged : []) tell(one)
    if (!Array.isArray(staged)) batch.push(staged)
    if (batch.length < batchRows) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function stagedRow(
  { name, file }: InventoryFile,
  line: number,
  given: Record<string, string>,
  { currencies, places }: Reader,
): StagedRow | Fault[] {
  const known = (code: string) => {
    const currency = currencies.get(code)
    return currency ? { currency } : null
  }
  const read = readRow(name, given, known)
  if ('faults' in read) return read.faults.map((fault) => ({ file, line, ...fault }))
  const placed = name === 'hotels' ? placedHotel(read.row, places) : { row: read.row }
  if ('fault' in placed) return [{ file, line, ...placed.fault }]
  const { row } = placed
  if (name === 'hotels') currencies.set(String(row.code), String(row.currency))
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

/** What may stand in a file only once. */
function keyOf(name: InventoryFile['name'], row: StoredRow): string | null {
  if (name === 'hotels' || name === 'promotions') return String(row.code)
  if (name === 'rooms' || name === 'rates') return `${row.hotel}/${row.code}`
  return name === 'texts' ? `${row.hotel}/${row.locale}` : null
}

type Placed = { row: StoredRow } | { fault: { column: string; reason: string } }

/** A hotel with what follows from where it stands. */
function placedHotel(row: StoredRow, places: Reader['places']): Placed {
  const city = places.get(String(row.city))
  if (city?.kind !== 'city')
    return { fault: { column: 'city', reason: `no city has the slug "${row.city}"` } }
  const district = row.district === null ? null : places.get(String(row.district))
  if (district === undefined || (district && district.parent !== city.id)) {
    return { fault: { column: 'district', reason: `"${row.district}" is not a district of ${row.city}` } }
  }
  const at = { lat: Number(row.lat), lon: Number(row.lon) }
  const away = metresBetween(at, city)
  if (away > farthest)
    return {
      fault: {
        column: 'lat',
        reason: `the hotel would stand ${Math.round(away / 1000)} km from ${row.city}; check lat and lon`,
      },
    }
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
