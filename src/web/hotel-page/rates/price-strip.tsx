import { type CSSProperties, useEffect, useRef } from 'react'
import type { PriceCalendar } from '#contract/hotels.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { formatDate } from '#words/format.ts'
import { reasonWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { dayPriceText } from '../../search-box/calendar/date-texts.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import { CalendarButton } from './calendar-button.tsx'
import { type PriceDay, priceDays } from './price-days.ts'

/** The price of a night on the days around the stay; each links to the same stay from that day. */
export function PriceStrip({ calendar }: { calendar: PriceCalendar }) {
  const { locale, query } = useHotelPlace()
  const say = rateWords(locale)
  const list = useRef<HTMLOListElement>(null)
  const days = priceDays(calendar, query.search)
  const { s_d } = query.search
  // Scrolls the stay to the middle of a narrow window.
  useEffect(() => {
    const strip = list.current
    const first = strip?.querySelector<HTMLElement>(`[data-date="${s_d}"]`)
    if (strip && first) strip.scrollLeft = first.offsetLeft - strip.clientWidth / 2 + first.clientWidth
  }, [s_d])
  // Where no single night is sold, because stays are longer, there is nothing to compare.
  if (calendar.every(({ total }) => total === null)) return null
  const reasons = new Map(calendar.map(({ date, reason }) => [date, reason]))
  return (
    <section className="price-strip" aria-label={say.prices}>
      <div className="price-strip-head">
        <h3>{say.prices}</h3>
        <p>{say.pricesNote}</p>
        <CalendarButton />
      </div>
      <ol ref={list} className="price-days">
        {days.map((day) => {
          const reason = reasons.get(day.date)
          return <Day key={day.date} day={day} why={reason ? reasonWords(locale)[reason] : null} />
        })}
      </ol>
    </section>
  )
}

/** Chinese dates are wide: the month is seen where it begins, and read out everywhere. */
function DayOf({ date }: { date: PlainDate }) {
  const { locale } = useHotelPlace()
  const text = formatDate(date, locale, 'short')
  if (locale !== 'zh' || date.endsWith('-01')) return text
  const [month, day] = text.split(/(?<=月)/)
  return (
    <>
      <HiddenText>{month}</HiddenText>
      {day}
    </>
  )
}

function Day({ day, why }: { day: PriceDay; why: string | null }) {
  const { locale } = useHotelPlace()
  const { onDates } = useHotelLinks()
  const { date, total, height, cheapest, slept, stay } = day
  const [weekday] = /周.|^[A-Z][a-z]+/.exec(formatDate(date, locale, 'weekday')) ?? ['']
  const link = onDates(stay)
  return (
    <li data-date={date} data-slept={slept || undefined} data-cheapest={cheapest || undefined}>
      <a href={link.href} onClick={link.onClick} title={why ?? undefined}>
        <i
          className="price-bar"
          style={{ '--height': height } as CSSProperties}
          data-gone={total === null || undefined}
        />
        <b>{total ? dayPriceText(total, locale) : '–'}</b>
        {why && <HiddenText>{why}</HiddenText>}
        <span>{weekday}</span>
        <span>
          <DayOf date={date} />
        </span>
      </a>
    </li>
  )
}
