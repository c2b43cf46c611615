import { type FileName, fieldsOf } from './files.ts'
import { isDamaged, NOT_UTF8 } from './lines.ts'
import type { RowFault } from './rows.ts'

const separators: readonly (readonly [sign: string, name: string])[] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]

/** Faults of the header line, and whether the lines below it can be read all the same. */
export function headFaults(
  name: FileName,
  head: readonly string[],
): { told: RowFault[]; isReadable: boolean } {
  if (head.some(isDamaged)) return { told: [{ column: null, reason: NOT_UTF8 }], isReadable: false }
  const fields: Readonly<Record<string, { readonly needed: boolean }>> = fieldsOf[name]
  const isKnown = (column: string) => Object.hasOwn(fields, column)
  const other = separators.find(
    ([sign]) =>
      head
        .join(',')
        .split(sign)
        .filter((word) => isKnown(word.trim())).length > 1,
  )
  if (other) {
    const reason = `the columns are parted by ${other[1]}; part them by commas (in a spreadsheet: save as CSV, comma delimited)`
    return { told: [{ column: null, reason }], isReadable: false }
  }
  const told = [
    ...Object.keys(fields)
      .filter((column) => fields[column]!.needed && !head.includes(column))
      .map((column) => ({ column, reason: 'this column is missing' })),
    ...head
      .filter((column) => !isKnown(column))
      .map((column) => ({
        column,
        reason: `there is no such column; they are ${Object.keys(fields).join(', ')}`,
      })),
    ...head
      .filter((column, at) => head.indexOf(column) !== at)
      .map((column) => ({ column, reason: 'this column stands there twice' })),
  ]
  return { told, isReadable: head.some(isKnown) }
}
