import type { PriceTerms } from '#domain/price/product.ts'

/** Calendars with the same terms of sale: the one with the cheapest nights is the cheapest. */
export interface SaleGroup {
  readonly calendars: readonly { readonly column: number; readonly capacity: number }[]
  /** Plans that may be the cheapest. */
  readonly plans: readonly SalePlan[]
}

/** A plan as it sells the first calendar of a group. */
export interface SalePlan {
  readonly terms: PriceTerms
  /** Index into the shard's restrictions. */
  readonly restrictions: number
  /** Whether it may be the cheapest with an adult alone in a room, otherwise, or both (the sum). */
  readonly when: number
}

export const ALONE = 1
export const OTHERWISE = 2

/**
 * The sale groups of a shard's hotels in columns, since every search reads all of them. The rows of hotel h in a
 * column of groups are those from `groupsFrom[h]` up to, without, `groupsFrom[h + 1]`; likewise the rows of a group.
 */
export interface SaleColumns {
  readonly groupsFrom: Int32Array
  readonly calendarsFrom: Int32Array
  readonly plansFrom: Int32Array
  readonly calendars: { readonly column: Int32Array; readonly capacity: Int32Array }
  readonly plans: {
    readonly terms: readonly PriceTerms[]
    readonly restrictions: Int32Array
    readonly when: Uint8Array
  }
}

/** The groups of each hotel, in the order of positions. */
export function saleColumnsOf(hotels: readonly (readonly SaleGroup[])[]): SaleColumns {
  const groups = hotels.flat()
  const calendars = groups.flatMap((group) => group.calendars)
  const plans = groups.flatMap((group) => group.plans)
  return {
    groupsFrom: startsOf(hotels),
    calendarsFrom: startsOf(groups.map((group) => group.calendars)),
    plansFrom: startsOf(groups.map((group) => group.plans)),
    calendars: {
      column: Int32Array.from(calendars.map(({ column }) => column)),
      capacity: Int32Array.from(calendars.map(({ capacity }) => capacity)),
    },
    plans: {
      terms: plans.map(({ terms }) => terms),
      restrictions: Int32Array.from(plans.map(({ restrictions }) => restrictions)),
      when: Uint8Array.from(plans.map(({ when }) => when)),
    },
  }
}

function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1)
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length
  return starts
}

/** The groups of one hotel, read from the columns. */
export function saleGroupsAt(sale: SaleColumns, position: number): SaleGroup[] {
  const { groupsFrom, calendarsFrom, plansFrom, calendars, plans } = sale
  return rows(groupsFrom, position).map((group) => ({
    calendars: rows(calendarsFrom, group).map((row) => ({
      column: calendars.column[row]!,
      capacity: calendars.capacity[row]!,
    })),
    plans: rows(plansFrom, group).map((row) => ({
      terms: plans.terms[row]!,
      restrictions: plans.restrictions[row]!,
      when: plans.when[row]!,
    })),
  }))
}

const rows = (from: Int32Array, at: number): number[] =>
  Array.from({ length: from[at + 1]! - from[at]! }, (_, row) => from[at]! + row)
