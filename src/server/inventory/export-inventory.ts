import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/database.ts'
import { csvLine } from './csv/csv.ts'
import { type FileName, fieldsOf, fileNames } from './csv/files.ts'
import { exportedRows } from './exported-rows.ts'
import type { Progress } from './progress-bar.ts'

type Options = { folder: string; format?: 'csv' | 'ndjson'; progress?: Progress }
type Cells = Readonly<Record<string, string>>

/** Writes the inventory as files that can be imported unchanged; each file is written completely or not at all. */
export async function exportInventory(
  db: Db,
  { folder, format = 'csv', progress = () => {} }: Options,
): Promise<number> {
  await mkdir(folder, { recursive: true })
  let rows = 0
  const counted = async function* (lines: AsyncIterable<string>) {
    for await (const line of lines) {
      yield line
      rows += 1
      progress(rows, null)
    }
  }
  for (const name of fileNames) {
    const path = join(folder, `${name}.${format}`)
    const head = format === 'csv' ? [csvLine(Object.keys(fieldsOf[name]))] : []
    const lines = linesOf(name, exportedRows(db, name), format)
    await pipeline(Readable.from(inPieces(head, counted(lines))), createWriteStream(`${path}.part`))
    await rename(`${path}.part`, path)
  }
  return rows
}

async function* linesOf(
  name: FileName,
  rows: AsyncIterable<Cells>,
  format: 'csv' | 'ndjson',
): AsyncGenerator<string> {
  const columns = Object.keys(fieldsOf[name])
  for await (const row of rows) {
    yield format === 'csv'
      ? csvLine(columns.map((column) => row[column] ?? ''))
      : `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])))}\n`
  }
}

const pieceLength = 1 << 16

async function* inPieces(head: readonly string[], lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = head.join('')
  for await (const line of lines) {
    piece += line
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}
