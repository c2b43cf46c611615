import type { Locale } from '#domain/text/locale.ts'
import { inboxWords } from '#words/desk/inbox.ts'

const lateAfter = 8 * 3_600

/** A span of seconds in its largest unit. */
export function spanText(seconds: number, locale: Locale): string {
  const say = inboxWords(locale)
  if (seconds < 60) return say.seconds(Math.max(0, Math.round(seconds)))
  if (seconds < 3_600) return say.minutes(Math.round(seconds / 60))
  return seconds < 86_400 ? say.hours(Math.floor(seconds / 3_600)) : say.days(Math.floor(seconds / 86_400))
}

/** How long an entry has waited; late after a working day. */
export function waitingSince(since: string, now: number): { seconds: number; isLate: boolean } {
  const seconds = Math.max(0, (now - Date.parse(since)) / 1_000)
  return { seconds, isLate: seconds >= lateAfter }
}
