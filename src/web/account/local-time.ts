import type { Locale } from '#domain/text/locale.ts'
import { formatInstant } from '#words/format.ts'

/** An instant by the reader's own clock: only they know where they were then. */
export const localTime = (
  instant: string,
  locale: Locale,
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
) => formatInstant(Date.parse(instant), locale, zone)
