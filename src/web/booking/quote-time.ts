import type { Locale } from '#domain/text/locale.ts'
import { reserveWords } from '#words/booking/reserve.ts'

const minute = 60_000
/** From then on every second is shown. */
export const lastMinutes = 2 * minute

/** How long a price is still kept: a plain sentence until its last two minutes. */
export function quoteTimeText(left: number, locale: Locale): string {
  const say = reserveWords(locale)
  if (left <= 0) return say.keptNoMore
  if (left > lastMinutes) return say.kept(Math.floor(left / minute))
  const seconds = Math.ceil(left / 1_000)
  return say.keptSeconds(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}

/** When the sentence changes next, in milliseconds. */
export const nextChange = (left: number): number =>
  left > lastMinutes
    ? Math.min(left - lastMinutes, (left % minute) + 1)
    : left > 0
      ? left % 1_000 || 1_000
      : 0

const span = (hour: number, locale: Locale) =>
  [hour, hour + 1].map((each) => `${pad(each)}:00`).join(locale === 'zh' ? '至' : ' – ')
const pad = (hour: number) => String(hour % 24).padStart(2, '0')

/** From when the rooms are ready to the small hours after: `value` is what is sent. */
export function arrivalTimes(checkIn: string, locale: Locale): { value: string; text: string }[] {
  const first = Number(checkIn.slice(11, 13))
  const hours = Array.from({ length: 27 - first }, (_, at) => first + at)
  return hours.map((hour) => ({
    value: `${pad(hour)}:00`,
    text: hour >= 24 ? reserveWords(locale).nextDay(span(hour - 24, locale)) : span(hour, locale),
  }))
}
