import { stringify } from 'csv-stringify/sync'
import type { StatementFile } from '#contract/points.ts'

type Cell = string | number

/** Rows as a table that spreadsheets open as it is. */
export const statementFile = (
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): StatementFile => ({
  name: `${name}.csv`,
  text: stringify([[...columns], ...rows.map((row) => row.map(plainCell))], {
    bom: true,
    record_delimiter: 'windows',
  }),
})

/** Text that somebody wrote is never taken for a formula; a number below zero stays one. */
const plainCell = (cell: Cell) =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell)
