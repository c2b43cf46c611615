/** A date in the hotel's zone as written on the wire: `YYYY-MM-DD`, without time or zone. */
export type PlainDate = string

/** The same date as a number: days since 1970-01-01, for arithmetic and calendars. */
export type Day = number

const MS_OF_A_DAY = 86_400_000

export function isPlainDate(text: unknown): text is PlainDate {
  if (typeof text !== 'string' || text.length !== LENGTH) return false
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false
  for (const at of DIGITS) if (!isDigit(text.charCodeAt(at))) return false
  const month = numberAt(text, 5, 2)
  const day = numberAt(text, 8, 2)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(numberAt(text, 0, 4), month)
}

/** A date within the range in which our arithmetic and PostgreSQL's agree. */
export const isCalendarDate = (text: unknown): text is PlainDate =>
  isPlainDate(text) && text >= '1900-01-01' && text < '2200-01-01'

const LENGTH = 10
const DASH = 45
const ZERO = 48
const DIGITS = [0, 1, 2, 3, 5, 6, 8, 9]
const isDigit = (letter: number) => letter >= ZERO && letter < ZERO + 10

/** Without `split` or a regular expression: every search parses many dates. */
function numberAt(text: string, from: number, digits: number): number {
  let number = 0
  for (let at = from; at < from + digits; at++) number = number * 10 + text.charCodeAt(at) - ZERO
  return number
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
/** In a common year. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DAYS_BEFORE_MONTHS = DAYS_OF_MONTHS.map((_, month) =>
  DAYS_OF_MONTHS.slice(0, month).reduce((sum, days) => sum + days, 0),
)
const daysOf = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : DAYS_OF_MONTHS[month - 1]!

/** Counted from the year 0, a leap year in the proleptic calendar. */
const DAYS_BEFORE_1970 = 719_528

/** Expects a date that exists. */
export function dayOf(date: PlainDate): Day {
  const year = numberAt(date, 0, 4)
  const month = numberAt(date, 5, 2)
  const leapDays = Math.floor((year + 3) / 4) - Math.floor((year + 99) / 100) + Math.floor((year + 399) / 400)
  const inYear =
    DAYS_BEFORE_MONTHS[month - 1]! + (month > 2 && isLeap(year) ? 1 : 0) + numberAt(date, 8, 2) - 1
  return year * 365 + leapDays + inYear - DAYS_BEFORE_1970
}

const MOST_DATES = 4_000
/** Cache: the same dates are formatted again and again, and a lookup is faster. */
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
