import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../csv/fault.ts'
import { type FileName, fileNames } from '../csv/files.ts'

export type InventoryFile = { name: FileName; file: string; path: string; format: 'csv' | 'ndjson' }

export const NOT_OF_AN_INVENTORY = `is not a file of an inventory; they are ${fileNames.join(', ')}, each .csv or .ndjson`

/** The files of a folder, in the order in which they are read; an unknown file is a fault. */
export async function findFiles(folder: string): Promise<{ files: InventoryFile[]; faults: Fault[] }> {
  const present = (await readdir(folder)).filter((file) => /\.(csv|ndjson)$/.test(file)).sort()
  const known = new Map(
    fileNames.flatMap((name) =>
      (['csv', 'ndjson'] as const).map((format) => [`${name}.${format}`, { name, format }]),
    ),
  )
  const fault = (file: string, reason: string): Fault => ({ file, line: null, column: null, reason })
  const faults = [
    ...present.filter((file) => !known.has(file)).map((file) => fault(file, NOT_OF_AN_INVENTORY)),
    ...fileNames
      .filter((name) => present.includes(`${name}.csv`) && present.includes(`${name}.ndjson`))
      .map((name) => fault(`${name}.ndjson`, `${name}.csv is there too; keep one of them`)),
    ...(present.length === 0 ? [fault(folder, 'holds no .csv or .ndjson file')] : []),
  ]
  const files = fileNames.flatMap((name) => {
    const file = present.find((one) => known.get(one)?.name === name)
    return file ? [{ name, file, path: join(folder, file), format: known.get(file)!.format }] : []
  })
  return { files, faults }
}
