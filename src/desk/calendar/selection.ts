import type { GridRow } from './grid-rows.ts'

export type Cell = { readonly row: number; readonly night: number }
/** A rectangle of rows of one kind: room types, or rates. */
export type Block = { readonly from: Cell; readonly to: Cell }
/** The last block is the one that grows; its end is the active cell. */
export type Selection = { readonly blocks: readonly Block[] }

export const none: Selection = { blocks: [] }
export const single = (cell: Cell): Selection => ({ blocks: [{ from: cell, to: cell }] })
export const activeOf = ({ blocks }: Selection): Cell | null => blocks.at(-1)?.to ?? null

export const extended = ({ blocks }: Selection, to: Cell): Selection => {
  const last = blocks.at(-1)
  return last ? { blocks: [...blocks.slice(0, -1), { from: last.from, to }] } : single(to)
}

export const added = ({ blocks }: Selection, cell: Cell): Selection => ({
  blocks: [...blocks, { from: cell, to: cell }],
})

const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b)

/** Chosen nights of a row, ascending. Dragging across room types leaves their rates out, and the other way round. */
export function nightsOfRow({ blocks }: Selection, rows: readonly GridRow[], row: number): number[] {
  const nights = new Set<number>()
  for (const { from, to } of blocks) {
    if (!between(row, from.row, to.row) || rows[row]?.kind !== rows[from.row]?.kind) continue
    for (let night = Math.min(from.night, to.night); night <= Math.max(from.night, to.night); night++)
      nights.add(night)
  }
  return [...nights].sort((a, b) => a - b)
}

export type ChosenRow = { readonly row: GridRow; readonly nights: readonly number[] }

/** Every chosen row with its nights. */
export function chosenRows(selection: Selection, rows: readonly GridRow[]): ChosenRow[] {
  return rows.flatMap((row, at) => {
    const nights = nightsOfRow(selection, rows, at)
    return nights.length > 0 ? [{ row, nights }] : []
  })
}

type Bounds = { readonly rows: readonly GridRow[]; readonly nights: number }

/** The cell after an arrow key. With `isExtending`, rows of the other kind are passed over. */
export function moved(cell: Cell, key: string, { rows, nights }: Bounds, isExtending: boolean): Cell | null {
  const sideways: Record<string, number> = {
    ArrowLeft: cell.night - 1,
    ArrowRight: cell.night + 1,
    Home: 0,
    End: nights - 1,
  }
  const night = sideways[key]
  if (night !== undefined) return { ...cell, night: Math.max(0, Math.min(nights - 1, night)) }
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (step === undefined) return null
  const kind = rows[cell.row]?.kind
  for (let row = cell.row + step; row >= 0 && row < rows.length; row += step)
    if (!isExtending || rows[row]!.kind === kind) return { ...cell, row }
  return cell
}

/** A whole night of all room types, or all nights of a row. */
export const wholeNight = (rows: readonly GridRow[], night: number): Selection => ({
  blocks: [
    {
      from: { row: rows.findIndex(({ kind }) => kind === 'room'), night },
      to: { row: rows.findLastIndex(({ kind }) => kind === 'room'), night },
    },
  ],
})
export const wholeRow = (row: number, nights: number, first = 0): Selection => ({
  blocks: [{ from: { row, night: first }, to: { row, night: nights - 1 } }],
})
