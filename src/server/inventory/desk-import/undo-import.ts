import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import { type Tx, transaction } from '../../db/database.ts'
import { assessHotels } from '../assess-hotels.ts'
import { type FileName, fieldsOf, fileNames } from '../csv/files.ts'
import type { Cells } from '../exported-rows.ts'
import {
  type ChangedRow,
  isSameRow,
  noValue,
  type Rows,
  readNamedRows,
  valuesFrom,
} from '../import/changed-rows.ts'
import { findFiles } from '../import/find-files.ts'
import { importFiles } from '../import/import-inventory.ts'
import { lockImports } from '../import/import-store.ts'
import { recordChanges } from '../record-changes.ts'
import { recountHotels } from '../recount-hotels.ts'
import { type ImportContext, limits } from './context.ts'
import { nameOf } from './show-import.ts'
import { type ImportRow, type LeftOver, lockImport, readChanges, storeUndone } from './store.ts'
import { findBooked, hotelIdsOf, removeRows, restorePositions, restoreStates } from './undo-store.ts'

/** A change that is still as the import left it, or the part of it that is. */
type Undone = { readonly change: ChangedRow; readonly restored: Cells | null }

/**
 * Brings back the values before an import in one transaction. Rows that somebody changed since, and rows that bookings
 * rely on, stay as they are and are listed.
 */
export function undoImport({ db, now }: ImportContext, { id, files }: ImportRow, trace: Trace) {
  return transaction(db, async (tx) => {
    await lockImports(tx)
    // Another worker has done it.
    if ((await lockImport(tx, id))?.state !== 'undoing') return
    const changes = await readChanges(tx, id, 0, 1_000_000)
    const today = dateIn('UTC', now())
    const hotels = [...new Set(changes.flatMap(({ hotel }) => hotel ?? []))]
    const promotions = changes.flatMap(({ file, after }) => (file === 'promotions' && after?.code) || [])
    const present = await readNamedRows(tx, { hotels, promotions })
    const left: LeftOver[] = []
    const leave = (change: ChangedRow, reason: string) =>
      left.push({ file: change.file, text: nameOf(change), reason })
    const booked = await findBooked(tx, hotels, today)
    const undone = changes.flatMap((change) => decide(change, { present, today, booked, leave }))
    await bringBack(tx, undone, { now: now(), leave })
    await removeRows(
      tx,
      undone.flatMap(({ change, restored }) => (restored ? [] : [change])),
      now(),
    )
    await restoreStates(tx, undone)
    await restorePositions(tx, undone)
    const ids = await hotelIdsOf(tx, hotels)
    await recordChanges(
      tx,
      ids.map((hotelId) => ({ hotelId })),
    )
    await recountHotels(tx)
    await assessHotels(tx, ids, now())
    await storeUndone(tx, id, left.slice(0, limits.leftOver), new Date(now()))
    await recordAudit(tx, trace, {
      action: 'import_undone',
      object: { kind: 'import', id, name: files.map(({ name }) => name).join(', ') },
      after: { rows: undone.length, left: left.length },
      now: now(),
    })
  })
}

type Around = {
  readonly present: Rows
  readonly today: PlainDate
  readonly booked: { readonly hotels: ReadonlySet<string>; readonly rooms: ReadonlySet<string> }
  readonly leave: (change: ChangedRow, reason: string) => void
}

function decide(change: ChangedRow, { present, today, booked, leave }: Around): Undone[] {
  const { file, key, before, after } = change
  if (file === 'calendars') return decideNights(change, { present, today, leave })
  const now = present.get(file)!.get(key) ?? null
  const isAdded = before === null || (before.state !== undefined && before.state !== 'open')
  if (!isSameRow(now, after)) leave(change, 'changed_since')
  else if (isAdded && file === 'hotels' && booked.hotels.has(after!.code!)) leave(change, 'booked')
  else if (isAdded && file === 'rooms' && booked.rooms.has(`${after!.hotel}/${after!.code}`))
    leave(change, 'booked')
  else return [{ change, restored: before }]
  return []
}

/** Night by night: those that changed since keep their value. */
function decideNights(change: ChangedRow, { present, today, leave }: Omit<Around, 'booked'>): Undone[] {
  const { before, after } = change
  const column = 'prices' in after! ? 'prices' : 'units'
  const place = after!
  const key = [place.hotel, place.room, place.rate].join('/')
  const from = place.from! < today ? today : place.from!
  const now = valuesFrom(present.get('calendars')!.get(key) ?? null, from)[column]
  const [old, set] = [valuesFrom({ ...before!, from: place.from! }, from), valuesFrom(after, from)]
  const restored: Undone[] = []
  let changedSince = 0
  for (let at = 0; at < set[column].length; at++) {
    if ((now[at] ?? noValue[column]) !== set[column][at]) changedSince += 1
    else {
      const night = addDays(from, at)
      const last = restored.at(-1)?.restored
      if (last && addDays(last.from!, last[column]!.split(' ').length) === night)
        restored[restored.length - 1] = {
          change,
          restored: { ...last, [column]: `${last[column]} ${old[column][at]}` },
        }
      else restored.push({ change, restored: { ...place, from: night, to: '', [column]: old[column][at]! } })
    }
  }
  if (changedSince > 0) leave(change, 'changed_since')
  return restored
}

/** Imports the values before, with the checks of every import. */
async function bringBack(
  tx: Tx,
  undone: readonly Undone[],
  { now, leave }: { now: number; leave: Around['leave'] },
) {
  const rows = undone.filter(({ restored }) => restored !== null)
  if (rows.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'undo-'))
  try {
    const byFile = new Map<FileName, Undone[]>()
    for (const file of fileNames) {
      const own = rows.filter(({ change }) => change.file === file)
      if (own.length === 0) continue
      byFile.set(file, own)
      const lines = own.map(({ restored }) => JSON.stringify(cellsOf(file, restored!)))
      await writeFile(join(folder, `${file}.ndjson`), `${lines.join('\n')}\n`)
    }
    const { files, faults } = await findFiles(folder)
    const { told } = await importFiles(tx, files, faults, { now, skipBad: true, keepDemonstration: true })
    for (const { file, line, reason } of told) {
      const found = byFile.get(file.replace('.ndjson', '') as FileName)?.[(line ?? 0) - 1]
      if (found) leave(found.change, reason)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const cellsOf = (file: FileName, cells: Cells) =>
  Object.fromEntries(Object.keys(fieldsOf[file]).map((column) => [column, cells[column] ?? '']))
