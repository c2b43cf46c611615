import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Id } from '#domain/id.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import { type Db, type Tx, transaction } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { Fault } from '../csv/fault.ts'
import { type ChangedRow, digestOf } from '../import/changed-rows.ts'
import { NOT_OF_AN_INVENTORY } from '../import/find-files.ts'
import { type Applied, type ImportOptions, importInventory } from '../import/import-inventory.ts'
import { type ImportContext, limits, type RunningContext } from './context.ts'
import {
  type Counts,
  type ImportRow,
  noteProgress,
  type Report,
  readImport,
  readParts,
  replaceChanges,
  setState,
  storeReport,
} from './store.ts'
import { undoImport } from './undo-import.ts'

/**
 * Runs the step that an import waits for. A worker that dies leaves the state, and the next attempt runs the step from
 * its beginning: each step is one transaction.
 */
export async function runImport(context: RunningContext, id: Id) {
  const row = await readImport(context.db, id)
  if (!row) return
  try {
    if (row.state === 'checking') await check(context, row)
    if (row.state === 'applying') await apply(context, row)
    if (row.state === 'undoing') await undoImport(context, row, traceOf(row, 'undo'))
  } catch (error) {
    // The step was rolled back. An applied import stays applied and can be undone again.
    const back = row.state === 'undoing' ? 'applied' : 'failed'
    await setState(context.db, id, back)
    throw error
  } finally {
    signalDesk(context.db)
  }
}

const traceOf = ({ id, staffId, by, actingId, actingName }: ImportRow, step: string): Trace => ({
  actor: { kind: 'staff', id: actingId ?? staffId },
  name: actingName ?? by,
  network: 'job',
  requestId: `import ${id} ${step}`,
})

const none: Applied = { changed: null, unnamed: [], rows: [], warnings: [] }

async function check(context: ImportContext, row: ImportRow) {
  let applied: Applied = none
  const faults = await importStored(context, row, {
    dryRun: true,
    onApplied: async (_, found) => {
      applied = found
      return false
    },
  })
  await transaction(context.db, async (tx) => {
    await storeOutcome(tx, row, 'checking', { applied, faults, isOutdated: false })
  })
}

async function apply(context: RunningContext, row: ImportRow) {
  const at = new Date(context.now())
  let applied: Applied = none
  let isApplied = false
  const faults = await importStored(context, row, {
    onApplied: async (tx, found) => {
      applied = found
      isApplied =
        digestOf(found.rows) === row.digest &&
        (await storeReport(tx, row.id, { from: 'applying', to: 'applied', at }, stored(applied, [], false)))
      if (!isApplied) return false
      await replaceChanges(tx, row.id, found.rows)
      await recordAudit(tx, traceOf(row, 'apply'), {
        action: 'inventory_imported',
        object: { kind: 'import', id: row.id, name: row.files.map(({ name }) => name).join(', ') },
        after: countsOf(found.rows),
        now: context.now(),
      })
      return true
    },
  })
  if (isApplied) return context.fetchPictures()
  // Something changed since the preview: the member decides on a new one.
  await transaction(context.db, async (tx) => {
    await storeOutcome(tx, row, 'applying', { applied, faults, isOutdated: true })
  })
}

type Outcome = { applied: Applied; faults: readonly Fault[]; isOutdated: boolean }

async function storeOutcome(
  tx: Tx,
  { id }: ImportRow,
  from: 'checking' | 'applying',
  { applied, faults, isOutdated }: Outcome,
) {
  const to = faults.length > 0 ? 'faulty' : 'ready'
  if (await storeReport(tx, id, { from, to }, stored(applied, faults, isOutdated)))
    await replaceChanges(tx, id, applied.rows)
}

const stored = ({ rows, warnings, unnamed }: Applied, faults: readonly Fault[], isOutdated: boolean) => {
  const report: Report = {
    faults: faults.slice(0, limits.faults),
    faultCount: faults.length,
    warnings: warnings.slice(0, limits.faults),
    counts: countsOf(rows),
    unnamed: unnamed.slice(0, limits.unnamed),
    unnamedCount: unnamed.length,
    isOutdated,
  }
  return { report, digest: faults.length > 0 ? null : digestOf(rows) }
}

function countsOf(rows: readonly ChangedRow[]): Counts {
  const counts: Counts = {}
  for (const { file, before, after } of rows) {
    const count = (counts[file] ??= { added: 0, changed: 0, removed: 0 })
    const isRemoved = after === null || (after.state === 'closed' && before?.state === 'open')
    count[before === null ? 'added' : isRemoved ? 'removed' : 'changed'] += 1
  }
  return counts
}

/** Imports the stored files. Returns the faults. */
async function importStored({ db, now }: ImportContext, row: ImportRow, options: Partial<ImportOptions>) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const others = row.files.filter(({ name }) => !/\.(csv|ndjson)$/.test(name))
  const faults: Fault[] = others.map(({ name }) => ({
    ...{ file: name, line: null, column: null, reason: NOT_OF_AN_INVENTORY },
  }))
  try {
    await writeParts(db, row.id, folder)
    await importInventory(db, {
      folder,
      now: now(),
      complete: row.complete,
      keepDemonstration: true,
      mostHotels: limits.hotels,
      // A folder without any file of an inventory is reported by the names of its files.
      onFault: (fault) => fault.file === folder || faults.push(fault),
      progress: progressOf(db, row.id),
      ...options,
    })
    return faults
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const progressEvery = 5_000

/** Written beside the transaction of the import, so that pages see it. */
const progressOf = (db: ImportContext['db'], id: Id) => {
  let written = 0
  return (rows: number) => {
    if (rows - written < progressEvery) return
    written = rows
    noteProgress(db, id, rows).then(
      () => signalDesk(db),
      () => {},
    )
  }
}

async function writeParts(db: Db, id: Id, folder: string) {
  for await (const [part] of readParts(db, id)) {
    if (!part) continue
    const file = await open(join(folder, part.name), 'a')
    await file.write(part.bytes).finally(() => file.close())
  }
}
