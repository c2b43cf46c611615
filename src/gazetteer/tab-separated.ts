/** One line of a table, by column name. */
export type Line = Readonly<Record<string, string>>

/** Parses tab-separated text whose first line names the columns. */
export function parseTabSeparated(text: string): Line[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const columns = head.split('\t')
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(columns.map((column, i) => [column, fields[i] ?? '']))
  })
}

/** Formats lines, with the columns in the order given. */
export function formatTabSeparated(columns: readonly string[], lines: readonly Line[]): string {
  const rows = lines.map((line) => columns.map((column) => line[column] ?? '').join('\t'))
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** A list inside one field. */
export const parseList = (field: string): string[] => (field === '' ? [] : field.split('|'))
