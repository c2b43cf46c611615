import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BrokenText, readCsv } from './format/csv.ts'
import type { Fault } from './format/fault.ts'
import { type FileName, fieldsOf, fileNames } from './format/files.ts'
import { readLines } from './format/ndjson.ts'

export type InventoryFile = { name: FileName; file: string; path: string; format: 'csv' | 'ndjson' }
/** A row as it stands in the file, or what is wrong with it. */
export type GivenRow = { line: number; given: Record<string, string> } | { fault: Fault }

/** The files of a folder, in the order in which they are read; what does not belong there is a fault. */
export async function findFiles(folder: string): Promise<{ files: InventoryFile[]; faults: Fault[] }> {
  const present = (await readdir(folder)).filter((file) => /\.(csv|ndjson)$/.test(file)).sort()
  const known = new Map(
    fileNames.flatMap((name) =>
      (['csv', 'ndjson'] as const).map((format) => [`${name}.${format}`, { name, format }]),
    ),
  )
  const faults = present
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      line: null,
      column: null,
      reason: `is not a file of an inventory; they are ${fileNames.join(', ')}, each .csv or .ndjson`,
    }))
  const twice = fileNames.filter(
    (name) => present.includes(`${name}.csv`) && present.includes(`${name}.ndjson`),
  )
  faults.push(
    ...twice.map((name) => ({
      file: `${name}.ndjson`,
      line: null,
      column: null,
      reason: `${name}.csv is there too; keep one of them`,
    })),
  )
  if (present.length === 0)
    faults.push({ file: folder, line: null, column: null, reason: 'holds no .csv or .ndjson file' })
  const files = fileNames.flatMap((name) => {
    const file = present.find((one) => known.get(one)?.name === name)
    return file ? [{ name, file, path: join(folder, file), format: known.get(file)!.format }] : []
  })
  return { files, faults }
}

/** The rows of a file, one after another, however large it is. */
export async function* readGivenRows(source: InventoryFile): AsyncGenerator<GivenRow> {
  const { file } = source
  try {
    yield* source.format === 'csv' ? csvRows(source) : jsonRows(source)
  } catch (error) {
    if (error instanceof BrokenText)
      yield { fault: { file, line: error.line, column: null, reason: error.message } }
    else if (error instanceof TypeError)
      yield { fault: { file, line: null, column: null, reason: 'is not UTF-8 text; save it as UTF-8' } }
    else throw error
  }
}

async function* decoded(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const bytes of createReadStream(path, { highWaterMark: 1 << 18 }))
    yield decoder.decode(bytes as Buffer, { stream: true })
  yield decoder.decode()
}

async function* csvRows({ name, file, path }: InventoryFile): AsyncGenerator<GivenRow> {
  let head: readonly string[] | null = null
  for await (const { line, cells } of readCsv(decoded(path))) {
    if (!head) {
      head = cells.map((cell) => cell.trim())
      const faults = headFaults(name, file, head)
      for (const fault of faults) yield { fault }
      if (faults.length > 0) return
    } else if (cells.length !== head.length) {
      yield {
        fault: {
          file,
          line,
          column: null,
          reason: `has ${cells.length} fields, but the first line names ${head.length} columns`,
        },
      }
    } else {
      const columns = head
      yield { line, given: Object.fromEntries(cells.map((cell, at) => [columns[at]!, cell])) }
    }
  }
  if (!head)
    yield {
      fault: {
        file,
        line: 1,
        column: null,
        reason: `is empty; the first line must name the columns: ${Object.keys(fieldsOf[name]).join(',')}`,
      },
    }
}

function headFaults(name: FileName, file: string, head: readonly string[]): Fault[] {
  const fields = fieldsOf[name]
  const at = { file, line: 1 }
  return [
    ...Object.entries(fields)
      .filter(([column, { needed }]) => needed && !head.includes(column))
      .map(([column]) => ({ ...at, column, reason: 'this column is missing' })),
    ...head
      .filter((column) => !(column in fields))
      .map((column) => ({
        ...at,
        column,
        reason: `there is no such column; they are ${Object.keys(fields).join(', ')}`,
      })),
    ...head
      .filter((column, place) => head.indexOf(column) !== place)
      .map((column) => ({ ...at, column, reason: 'this column stands there twice' })),
  ]
}

async function* jsonRows({ name, file, path }: InventoryFile): AsyncGenerator<GivenRow> {
  for await (const { line, text } of readLines(decoded(path))) {
    const parsed = parseObject(text)
    if (!parsed) {
      yield { fault: { file, line, column: null, reason: 'is not a JSON object' } }
      continue
    }
    const odd = Object.keys(parsed).find((column) => !(column in fieldsOf[name]))
    if (odd !== undefined)
      yield {
        fault: {
          file,
          line,
          column: odd,
          reason: `there is no such column; they are ${Object.keys(fieldsOf[name]).join(', ')}`,
        },
      }
    else
      yield {
        line,
        given: Object.fromEntries(
          Object.entries(parsed).map(([column, value]) => [column, plainText(value)]),
        ),
      }
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

/** Lists may be JSON lists; everything else is written as in a table. */
function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}
