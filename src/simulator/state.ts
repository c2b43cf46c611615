import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The state of the simulated providers, by kind and id; a file preserves it over a restart. */
export type State = {
  table: <Row>(name: string) => Table<Row>
  save: () => void
}
export type Table<Row> = {
  get: (id: string) => Row | undefined
  set: (id: string, row: Row) => Row
  all: () => Row[]
}

export function openState(file: string | null): State {
  const tables: Record<string, Record<string, unknown>> = file ? readTables(file) : {}
  return {
    table<Row>(name: string): Table<Row> {
      tables[name] ??= {}
      const rows = tables[name] as Record<string, Row>
      return {
        get: (id) => (Object.hasOwn(rows, id) ? rows[id] : undefined),
        set: (id, row) => {
          rows[id] = row
          return row
        },
        all: () => Object.values(rows),
      }
    },
    save() {
      if (!file) return
      makeFolder(dirname(file))
      writeFileSync(`${file}.new`, JSON.stringify(tables), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}

// Without `recursive`, which never returns if folders cannot be created, as under /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function readTables(file: string): Record<string, Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
