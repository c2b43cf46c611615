/** Minute and hour of a cron expression in UTC, of which the other fields are `*`. */
export type Schedule = { readonly minutes: readonly number[]; readonly hours: readonly number[] }

const valuesOf = (field: string, count: number): number[] => {
  const all = Array.from({ length: count }, (_, at) => at)
  if (field === '*') return all
  const step = /^\*\/(\d+)$/.exec(field)
  if (step) return all.filter((at) => at % Number(step[1]) === 0)
  const values = field.split(',').map(Number)
  if (values.some((value) => !Number.isInteger(value) || value < 0 || value >= count))
    throw new RangeError(`${field} is not a field of a schedule.`)
  return values.toSorted((a, b) => a - b)
}

export function scheduleOf(cron: string): Schedule {
  const [minute = '', hour = '', ...others] = cron.split(' ')
  if (others.some((field) => field !== '*') || others.length !== 3)
    throw new RangeError(`${cron} names days: only minutes and hours are supported.`)
  return { minutes: valuesOf(minute, 60), hours: valuesOf(hour, 24) }
}

const minute = 60_000
const day = 1_440

/** The first run after an instant, in milliseconds. */
export function nextRun({ minutes, hours }: Schedule, after: number): number {
  const start = Math.floor(after / minute) + 1
  for (let at = start; at <= start + day; at++) {
    if (minutes.includes(at % 60) && hours.includes(Math.floor(at / 60) % 24)) return at * minute
  }
  throw new RangeError('A schedule without a minute and an hour never runs.')
}
