import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { succeeded } from '#contract/endpoint.ts'
import { listHolidays, showPriceCalendar, showPriceLevel } from '#contract/endpoints.ts'
import type { Party } from '#domain/stay/party.ts'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { calendarWords } from '#words/search/calendar.ts'
import { BookedStay, withOwnNights } from './booked-nights.ts'
import type { StayDates } from './calendar-days.ts'
import { createDayPrices } from './day-prices.ts'
import { HolidayNote } from './holiday-note.tsx'
import { type Holiday, Holidays, holidaysIn, homeCountry, namesByDay } from './holidays.ts'
import { bandsOf, isComparedParty, LevelBands } from './price-levels.ts'
import { StayCalendar } from './stay-calendar.tsx'
import { TypedDates } from './typed-dates.tsx'

/** A hotel by its id or a place by its slug. */
export type PriceTarget = { id: string } | { kw: string } | null

export type DatesPanelProps = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  onChange: (dates: StayDates) => void
  party: Party
  target: PriceTarget
  /** The name of the field in which typing had begun. */
  begun: string | null
  /** The stay that is changed; its nights are marked. */
  booked?: StayDates
}

const tags: Record<Locale, string> = { en: 'en-GB', zh: 'zh-CN' }

/** Both dates, typed or pressed, with the cheapest price under each day where a place or a hotel is chosen. */
export function DatesPanel({
  locale,
  today,
  dates,
  onChange,
  party,
  target,
  begun,
  booked,
}: DatesPanelProps) {
  const { rooms, adults, ages } = party
  const say = calendarWords(locale)
  const { call, currency } = useRouteContext({ from: '__root__' })
  const [day, setDay] = useState(dates.s_d)
  const isPriced = target !== null
  // By its words, not by identity: only another question asks for the prices anew, not another day.
  const question = JSON.stringify({ ...target, rooms, adults, ages, currency })
  const source = useMemo(
    () =>
      createDayPrices(async (from, to) => {
        if (!isPriced) return null
        const input = { ...JSON.parse(question), from, to }
        const answer = await call(showPriceCalendar, input, { quiet: true }).catch(() => null)
        return answer && succeeded(answer) ? answer.data : null
      }),
    [call, question, isPriced],
  )
  const found = useSyncExternalStore(source.subscribe, source.get, source.get)
  const prices = useMemo(() => (booked ? withOwnNights(found, booked) : found), [found, booked])
  const holidays = useHolidays(target, { locale, today })
  const bands = useBands(isComparedParty(party) ? target : null, { dates, currency })
  const names = useMemo(() => namesByDay(holidays), [holidays])
  return (
    <I18nProvider locale={tags[locale]}>
      <BookedStay value={booked ?? null}>
        <TypedDates
          {...{ locale, today, dates, prices, begun }}
          onChange={(typed) => {
            onChange(typed)
            setDay(typed.s_d)
          }}
        />
        <LevelBands value={bands}>
          <Holidays value={names}>
            <StayCalendar
              {...{ locale, today, dates, onChange, day, prices }}
              onLook={setDay}
              ask={source.ask}
            />
          </Holidays>
        </LevelBands>
        <p className="calendar-note">
          {prices.size > 0 ? say.prices(currency) : ' '}
          {bands.length > 0 && prices.size > 0 && <span>{say.levels}</span>}
          {holidays.length > 0 && <HolidayNote locale={locale} inStay={holidaysIn(holidays, dates)} />}
        </p>
      </BookedStay>
    </I18nProvider>
  )
}

/** Holidays of the guest's country and of the chosen place or hotel; none until they are known. */
function useHolidays(target: PriceTarget, { locale, today }: { locale: Locale; today: PlainDate }) {
  const { call } = useRouteContext({ from: '__root__' })
  const [holidays, setHolidays] = useState<readonly Holiday[]>([])
  const place = JSON.stringify(target ?? {})
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const home = homeCountry(locale, navigator.languages)
    const days = { from: today, to: addDays(today, MAX_DAYS_AHEAD) }
    const asked = { ...JSON.parse(place), ...(home ? { home } : {}), ...days }
    call(listHolidays, asked, { quiet: true, signal }).then(
      (answer) => !signal.aborted && succeeded(answer) && setHolidays(answer.data.list),
      () => {},
    )
    return () => ending.abort()
  }, [call, place, locale, today])
  return holidays
}

/** From which prices on a night of the hotel is low or high; the stay of the question does not matter. */
function useBands(target: PriceTarget, { dates, currency }: { dates: StayDates; currency: string }) {
  const { call } = useRouteContext({ from: '__root__' })
  const [bands, setBands] = useState<ReturnType<typeof bandsOf>>([])
  const [{ s_d, e_d }] = useState(dates)
  const hotel = target && 'id' in target ? target.id : null
  useEffect(() => {
    if (hotel === null) return setBands([])
    const ending = new AbortController()
    const { signal } = ending
    call(showPriceLevel, { id: hotel, s_d, e_d, currency }, { quiet: true, signal }).then(
      (answer) => !signal.aborted && setBands(succeeded(answer) ? bandsOf(answer.data) : []),
      () => {},
    )
    return () => ending.abort()
  }, [call, hotel, s_d, e_d, currency])
  return bands
}
