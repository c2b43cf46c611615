import type { Id } from '../id.ts'
import { divideRounded } from '../money/rounding.ts'
import type { CellChange, RowKey } from './calendar-edit.ts'

export type RowPreview = RowKey & {
  readonly nights: number
  readonly before: { readonly least: number; readonly most: number }
  readonly after: { readonly least: number; readonly most: number }
  /** Average difference of a night, in minor units. */
  readonly average: number
}

const extremes = (values: readonly number[]) => ({
  least: values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  most: values.reduce((a, b) => Math.max(a, b), 0),
})

export const rowKeyOf = ({ room, plan }: RowKey) => `${room}/${plan ?? ''}`

/** Prices before and after by row, in the order of the changes. */
export function previewOf(changes: readonly CellChange[]): RowPreview[] {
  return [...Map.groupBy(changes, rowKeyOf).values()].map((cells) => {
    const { room, plan } = cells[0]!
    const before = cells.map((cell) => cell.before ?? 0)
    const after = cells.map((cell) => cell.after ?? 0)
    const difference = cells.reduce((sum, cell) => sum + (cell.after ?? 0) - (cell.before ?? 0), 0)
    return {
      room,
      plan,
      nights: cells.length,
      before: extremes(before),
      after: extremes(after),
      average: divideRounded(difference, cells.length),
    }
  })
}

type SoldRoom = { readonly id: Id; readonly plans: readonly { readonly own: boolean }[] }

/** Rates by percent of the room types whose price changes: they follow. */
export function followingRates(changes: readonly CellChange[], rooms: readonly SoldRoom[]): number {
  const changed = new Set(changes.filter(({ plan }) => plan === null).map(({ room }) => room))
  return rooms
    .filter(({ id }) => changed.has(id))
    .reduce((sum, { plans }) => sum + plans.filter(({ own }) => !own).length, 0)
}
