import type { BestOfStay } from '#contract/search.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'

export type StayCell = BestOfStay & { readonly isAsked: boolean; readonly isLowest: boolean }
export type StayRow = { readonly nights: number; readonly cells: readonly StayCell[] }

const nightsIn = ({ s_d, e_d }: BestOfStay) => nightsOf({ arrival: s_d, departure: e_d })

/** The cheapest totals by number of nights, with the stay that was asked for and the lowest of each row. */
export function stayRows(
  best: readonly BestOfStay[],
  asked: { readonly s_d: PlainDate; readonly e_d: PlainDate },
): StayRow[] {
  return [...Map.groupBy(best, nightsIn)].map(([nights, stays]) => {
    const lowest = cheapestOf(stays)
    return {
      nights,
      cells: stays.map((stay) => ({
        ...stay,
        isAsked: stay.s_d === asked.s_d && stay.e_d === asked.e_d,
        isLowest: stay === lowest,
      })),
    }
  })
}

/** The lowest total, the earliest of equals; null if nothing is available. */
export function cheapestOf<Stay extends BestOfStay>(stays: readonly Stay[]): Stay | null {
  return extreme(stays, (total, before) => total < before)
}

export function dearestOf<Stay extends BestOfStay>(stays: readonly Stay[]): Stay | null {
  return extreme(stays, (total, before) => total > before)
}

function extreme<Stay extends BestOfStay>(
  stays: readonly Stay[],
  isBetter: (total: number, before: number) => boolean,
): Stay | null {
  let found: Stay | null = null
  for (const stay of stays) {
    if (stay.total && (!found || isBetter(stay.total.amount, found.total!.amount))) found = stay
  }
  return found
}

/** Days from the requested arrival; negative if earlier. */
export const shiftOf = (own: { readonly s_d: PlainDate }, asked: { readonly s_d: PlainDate }): number =>
  dayOf(own.s_d) - dayOf(asked.s_d)
