import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Pool } from '#server/db/database.ts'
import { type Fault, faultText } from '#server/inventory/csv/fault.ts'
import { exportInventory } from '#server/inventory/export-inventory.ts'
import { type ImportOptions, importInventory } from '#server/inventory/import/import-inventory.ts'
import { testDatabase } from './database.ts'

export const now = Date.parse('2026-11-15T08:00:00Z')
export const example = join(import.meta.dirname, '../../examples/inventory')

/** Deleted with the test, or the test file, that created it. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'inventory-'))
  after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export async function database(): Promise<Pool> {
  const { db, drop } = await testDatabase()
  after(drop)
  return db
}

/** Imports a folder; `told` are its faults as text. */
export async function bring(db: Pool, from: string, options: Partial<ImportOptions> = {}) {
  const faults: Fault[] = []
  const outcome = await importInventory(db, {
    folder: from,
    now,
    onFault: (fault) => faults.push(fault),
    ...options,
  })
  return { ...outcome, told: faults.map(faultText) }
}

export const contents = (of: string) =>
  readdirSync(of)
    .sort()
    .map((file) => `${file}\n${readFileSync(join(of, file), 'utf8')}`)
    .join('\n')

/** Everything that is sold, as text. */
export async function snapshot(db: Pool): Promise<string> {
  const to = folder()
  await exportInventory(db, { folder: to })
  return contents(to)
}

/** The example with one file changed. */
export function broken(file: string, change: (text: string) => string | Buffer): string {
  const to = folder()
  cpSync(example, to, { recursive: true })
  writeFileSync(join(to, file), change(readFileSync(join(to, file), 'utf8')))
  return to
}

/** A folder with these files only. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const to = folder()
  for (const [file, text] of Object.entries(files)) writeFileSync(join(to, file), text)
  return to
}
