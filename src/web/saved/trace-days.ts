import type { Trace } from '#contract/saved.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { formatDate } from '#words/format.ts'
import { traceWords } from '#words/saved/traces.ts'

export type TraceDay = {
  readonly date: PlainDate
  readonly title: string
  readonly sub: string
  readonly traces: readonly Trace[]
}

/** Newest day first, as the traces come; the last days are called by what they are. */
export function tracesByDay(traces: readonly Trace[], today: PlainDate, locale: Locale): TraceDay[] {
  const say = traceWords(locale)
  return [...Map.groupBy(traces, ({ date }) => date)].map(([date, ofDay]) => {
    const named = date === today ? say.today : date === addDays(today, -1) ? say.yesterday : null
    return {
      date,
      title: named ?? formatDate(date, locale, 'weekday'),
      sub: named ? formatDate(date, locale, 'weekday') : '',
      traces: ofDay,
    }
  })
}
