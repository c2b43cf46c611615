import { refuse } from '#domain/result.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import { type Pool, type Tx, transaction } from '../../db/database.ts'
import { applyCalendars } from '../apply-calendars.ts'
import { applyInventory, type ChangedRows, noteInventory } from '../apply-store.ts'
import { baseDateOf } from '../calendar-days.ts'
import type { Fault } from '../csv/fault.ts'
import { blockAhead } from '../feeds/manage-feeds.ts'
import { releaseStaged } from '../feeds/store.ts'
import { applyNightUnits, findNightUnitFaults, stageNightUnits } from '../night-units-store.ts'
import type { Progress } from '../progress-bar.ts'
import { announceChanges, recordChangeOfEverything, recordChanges } from '../record-changes.ts'
import { recountHotels } from '../recount-hotels.ts'
import type { Unnamed } from './apply-rows-store.ts'
import { type ChangedRow, changedRows, readNamedRows } from './changed-rows.ts'
import { findFiles, type InventoryFile } from './find-files.ts'
import { createStage, dropFaulty, findStageFaults, readNamed, readStagedHotels } from './import-store.ts'
import { openReader, stageFile } from './stage-rows.ts'
import { findWarnings } from './warning-store.ts'

export type ImportOptions = {
  folder: string
  now: Instant
  /** Skip faulty rows instead of stopping. */
  skipBad?: boolean
  /** Close hotels that the files do not name. */
  replace?: boolean
  /** Remove rows of the hotels in question that the files do not name. */
  complete?: boolean
  /** Run everything, report the changes, and roll back. */
  dryRun?: boolean
  /** Leave the hotels of the demonstration as they are. */
  keepDemonstration?: boolean
  /** More hotels than this are a fault. */
  mostHotels?: number
  /** Receives the changed rows before the commit; false rolls back. */
  onApplied?: (tx: Tx, applied: Applied) => Promise<boolean>
  onFault?: (fault: Fault) => void
  /** Receives rows that are valid but probably not intended. */
  onWarning?: (warning: Fault) => void
  progress?: Progress
}
export type Applied = Pick<ImportOutcome, 'changed' | 'unnamed'> & {
  readonly rows: readonly ChangedRow[]
  readonly warnings: readonly Fault[]
}
export type ImportOutcome = {
  /** Whether the files are importable; with `dryRun` nothing is stored. */
  imported: boolean
  rows: number
  faults: number
  hotels: number
  changed: ChangedRows | null
  /** Rows that the files do not name: removed by a complete import, otherwise left. */
  unnamed: readonly Unnamed[]
}

/**
 * Imports an operator's files in one transaction. Rows are parsed and checked one by one, then staged and checked
 * against each other and against booked nights; only then is anything changed.
 */
export async function importInventory(db: Pool, options: ImportOptions): Promise<ImportOutcome> {
  const { folder, dryRun = false, onFault = () => {}, onWarning = () => {} } = options
  const { files, faults } = await findFiles(folder)
  const done = await transaction(db, async (tx) => {
    const { isWanted, ...attempt } = await importFiles(tx, files, faults, options)
    return attempt.imported && isWanted && !dryRun
      ? { ok: true, attempt }
      : { ...refuse('nothing kept'), attempt }
  })
  const { told, warnings, ...outcome } = done.attempt
  for (const fault of told) onFault(fault)
  for (const warning of warnings) onWarning(warning)
  if (done.ok) await announceChanges(db)
  return { ...outcome, faults: told.length }
}

/** The same inside a transaction of the caller. */
export async function importFiles(
  tx: Tx,
  files: readonly InventoryFile[],
  misplaced: readonly Fault[],
  options: Omit<ImportOptions, 'folder'>,
) {
  const { now, skipBad = false, replace = false, complete = false, progress = () => {} } = options
  const { keepDemonstration = false, mostHotels, onApplied } = options
  const today = dateIn('UTC', now)
  const told: Fault[] = [...misplaced]
  const fileOf = (name: string) => files.find((file) => file.name === name)?.file ?? `${name}.csv`
  const tell = (fault: Fault) => told.push(fault)
  const tellStaged = (faults: readonly Fault[]) =>
    told.push(...faults.map((fault) => ({ ...fault, file: fileOf(fault.file) })))
  const refused = (rows: number) => ({
    ...{ imported: false, rows, hotels: 0, changed: null, unnamed: [], told, warnings: [] as Fault[] },
    isWanted: false,
  })

  await createStage(tx)
  const reader = await openReader(tx)
  let rows = 0
  for (const source of files)
    for await (const some of stageFile(tx, source, reader, tell)) progress((rows += some), null)
  tellStaged(await findStageFaults(tx, { today, replace, complete }))
  await stageNightUnits(tx, baseDateOf(today))
  tellStaged(await findNightUnitFaults(tx, today))
  const named = onApplied || mostHotels ? await readNamed(tx) : { hotels: [], promotions: [] }
  if (mostHotels && named.hotels.length > mostHotels)
    tell(tooManyHotels(files, named.hotels.length, mostHotels))
  const mustStop = () => files.length === 0 || (told.length > 0 && !skipBad)
  if (mustStop()) return refused(rows)

  await dropFaulty(tx)
  const blocked = await releaseStaged(tx)
  const names = files.map(({ name }) => name)
  const before = onApplied ? await readNamedRows(tx, named) : null
  const { changed, unnamed } = await applyInventory(tx, {
    files: names,
    replace,
    complete,
    keepDemonstration,
  })
  const calendars = await applyCalendars(tx, baseDateOf(today))
  tellStaged(calendars.faults)
  if (mustStop()) return refused(rows)
  changed.calendars = calendars.changed + (await applyNightUnits(tx))
  for (const room of blocked) await blockAhead(tx, room, now)
  const hotels = await noteInventory(tx, today, keepDemonstration)
  if (Object.values(changed).some((count) => count > 0)) {
    if (keepDemonstration) await recordChanges(tx, await readStagedHotels(tx))
    else await recordChangeOfEverything(tx)
  }
  await recountHotels(tx)
  const warnings = (await findWarnings(tx)).map((warning) => ({ ...warning, file: fileOf(warning.file) }))
  const rowsOf = async () => changedRows(before!, await readNamedRows(tx, named), today)
  const isWanted = !before || (await onApplied!(tx, { changed, unnamed, warnings, rows: await rowsOf() }))
  return { imported: true, rows, hotels, changed, unnamed, told, warnings, isWanted }
}

const tooManyHotels = (files: readonly InventoryFile[], hotels: number, most: number): Fault => ({
  file: files[0]?.file ?? '',
  line: null,
  column: null,
  reason: `the files name ${hotels} hotels; at most ${most} can be imported at once`,
})
