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

const isNumber = /^-?\d+(?:\.\d+)?$/

/** Text that somebody wrote is never taken for a formula; an amount below zero stays one. */
const plainCell = (cell: Cell) => {
  const text = String(cell)
  return /^[=+\-@\t\r]/.test(text) && !isNumber.test(text) ? `'${text}` : text
}
