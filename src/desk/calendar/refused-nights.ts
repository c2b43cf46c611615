import type { CalendarOutcome } from '#contract/desk/calendar.ts'
import type { calendarWords } from '#words/desk/calendar.ts'

/** Nights that were left as they are, with their orders. */
export function refusedText(
  { refused }: CalendarOutcome,
  say: ReturnType<typeof calendarWords>,
  date: (night: string) => string,
): string {
  if (refused.length === 0) return ''
  const nights = refused
    .slice(0, 3)
    .map(({ night, taken, orders }) => [say.refusedNight(date(night), taken), ...orders].join(' '))
  return `${say.refusedNights(refused.length)} ${nights.join('; ')}`
}
