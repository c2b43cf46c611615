import { createReadStream } from 'node:fs'
import { readCsv } from '../csv/csv.ts'
import type { Fault } from '../csv/fault.ts'
import { fieldsOf } from '../csv/files.ts'
import { headFaults } from '../csv/head.ts'
import { isDamaged, linesOf, NOT_UTF8 } from '../csv/lines.ts'
import type { InventoryFile } from './find-files.ts'

/** A row of the file as written, or its fault. */
export type GivenRow =
  | { fault: Fault }
  | {
      line: number
      given: Readonly<Record<string, string>> /** A fault was reported for it already. */
      isBad?: boolean
    }

/** Streams the rows of a file of any size. */
export async function* readRows(source: InventoryFile): AsyncGenerator<GivenRow> {
  let damaged = 0
  for await (const row of source.format === 'csv' ? csvRows(source) : jsonRows(source)) {
    const column = 'given' in row ? damagedColumn(row.given) : null
    if (column === null || 'fault' in row) yield row
    else if ((damaged += 1) === 1)
      yield { fault: { file: source.file, line: row.line, column, reason: NOT_UTF8 } }
  }
  if (damaged > 1) {
    const reason = `so are ${damaged - 1} more lines`
    yield { fault: { file: source.file, line: null, column: null, reason } }
  }
}

const damagedColumn = (given: Readonly<Record<string, string>>) =>
  Object.keys(given).find((column) => isDamaged(given[column]!)) ?? null

async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 18 }))
    yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

async function* csvRows({ name, file, path }: InventoryFile): AsyncGenerator<GivenRow> {
  let head: readonly string[] | null = null
  let isBad = false
  const fault = (line: number, reason: string): GivenRow => ({ fault: { file, line, column: null, reason } })
  for await (const record of readCsv(textOf(path))) {
    const { line } = record
    if ('reason' in record) {
      yield fault(line, record.reason)
      // Without the header the other lines cannot be read.
      if (!head) return
    } else if (!head) {
      head = record.cells.map((cell) => cell.trim())
      const faults = headFaults(name, head)
      isBad = faults.told.length > 0
      for (const { column, reason } of faults.told) yield { fault: { file, line, column, reason } }
      if (!faults.isReadable) return
    } else if (record.cells.length !== head.length) {
      yield fault(line, `has ${record.cells.length} fields, but the first line names ${head.length} columns`)
    } else {
      const columns = head
      const given = Object.fromEntries(record.cells.map((cell, at) => [columns[at]!, withoutEscape(cell)]))
      yield { line, given, isBad }
    }
  }
  if (!head)
    yield fault(1, `is empty; the first line must name the columns: ${Object.keys(fieldsOf[name]).join(',')}`)
}

/** An export puts an apostrophe before text that a spreadsheet would run as a formula. */
const withoutEscape = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

async function* jsonRows({ name, file, path }: InventoryFile): AsyncGenerator<GivenRow> {
  const columns = Object.keys(fieldsOf[name])
  for await (const { number: line, text } of linesOf(textOf(path))) {
    if (text.trim() === '') continue
    const parsed = parseObject(text)
    if (!parsed) {
      yield {
        fault: { file, line, column: null, reason: isDamaged(text) ? NOT_UTF8 : 'is not a JSON object' },
      }
      continue
    }
    const odd = Object.keys(parsed).filter((column) => !columns.includes(column))
    const reason = `there is no such column; they are ${columns.join(', ')}`
    for (const column of odd) yield { fault: { file, line, column, reason } }
    const given = Object.fromEntries(columns.map((column) => [column, plainText(parsed[column])]))
    yield { line, given, isBad: odd.length > 0 }
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** Lists may be JSON lists; everything else is written as in CSV. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
