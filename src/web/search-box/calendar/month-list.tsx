import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { DayPrices } from './calendar-days.ts'
import { monthOf, weeksIn } from './calendar-days.ts'
import { MonthGrid } from './month-grid.tsx'

type Props = {
  locale: Locale
  today: PlainDate
  months: readonly string[]
  chosen: PlainDate
  prices: DayPrices
  ask: (month: string, today: PlainDate) => void
}

/** All months that are for sale, scrolled; those far from sight keep their place and no more. */
export function MonthList({ locale, today, months, chosen, prices, ask }: Props) {
  const state = use(RangeCalendarStateContext)!
  const list = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set([monthOf(chosen)]))
  const focused = monthOf(state.focusedDate.toString())

  const goToChosen = useEffectEvent(() => {
    const month = list.current?.querySelector<HTMLElement>(`[data-month="${monthOf(chosen)}"]`)
    if (list.current && month) list.current.scrollTop = month.offsetTop
  })
  // Whenever the panel opens: what is not shown cannot be scrolled.
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && goToChosen())
    if (list.current) watcher.observe(list.current)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) =>
        setNear((now) => {
          const next = new Set(now)
          for (const { target, isIntersecting } of seen)
            next[isIntersecting ? 'add' : 'delete']((target as HTMLElement).dataset.month!)
          return next
        }),
      { root: list.current, rootMargin: '300px 0px' },
    )
    for (const month of list.current?.children ?? []) watcher.observe(month)
    return () => watcher.disconnect()
  }, [])
  const shown = months.filter((month) => near.has(month) || month === focused)
  const sight = shown.join()
  useEffect(() => {
    for (const month of sight.split(',')) ask(month, today)
  }, [sight, ask, today])

  return (
    <div className="month-list" ref={list}>
      {months.map((month, i) => (
        <div
          key={month}
          className="month-place"
          data-month={month}
          style={{ '--weeks': weeksIn(month, locale) } as object}
        >
          {shown.includes(month) && <MonthGrid {...{ locale, month, today, prices }} offset={i} />}
        </div>
      ))}
    </div>
  )
}
