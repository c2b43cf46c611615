import type { Locale } from '#domain/text/locale.ts'
import { formatDate } from '../format.ts'

/** The local date and time of an ISO instant with offset. */
const partsOf = (iso: string) => ({ date: iso.slice(0, 10), time: iso.slice(11, 16) })

const dayGap = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** 09:12 today, `Mon 21:40` within a week, else `6 Dec`: short enough for a column. Both instants have one offset. */
export function shortWhen(iso: string, now: string, locale: Locale): string {
  const [at, today] = [partsOf(iso), partsOf(now)]
  const gap = dayGap(at.date, today.date)
  if (gap === 0) return at.time
  if (gap > 0 && gap < 7) {
    const weekday = formatDate(at.date, locale, 'weekday')
    const name = locale === 'zh' ? `周${weekday.slice(-2, -1)}` : weekday.slice(0, 3)
    return `${name} ${at.time}`
  }
  return formatDate(at.date, locale, 'short')
}

/** `24 Nov, 20:31` / `11月24日 20:31` */
export function dayAndTime(iso: string, locale: Locale): string {
  const { date, time } = partsOf(iso)
  return `${formatDate(date, locale, 'short')}${locale === 'zh' ? ' ' : ', '}${time}`
}

/** An instant in the reader's own zone, in the format of the desk's API. */
export function isoHere(instant: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  return parts.replace(' ', 'T')
}
