import type { Id } from '../id.ts'
import { scaleRounded, WHOLE } from '../money/rounding.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** Fields of a night that the desk changes. A price belongs to a room type or to a plan with prices of its own. */
export const calendarFields = [
  'price',
  'units',
  'min_stay',
  'max_stay',
  'closed_to_arrival',
  'closed_to_departure',
  'closed',
] as const
export type CalendarField = (typeof calendarFields)[number]
export type RestrictionField = Exclude<CalendarField, 'price' | 'units'>

export const isRestriction = (field: CalendarField): field is RestrictionField =>
  field !== 'price' && field !== 'units'

export const priceMethods = ['set', 'add', 'percent', 'last_year'] as const
export type PriceMethod = (typeof priceMethods)[number]

export type PriceEdit = {
  readonly field: 'price'
  readonly how: PriceMethod
  /** Minor units, or basis points to add for `percent`. */
  readonly amount: number
  /** In minor units; sums and percentages are rounded to a multiple of it. */
  readonly roundTo: number
}

/** Null removes a restriction, or returns to the number of rooms of the room type. */
export type ValueEdit = { readonly field: Exclude<CalendarField, 'price'>; readonly value: number | null }
export type CalendarEdit = PriceEdit | ValueEdit

export type RowKey = { readonly room: Id; readonly plan: Id | null }

/** Cells of one row with their present values. */
export type CalendarCells = RowKey & {
  readonly nights: readonly PlainDate[]
  /** A price of 0 is none. Null is no restriction, or the room type's number of rooms. */
  readonly values: readonly (number | null)[]
  /** Prices of the same weekdays a year ago, 0 if unknown; read by `last_year` only. */
  readonly lastYear?: readonly number[]
}

export type CellChange = RowKey & {
  readonly night: PlainDate
  readonly before: number | null
  readonly after: number | null
}

/** Above every price that a calendar stores. */
export const MAX_PRICE = 100_000_000_000

function priceAfter(price: number, lastYear: number, { how, amount, roundTo }: PriceEdit): number {
  if (how === 'set') return amount
  if (how === 'last_year') return lastYear > 0 ? lastYear : price
  // A night without a price stays so: nothing can be added to it.
  if (price === 0) return 0
  const raw = how === 'add' ? price + amount : scaleRounded(price, WHOLE + amount, WHOLE)
  return Math.max(roundTo, scaleRounded(raw, 1, roundTo) * roundTo)
}

/** The cells that an edit changes, with values before and after. Cells with the value already are left out. */
export function changesOf(edit: CalendarEdit, rows: readonly CalendarCells[]): CellChange[] {
  return rows.flatMap(({ room, plan, nights, values, lastYear }) =>
    nights.flatMap((night, at) => {
      const before = values[at] ?? null
      const after = edit.field === 'price' ? priceAfter(before ?? 0, lastYear?.[at] ?? 0, edit) : edit.value
      return before === after ? [] : [{ room, plan, night, before, after }]
    }),
  )
}

/** Whether a row can take a change of this field; rates by percent follow the room type's price. */
export const takesField = (
  field: CalendarField,
  row: { readonly plan: { readonly own: boolean } | null },
): boolean =>
  field === 'units' ? row.plan === null : field === 'price' ? row.plan === null || row.plan.own : true
