import { faultOfStay, MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { searchWords } from '#words/search/search.ts'
import { type StayDates, withArrival } from './calendar-days.ts'
import { DateField } from './date-field.tsx'

type Props = { locale: Locale; today: PlainDate; dates: StayDates; onChange: (dates: StayDates) => void }

/** The browser's own date fields: all there is without scripts, and until the calendar has come. */
export function PlainDates({ locale, today, dates, onChange }: Props) {
  const say = searchWords(locale)
  return (
    <div className="plain-dates">
      <DateField
        label={say.arrival}
        name="s_d"
        value={dates.s_d}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        onSettle={(s_d) => onChange(withArrival(s_d, dates))}
      />
      <DateField
        label={say.departure}
        name="e_d"
        value={dates.e_d}
        // Without scripts the check-in may have changed since: the limits hold for any.
        min={addDays(today, 1)}
        max={addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS)}
        fits={(e_d) => !faultOfStay({ arrival: dates.s_d, departure: e_d }, today)}
        onSettle={(e_d) => onChange({ ...dates, e_d })}
      />
    </div>
  )
}
