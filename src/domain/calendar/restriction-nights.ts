import type { Id } from '../id.ts'
import { EVERY_WEEKDAY } from '../price/restrictions.ts'
import { type Day, weekdayOf } from '../time/plain-date.ts'

/** Dates on which a rule applies: a range, and in it some weekdays. */
export type RuleDates = { readonly from: Day; readonly to: Day; readonly weekdays: number }
/** A rule of one kind. Without a room type it applies to all, without a plan to all plans. */
export type Rule = RuleDates & { readonly room: Id | null; readonly plan: Id | null; readonly value: number }

const bit = (day: Day) => 1 << weekdayOf(day)
export const ruleCovers = ({ from, to, weekdays }: RuleDates, day: Day): boolean =>
  day >= from && day <= to && (weekdays & bit(day)) !== 0

function daysOf(rule: RuleDates): Day[] {
  const days: Day[] = []
  for (let day = rule.from; day <= rule.to; day++) if (ruleCovers(rule, day)) days.push(day)
  return days
}

/** Describes days by as few ranges as a weekly pattern allows. The first seven days of a range are its pattern. */
export function compactDays(days: readonly Day[]): RuleDates[] {
  const wanted = new Set(days)
  const left = [...wanted].sort((a, b) => a - b)
  const found: RuleDates[] = []
  while (left.length > 0) {
    const from = left[0]!
    const last = left.at(-1)!
    let weekdays = 0
    for (let day = from; day < from + 7; day++) if (wanted.has(day)) weekdays |= bit(day)
    let to = from
    for (let day = from; day <= last; day++) {
      if (wanted.has(day) !== ((weekdays & bit(day)) !== 0)) break
      if (wanted.has(day)) to = day
    }
    const taken = left.findIndex((day) => day > to)
    left.splice(0, taken < 0 ? left.length : taken)
    const isEveryDay = Array.from({ length: Math.min(7, to - from + 1) }, (_, at) => from + at).every((day) =>
      wanted.has(day),
    )
    found.push({ from, to, weekdays: isEveryDay ? EVERY_WEEKDAY : weekdays })
  }
  return found
}

export type RuleEdit = {
  readonly room: Id
  readonly plan: Id | null
  /** New value of each day; null removes the restriction. */
  readonly days: ReadonlyMap<Day, number | null>
}

const byValue = (days: ReadonlyMap<Day, number | null>) =>
  Map.groupBy(
    [...days].filter((entry): entry is [Day, number] => entry[1] !== null),
    ([, value]) => value,
  )

/**
 * Rules of one kind after some days of one row changed. Other days and other rows keep their restrictions: a rule
 * for all room types that covers a changed day becomes one for each of the others (`rooms`).
 */
export function editRules(rules: readonly Rule[], edit: RuleEdit, rooms: readonly Id[]): Rule[] {
  const { room, plan, days } = edit
  const isTouched = (rule: Rule) =>
    rule.plan === plan &&
    (rule.room === null || rule.room === room) &&
    [...days.keys()].some((day) => ruleCovers(rule, day))
  const remaining = rules.flatMap((rule): Rule[] => {
    if (!isTouched(rule)) return [rule]
    const rest = compactDays(daysOf(rule).filter((day) => !days.has(day)))
    const own = rest.map((dates) => ({ ...dates, room, plan, value: rule.value }))
    if (rule.room !== null) return own
    return [...rooms.filter((other) => other !== room).map((other) => ({ ...rule, room: other })), ...own]
  })
  const added = [...byValue(days)].flatMap(([value, entries]) =>
    compactDays(entries.map(([day]) => day)).map((dates) => ({ ...dates, room, plan, value })),
  )
  return [...remaining, ...added]
}

/** The restriction of a row on a day: of several rules the strictest. Null without one. */
export function valueOn(
  rules: readonly Rule[],
  { room, plan }: { room: Id; plan: Id | null },
  day: Day,
  strictest: 'largest' | 'smallest',
): number | null {
  let found: number | null = null
  for (const rule of rules) {
    if (rule.plan !== plan || (rule.room !== null && rule.room !== room) || !ruleCovers(rule, day)) continue
    found =
      found === null
        ? rule.value
        : strictest === 'largest'
          ? Math.max(found, rule.value)
          : Math.min(found, rule.value)
  }
  return found
}
