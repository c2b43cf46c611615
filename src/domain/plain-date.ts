/** A date of the hotel as written on the wire: `YYYY-MM-DD`, without time or zone. */
export type PlainDate = string

/** The same date as a number: days since 1970-01-01. Arithmetic and calendars use it, people never see it. */
export type Day = number

const MS_OF_A_DAY = 86_400_000

export function isPlainDate(text: unknown): text is PlainDate {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(dayOf(text)) === text
}

// The calendar repeats itself after 400 years; counted from there, `Date.UTC` does not take the year 26 for 1926.
const YEARS_OF_A_CYCLE = 400
const DAYS_OF_A_CYCLE = 146_097

const MOST_DATES = 4_000
const read = new Map<PlainDate, Day>()

/** The same dates are read and written again and again; doing it takes longer than finding what it gave. */
export function dayOf(date: PlainDate): Day {
  const known = read.get(date)
  if (known !== undefined) return known
  if (read.size >= MOST_DATES) read.clear()
  const day = readDay(date)
  read.set(date, day)
  return day
}

function readDay(date: PlainDate): Day {
  const year = Number(date.slice(0, 4)) + YEARS_OF_A_CYCLE
  const midnight = Date.UTC(year, Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
  return midnight / MS_OF_A_DAY - DAYS_OF_A_CYCLE
}

const written = new Map<Day, PlainDate>()

export function dateOf(day: Day): PlainDate {
  const known = written.get(day)
  if (known !== undefined) return known
  if (written.size >= MOST_DATES) written.clear()
  const date = new Date(day * MS_OF_A_DAY).toISOString().slice(0, 10)
  written.set(day, date)
  return date
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOf(dayOf(date) + days)
}

/** The same day of a later month, or that month's last day: 31 August and one month is 30 September. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const dayOfMonth = Number(date.slice(8, 10))
  return dateOf(Math.min(firstDayOf(month) + dayOfMonth, firstDayOf(month + 1)) - 1)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Months are counted from the year 0, so that adding them needs no carry. */
function firstDayOf(month: number): Day {
  return Date.UTC(Math.floor(month / 12), month % 12, 1) / MS_OF_A_DAY
}
