import type {
  DeskImport,
  ImportChange,
  ImportChanges,
  ImportChangesQuery,
  ImportSummary,
} from '#contract/desk/imports.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { faultIn, leftOverReasons } from '#words/desk/import-faults.ts'
import type { Db } from '../../db/database.ts'
import type { Fault } from '../csv/fault.ts'
import { fieldsOf } from '../csv/files.ts'
import { type ChangedRow, keyColumns } from '../import/changed-rows.ts'
import { type ImportContext, limits } from './context.ts'
import { isUndoable } from './receive-files.ts'
import { countChanges, type ImportRow, readChanges, readImport, readImports } from './store.ts'

const summaryOf = (row: ImportRow, now: number): ImportSummary => ({
  id: row.id,
  state: row.state,
  by: row.by,
  at: row.at.toISOString(),
  files: [...row.files],
  complete: row.complete,
  faults: row.report?.faultCount ?? 0,
  counts: row.report?.counts ?? {},
  undoable: isUndoable(row, now),
})

const faultOf = ({ file, line, column, reason }: Fault, locale: Locale) => ({
  file,
  line,
  column,
  text: faultIn(reason, locale),
})

export async function listImports({ db, now }: ImportContext) {
  const rows = await readImports(db, limits.listed)
  return ok({ list: rows.map((row) => summaryOf(row, now())) })
}

export async function showImport({ now }: ImportContext, db: Db, id: Id, locale: Locale) {
  const row = await readImport(db, id)
  if (!row) return refuse('not_found')
  const { report } = row
  const reasons = leftOverReasons(locale)
  return ok<DeskImport>({
    ...summaryOf(row, now()),
    progress: row.progress,
    fault_list: (report?.faults ?? []).map((fault) => faultOf(fault, locale)),
    warnings: (report?.warnings ?? []).map((fault) => faultOf(fault, locale)),
    unnamed: [...(report?.unnamed ?? [])],
    unnamed_count: report?.unnamedCount ?? 0,
    is_outdated: report?.isOutdated ?? false,
    left_over: (row.leftOver ?? []).map(({ file, text, reason }) => ({
      file,
      text: `${text}: ${reason in reasons ? reasons[reason as keyof typeof reasons] : faultIn(reason, locale)}`,
    })),
  })
}

export async function listChanges({ db }: ImportContext, { id, after }: ImportChangesQuery) {
  if (!(await readImport(db, id))) return refuse('not_found')
  const rows = await readChanges(db, id, after, limits.changesAtOnce + 1)
  return ok<ImportChanges>({
    list: rows.slice(0, limits.changesAtOnce).map(presentChange),
    total: await countChanges(db, id),
    is_end: rows.length <= limits.changesAtOnce,
  })
}

/** The hotel and the key columns of a row. */
export function nameOf({ file, hotel, before, after }: ChangedRow): string {
  const cells = after ?? before ?? {}
  const own = keyColumns[file].map((column) => cells[column]).filter(Boolean)
  const nights = file === 'calendars' ? [[cells.from, cells.to].filter(Boolean).join(' – ')] : []
  return [...(file === 'hotels' ? [] : [hotel]), ...own, ...nights].filter(Boolean).join(' · ')
}

const hidden = ['hotel', 'from', 'to']

function presentChange(row: ChangedRow & { n: number }): ImportChange {
  const { n, file, before, after } = row
  const named: readonly string[] = [...keyColumns[file], ...hidden]
  const columns = [...Object.keys(fieldsOf[file]), 'state', 'position'].filter(
    (column) => !named.includes(column),
  )
  const cells = columns.flatMap((column) => {
    const [was, is] = [shortened(file, before?.[column]), shortened(file, after?.[column])]
    return (before?.[column] ?? '') === (after?.[column] ?? '') ? [] : [{ column, before: was, after: is }]
  })
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed'
  const shown = cells.slice(0, mostCells)
  return { n, file, kind, name: nameOf(row), cells: shown, more: cells.length - shown.length }
}

const mostCells = 8
const longest = 160

/** Many nights are shown as one value or as the lowest and the highest. */
function shortened(file: string, value = ''): string {
  if (file !== 'calendars') return value.length > longest ? `${value.slice(0, longest)}…` : value
  const words = [...new Set(value.split(' '))]
  if (words.length === 1) return value.split(' ')[0]!
  const numbers = words.map(Number).filter((number) => !Number.isNaN(number))
  return numbers.length < 2 ? words.join(' ') : `${Math.min(...numbers)}–${Math.max(...numbers)}`
}
