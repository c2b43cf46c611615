import { stringify } from 'csv-stringify/sync'
import type { StatementFile } from '#contract/points.ts'

type Cell = string | number

/** Rows as CSV that spreadsheets open directly. */
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

/** Text is escaped so that spreadsheets do not run it as a formula; a negative amount stays a number. */
const plainCell = (cell: Cell) => {
  const text = String(cell)
  return /^[=+\-@\t\r]/.test(text) && !isNumber.test(text) ? `'${text}` : text
}
