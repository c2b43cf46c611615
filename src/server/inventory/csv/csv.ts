import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type Line, linesOf } from './lines.ts'

/** One record of a table with the line on which it begins, or an error. */
export type CsvRecord = Readonly<{ line: number } & ({ cells: readonly string[] } | { reason: string })>

const atOnce = 200
/** A quote open for more lines than this is taken for a mistake. */
const mostOpen = 2_000

/**
 * Parses CSV (RFC 4180) as a stream. A broken record is skipped and parsing continues with the next line, so that all
 * faults are reported at once.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let held: Line[] = []
  let quotes = 0
  for await (const line of linesOf(pieces)) {
    held.push(line)
    quotes += countQuotes(line)
    const isWhole = quotes % 2 === 0
    if (held.length < (isWhole ? atOnce : mostOpen)) continue
    yield* recordsOf(held)
    held = []
    quotes = 0
  }
  yield* recordsOf(held)
}

type Group = { line: number; lines: Line[]; quotes: number }

function* recordsOf(lines: readonly Line[]): Generator<CsvRecord> {
  const groups = groupsOf(lines)
  const records = parsed(groups.flatMap((group) => group.lines))
  if ('rows' in records && records.rows.length === groups.length) {
    for (const [at, cells] of records.rows.entries()) yield { line: groups[at]!.line, cells }
    return
  }
  for (const { line, lines: own } of groups) {
    const alone = parsed(own)
    if ('rows' in alone) yield { line, cells: alone.rows[0]! }
    else {
      yield { line, reason: alone.reason }
      yield* recordsOf(own.slice(1))
    }
  }
}

/** Lines that form one record, because a quote is open at the end of a line; empty lines are skipped. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  let open: Group | null = null
  for (const line of lines) {
    if (!open && line.text.trim() === '') continue
    if (!open) groups.push((open = { line: line.number, lines: [], quotes: 0 }))
    open.lines.push(line)
    open.quotes += countQuotes(line)
    if (open.quotes % 2 === 0) open = null
  }
  return groups
}

const countQuotes = ({ text }: Line) => text.split('"').length - 1

const reasons: Readonly<Record<string, string>> = {
  INVALID_OPENING_QUOTE:
    'a quote stands inside a field that does not begin with one; double it and put the field in quotes',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote; put a comma between fields',
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened here and never closed',
}

function parsed(lines: readonly Line[]): { rows: string[][] } | { reason: string } {
  try {
    const text = lines.map((line) => line.text).join('')
    return { rows: parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { reason: reasons[error.code] ?? error.message }
  }
}

/** One record as text; quoted only where necessary. */
export const csvLine = (cells: readonly string[]): string => stringify([[...cells]], { quoted_match: /\r/ })
