import type { Locale } from '#domain/text/locale.ts'
import { addDays, isPlainDate, type PlainDate } from '#domain/time/plain-date.ts'

type Reading = {
  locale: Locale
  /** A date without a year is the first such date from here on. */
  from: PlainDate
  today: PlainDate
}
type Parts = { year?: string | undefined; month: number; day: number }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const spoken: Record<string, number> = { today: 0, tomorrow: 1, 今天: 0, 明天: 1, 后天: 2 }
const weekdays = /(?:星期|周)[一二三四五六日天]|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g

const monthNamed = (name = '') => months.indexOf(name.slice(0, 3)) + 1

/** Parses a freely typed date in either language; null when it is not a date. */
export function readTypedDate(text: string, { locale, from, today }: Reading): PlainDate | null {
  const typed = text.normalize('NFKC').toLowerCase().replace(weekdays, ' ').replace(/[,()]/g, ' ').trim()
  const ahead = spoken[typed]
  if (ahead !== undefined) return addDays(today, ahead)
  const parts = partsOf(typed, locale)
  if (!parts) return null
  return parts.year ? dateFrom(fullYear(parts.year), parts) : nextFrom(from, parts)
}

function partsOf(typed: string, locale: Locale): Parts | null {
  const year = typed.match(/^(\d{4})(?:\s*[-/.年]\s*)(\d{1,2})(?:\s*[-/.月]\s*)(\d{1,2})\s*[日号]?$/)
  if (year) return { year: year[1], month: Number(year[2]), day: Number(year[3]) }
  const packed = typed.match(/^(\d{4})(\d{2})(\d{2})$/)
  if (packed) return { year: packed[1], month: Number(packed[2]), day: Number(packed[3]) }
  const chinese = typed.match(/^(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]?$/)
  if (chinese) return { month: Number(chinese[1]), day: Number(chinese[2]) }
  const dayFirst = typed.match(/^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9})\.?[\s./-]*(\d{4}|\d{2})?$/)
  if (dayFirst) return { year: dayFirst[3], month: monthNamed(dayFirst[2]), day: Number(dayFirst[1]) }
  const monthFirst = typed.match(
    /^([a-z]{3,9})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?(?:[\s./-]+(\d{4}|\d{2}))?$/,
  )
  if (monthFirst) return { year: monthFirst[3], month: monthNamed(monthFirst[1]), day: Number(monthFirst[2]) }
  const figures = typed.match(/^(\d{1,2})\s*[-/. ]\s*(\d{1,2})(?:\s*[-/. ]\s*(\d{4}|\d{2}))?$/)
  return figures ? figuresOf(Number(figures[1]), Number(figures[2]), figures[3], locale) : null
}

/** 15/12 and 12/15 can each mean one thing only; 5/12 is read as the page's language writes it. */
function figuresOf(first: number, second: number, year: string | undefined, locale: Locale): Parts {
  const isDayFirst = first > 12 || (second <= 12 && locale === 'en')
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second }
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function dateFrom(year: string, { month, day }: Parts): PlainDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isPlainDate(date) ? date : null
}

/** Up to a leap year ahead, for a 29 February. */
const yearsTried = [0, 1, 2, 3, 4]
function nextFrom(from: PlainDate, parts: Parts): PlainDate | null {
  const first = Number(from.slice(0, 4))
  const dates = yearsTried.map((years) => dateFrom(String(first + years), parts))
  return dates.find((date) => date !== null && date >= from) ?? null
}
