import {
  bookableArrivals,
  daysOfMonth,
  type FlexibleDates,
  faultOfMonth,
  firstStayOf,
  MAX_SHIFT_DAYS,
  type Month,
  staysOf,
} from '#domain/stay/flexible-stay.ts'
import { MAX_NIGHTS, nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addMonths, dateOf, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { Segments } from '#ui/fields/segments.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { flexibleDatesText, flexibleWords } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import type { StayDates } from './calendar-days.ts'
import './flexible-panel.css'

export type FlexibleProps = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  flexible: FlexibleDates | null
  onFlexible: (flexible: FlexibleDates | null) => void
}

const modes = ['exact', 'around', 'weekend', 'nights'] as const
type Mode = (typeof modes)[number]
const usualShift = 3
const shifts = [1, 2, 3, MAX_SHIFT_DAYS]
const monthsOffered = 12

/** How exact the dates are: as asked, some days around, a weekend, or nights within a month. */
export function FlexibleModes({ locale, today, dates, flexible, onFlexible }: FlexibleProps) {
  const say = flexibleWords(locale)
  const choose = (mode: Mode) => {
    if (mode === (flexible?.kind ?? 'exact')) return
    const month = monthFor(dates, flexible)
    if (mode === 'exact') onFlexible(null)
    if (mode === 'around') onFlexible({ kind: 'around', days: usualShift })
    if (mode === 'weekend') onFlexible(usable({ kind: 'weekend', month }, today))
    if (mode === 'nights') {
      const nights = nightsOf({ arrival: dates.s_d, departure: dates.e_d })
      onFlexible(usable({ kind: 'nights', nights: Math.min(nights, daysOfMonth(month)), month }, today))
    }
  }
  return (
    <Segments
      className="flexible-modes"
      label={say.howExact}
      options={modes.map((mode) => ({ value: mode, label: say[mode] }))}
      value={flexible?.kind ?? 'exact'}
      onChange={(mode) => choose(mode as Mode)}
    />
  )
}

/** The details of a choice: the days around, or the month and the nights. */
export function FlexibleChoice(props: FlexibleProps) {
  const { locale, flexible, onFlexible } = props
  const say = flexibleWords(locale)
  if (!flexible) return null
  if (flexible.kind === 'around')
    return (
      <div className="flexible-shifts">
        <p className="flexible-label">{say.giveOrTake}</p>
        <Segments
          label={say.giveOrTake}
          options={shifts.map((days) => ({ value: String(days), label: say.shortPlusMinus(days) }))}
          value={String(flexible.days)}
          onChange={(days) => onFlexible({ kind: 'around', days: Number(days) })}
        />
      </div>
    )
  return (
    <div className="flexible-month">
      {flexible.kind === 'nights' ? (
        <div>
          <p className="flexible-label">{say.howLong}</p>
          <div className="flexible-nights">
            <span>
              {say.nightsLabel}
              <small>{say.nightsRange}</small>
            </span>
            <Stepper
              label={say.nightsLabel}
              value={flexible.nights}
              min={1}
              max={Math.min(MAX_NIGHTS, daysOfMonth(flexible.month))}
              onChange={(nights) => onFlexible({ ...flexible, nights })}
            />
          </div>
        </div>
      ) : (
        <p className="flexible-label">{say.weekendNote}</p>
      )}
      <Months {...props} flexible={flexible} />
    </div>
  )
}

type WithinMonth = Exclude<FlexibleDates, { kind: 'around' }>

function Months({ locale, today, flexible, onFlexible }: FlexibleProps & { flexible: WithinMonth }) {
  const say = flexibleWords(locale)
  const months = Array.from({ length: monthsOffered }, (_, ahead) => addMonths(today, ahead).slice(0, 7))
  return (
    <fieldset className="flexible-months">
      <legend className="flexible-label">{say.whichMonth}</legend>
      {months
        .filter((month) => isUsable(inMonth(flexible, month), today))
        .map((month) => (
          <label key={month}>
            <input
              type="radio"
              name="flexible-month"
              checked={flexible.month === month}
              onChange={() => onFlexible(inMonth(flexible, month))}
            />
            <span>
              <b>{say.monthName(month)}</b> <small>{month.slice(0, 4)}</small>
            </span>
          </label>
        ))}
    </fieldset>
  )
}

/** A shorter month takes fewer nights. */
const inMonth = (flexible: WithinMonth, month: Month): WithinMonth =>
  flexible.kind === 'weekend'
    ? { ...flexible, month }
    : { ...flexible, month, nights: Math.min(flexible.nights, daysOfMonth(month)) }

const isUsable = (flexible: WithinMonth, today: PlainDate) =>
  faultOfMonth(flexible, bookableArrivals(dayOf(today))) === null

/** At the end of a month no stay is left in it: then the next one. */
function usable(flexible: WithinMonth, today: PlainDate): WithinMonth {
  if (isUsable(flexible, today)) return flexible
  return inMonth(flexible, addMonths(`${flexible.month}-01`, 1).slice(0, 7))
}

const monthFor = ({ s_d }: StayDates, flexible: FlexibleDates | null): Month =>
  flexible && flexible.kind !== 'around' ? flexible.month : s_d.slice(0, 7)

/** The choice in a sentence, with the number of stays that it compares. */
export function flexibleSentence(
  flexible: FlexibleDates,
  { s_d, e_d }: StayDates,
  { today, locale }: { today: PlainDate; locale: Locale },
): string {
  const say = flexibleWords(locale)
  const isAround = flexible.kind === 'around'
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  const asked = isAround ? { arrival: dayOf(s_d), nights } : firstStayOf(flexible)
  const arrivals = staysOf(flexible, asked, bookableArrivals(dayOf(today))).map(({ arrival }) => arrival)
  const choice = isAround
    ? say.aroundSentence(nights, dateOf(Math.min(...arrivals)), dateOf(Math.max(...arrivals)))
    : flexibleDatesText(flexible, { s_d, e_d }, locale)
  return searchWords(locale).inOneLine(choice, say.compared(arrivals.length))
}
