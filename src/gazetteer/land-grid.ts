/**
 * Cells around a city that are certainly land: square cells around its centre, row by row from the
 * north-west.
 */
export type LandGrid = Readonly<{
  lat: number
  lon: number
  cellKm: number
  /** Cells along one side. */
  size: number
  /** One byte a cell: 1 is land. */
  cells: Uint8Array
}>

const kmPerDegree = 111.2
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const more = 32

/** Whether a hotel may be placed there. Outside the grid nothing is known, so nothing is land. */
export function isLandIn(grid: LandGrid, lat: number, lon: number): boolean {
  const half = (grid.size * grid.cellKm) / 2
  const south = (grid.lat - lat) * kmPerDegree
  const east = (lon - grid.lon) * kmPerDegree * Math.cos((grid.lat * Math.PI) / 180)
  const row = Math.floor((south + half) / grid.cellKm)
  const column = Math.floor((east + half) / grid.cellKm)
  if (row < 0 || column < 0 || row >= grid.size || column >= grid.size) return false
  return grid.cells[row * grid.size + column] === 1
}

/** The middle of a cell. */
export function cellCentre(
  grid: Omit<LandGrid, 'cells'>,
  row: number,
  column: number,
): { lat: number; lon: number } {
  const half = (grid.size * grid.cellKm) / 2
  const south = (row + 0.5) * grid.cellKm - half
  const east = (column + 0.5) * grid.cellKm - half
  return {
    lat: grid.lat - south / kmPerDegree,
    lon: grid.lon + east / (kmPerDegree * Math.cos((grid.lat * Math.PI) / 180)),
  }
}

/** Run-length encoding of the cells, water first; five bits a character, the sixth marks continuation. */
export function encodeCells(cells: Uint8Array): string {
  let text = ''
  let expected = 0
  let run = 0
  const close = () => {
    for (; run >= more; run = Math.floor(run / more)) text += digits[more + (run % more)]
    text += digits[run]
    run = 0
  }
  for (const cell of cells) {
    if (cell !== expected) {
      close()
      expected = cell
    }
    run++
  }
  close()
  return text
}

export function decodeCells(text: string, size: number): Uint8Array {
  const cells = new Uint8Array(size * size)
  let at = 0
  let value = 0
  let run = 0
  let scale = 1
  for (const character of text) {
    const digit = digits.indexOf(character)
    run += (digit % more) * scale
    scale *= more
    if (digit >= more) continue
    if (value === 1) cells.fill(1, at, at + run)
    at += run
    value = 1 - value
    run = 0
    scale = 1
  }
  return cells
}

/** The square covered by the grid. */
export function boxOf({ lat, lon, cellKm, size }: Omit<LandGrid, 'cells'>) {
  const high = (size * cellKm) / 2 / kmPerDegree
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return { n: lat + high, s: lat - high, e: lon + wide, w: lon - wide }
}
