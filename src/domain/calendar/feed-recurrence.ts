import { addDays, addMonths, dateOf, dayOf, type PlainDate, weekdayOf } from '../time/plain-date.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST']
/** An event that recurs more often is cut off. */
const mostOccurrences = 1_500

/**
 * The dates of a recurring event before an end. Null for a rule that is not supported: daily, weekly by weekday,
 * monthly and yearly rules are.
 */
export function occurrences(rule: string, first: PlainDate, end: PlainDate): PlainDate[] | null {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => [part.split('=')[0]!, part.split('=')[1] ?? '']),
  )
  if ([...parts.keys()].some((name) => !known.includes(name))) return null
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const count = Number(parts.get('COUNT') ?? mostOccurrences)
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean)
  const frequency = parts.get('FREQ') ?? ''
  if (!(interval >= 1 && count >= 1)) return null
  if (days.length > 0 && (frequency !== 'WEEKLY' || days.some((one) => !weekdays.includes(one)))) return null
  const until = untilOf(parts.get('UNTIL'))
  const last = until && until < end ? addDays(until, 1) : end
  const dates = frequency === 'WEEKLY' ? weekly(first, interval, days) : stepped(frequency, first, interval)
  if (!dates) return null
  const found: PlainDate[] = []
  for (const date of dates) {
    if (date >= last || found.length >= Math.min(count, mostOccurrences)) break
    if (date >= first) found.push(date)
  }
  return found
}

const untilOf = (text: string | undefined): PlainDate | null => {
  const found = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '')
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null
}

function* weekly(first: PlainDate, interval: number, days: readonly string[]): Generator<PlainDate> {
  const start = dayOf(first)
  const own = days.length > 0 ? days.map((one) => weekdays.indexOf(one)).sort() : [weekdayOf(start)]
  const monday = start - weekdayOf(start)
  for (let week = 0; week < mostOccurrences; week += interval)
    for (const weekday of own) yield dateOf(monday + week * 7 + weekday)
}

function stepped(frequency: string, first: PlainDate, interval: number): Iterable<PlainDate> | null {
  const dates = Array.from({ length: mostOccurrences }, (_, at) => at * interval)
  if (frequency === 'DAILY') return dates.map((at) => addDays(first, at))
  const months = frequency === 'MONTHLY' ? 1 : frequency === 'YEARLY' ? 12 : null
  if (months === null) return null
  // A month without this day has no occurrence.
  return dates.map((at) => addMonths(first, at * months)).filter((date) => date.slice(8) === first.slice(8))
}
