import type { ExportQuery } from '#contract/desk/imports.ts'
import { ok, refuse } from '#domain/result.ts'
import { statementFile } from '../../ledger/statement-file.ts'
import { type FileName, fieldsOf, fileNames } from '../csv/files.ts'
import { exportedRows } from '../exported-rows.ts'
import { type ImportContext, limits } from './context.ts'
import { examples } from './examples.ts'
import { findCodes } from './store.ts'

const fileOf = (name: FileName, rows: readonly Readonly<Record<string, string>>[]) => {
  const columns = Object.keys(fieldsOf[name])
  return statementFile(
    name,
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  )
}

/** The rows of the hotels that match, as a file that can be imported again. */
export async function exportFile({ db }: ImportContext, { file, ...filter }: ExportQuery) {
  const codes = await findCodes(db, filter, limits.hotels)
  if (codes.length > limits.hotels) return refuse('too_many_hotels')
  const rows = []
  for await (const row of exportedRows(db, file, { codes, isEverything: filter.state !== 'open' }))
    rows.push(row)
  return ok(fileOf(file, rows))
}

export function templateFile(name: string) {
  const file = fileNames.find((known) => known === name)
  return file ? ok(fileOf(file, [examples[file]])) : refuse('not_found')
}
