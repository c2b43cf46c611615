type Cell = string | number | null | readonly string[]

/** Rows to write to a table, in the order of the columns. */
export type Rows = Readonly<{ columns: readonly string[]; rows: readonly (readonly Cell[])[] }>

/** Rows given by column name; all have the columns of the first. */
export function rowsOf(records: readonly Readonly<Record<string, Cell>>[]): Rows {
  const columns = Object.keys(records[0] ?? {})
  return { columns, rows: records.map((record) => columns.map((column) => record[column]!)) }
}

const chunk = 500

/** The text format of PostgreSQL's COPY, a few hundred lines at a time. */
export function* copyText({ rows }: Rows): Generator<string> {
  for (let at = 0; at < rows.length; at += chunk) {
    const lines = rows.slice(at, at + chunk).map((row) => row.map(copyCell).join('\t'))
    yield `${lines.join('\n')}\n`
  }
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!)
const quoted = (item: string) => `"${item.replace(/["\\]/g, (sign) => `\\${sign}`)}"`

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N'
  return escaped(typeof cell === 'object' ? `{${cell.map(quoted).join(',')}}` : String(cell))
}
