/** One record of a file, with the line on which it begins. */
export type CsvRecord = Readonly<{ line: number; cells: readonly string[] }>

/** Thrown where the text itself is broken and nothing after it can be trusted. */
export class BrokenText extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** Reads comma-separated text piece by piece (RFC 4180): quotes, doubled quotes, line breaks inside quotes. */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let cells: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  let line = 1
  let began = 1
  let pendingReturn = false

  const endCell = () => {
    cells.push(cell)
    cell = ''
    state = 'start'
  }
  function* endRecord(): Generator<CsvRecord> {
    endCell()
    if (cells.length > 1 || cells[0] !== '') yield { line: began, cells }
    cells = []
    began = line
  }
  for await (const piece of pieces) {
    for (const sign of piece) {
      const wasReturn = pendingReturn
      pendingReturn = false
      if (sign === '\n' && wasReturn) continue
      if (sign === '\n' || sign === '\r') line += 1
      if (state === 'quoted') {
        if (sign === '"') state = 'closed'
        else cell += sign
        continue
      }
      if (sign === '"' && state === 'start') state = 'quoted'
      else if (sign === '"' && state === 'closed') {
        cell += '"'
        state = 'quoted'
      } else if (sign === '"')
        throw new BrokenText(
          began,
          'a quote stands inside a field that does not begin with one; double it and put the field in quotes',
        )
      else if (sign === ',') endCell()
      else if (sign === '\n' || sign === '\r') {
        pendingReturn = sign === '\r'
        yield* endRecord()
      } else if (state === 'closed')
        throw new BrokenText(began, 'text follows a closing quote; put a comma between fields')
      else {
        cell += sign
        state = 'plain'
      }
    }
  }
  if (state === 'quoted') throw new BrokenText(began, 'a quote is opened here and never closed')
  if (cells.length > 0 || cell !== '' || state !== 'start') yield* endRecord()
}

/** One record as text; quoted only where it must be. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\n`

const csvCell = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
