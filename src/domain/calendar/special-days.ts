import { addDays, dayOf, type PlainDate } from '../time/plain-date.ts'

/** A public holiday or an event; both dates are included. */
export type SpecialDays = {
  readonly name: string
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Joins days of one name that follow each other, such as those of a festival. */
export function joinDays<Days extends SpecialDays>(days: readonly Days[]): Days[] {
  const joined: Days[] = []
  for (const one of days.toSorted((a, b) => dayOf(a.from) - dayOf(b.from))) {
    const at = joined.findLastIndex(({ name }) => name === one.name)
    const last = joined[at]
    if (!last || one.from > addDays(last.to, 1)) joined.push(one)
    else if (one.to > last.to) joined[at] = { ...last, to: one.to }
  }
  return joined
}

/** The part of each that is among the shown nights, as an index and a length. */
export const placedDays = <Days extends SpecialDays>(
  days: readonly Days[],
  { from, nights }: { readonly from: PlainDate; readonly nights: number },
) =>
  days.flatMap((one) => {
    const first = Math.max(0, dayOf(one.from) - dayOf(from))
    const last = Math.min(nights - 1, dayOf(one.to) - dayOf(from))
    return first <= last ? [{ ...one, at: first, length: last - first + 1 }] : []
  })
