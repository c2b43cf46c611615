import { type ComponentType, memo, useDeferredValue, useRef, useState } from 'react'
import { bookableArrivals, type FlexibleDates, firstStayOf, staysOf } from '#domain/stay/flexible-stay.ts'
import type { Party } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateOf, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { flexibleDatesText, flexibleWords } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import { FieldPanel } from '../field-panel.tsx'
import type { StayDates } from './calendar-days.ts'
import { datesText } from './date-texts.ts'
import type { DatesPanelProps, PriceTarget } from './dates-panel.tsx'
import type { FlexibleProps } from './flexible-panel.tsx'
import { PlainDates } from './plain-dates.tsx'

type Props = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  onChange: (dates: StayDates) => void
  party: Party
  /** The place or hotel whose prices are shown under the days; null while none is chosen. */
  target: PriceTarget
  /** Where the dates may be flexible; absent for one hotel. */
  flexible?: FlexibleDates | null
  onFlexible?: ((flexible: FlexibleDates | null) => void) | undefined
}

type Loaded = {
  readonly Panel: ComponentType<DatesPanelProps>
  readonly Modes: ComponentType<FlexibleProps>
  readonly Choice: ComponentType<FlexibleProps>
}

/** By what they say: functions of a form do the same in every render. */
const saysTheSame = (before: DatesPanelProps, now: DatesPanelProps) =>
  JSON.stringify(before) === JSON.stringify(now)

/**
 * Two dates. The calendar is fetched when somebody comes near; until then, and without it, the browser's own fields
 * serve.
 */
export function DatesField({
  locale,
  today,
  dates,
  onChange,
  party,
  target,
  flexible = null,
  onFlexible,
}: Props) {
  const say = searchWords(locale)
  const body = useRef<HTMLDivElement>(null)
  const [late, setLate] = useState<Loaded | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const fetching = useRef(false)
  const fetchPanel = async () => {
    if (fetching.current) return
    fetching.current = true
    try {
      const [loaded, { FlexibleModes: Modes, FlexibleChoice: Choice }] = await Promise.all([
        import('./dates-panel.tsx'),
        import('./flexible-panel.tsx'),
      ])
      const field = document.activeElement
      // The focus moves from a plain field to the field that replaces it.
      setBegun(body.current?.contains(field) ? (field as HTMLInputElement).name : null)
      const panel = memo(loaded.DatesPanel, saysTheSame)
      setLate({ Panel: panel, Modes, Choice })
    } catch {
      fetching.current = false
    }
  }
  const { s_d, e_d } = dates
  // Changing the party must not wait for a hidden calendar.
  const { rooms, adults, ages } = useDeferredValue(party)
  const nights = nightsOf({ arrival: dates.s_d, departure: dates.e_d })
  return (
    <FieldPanel
      label={say.when}
      className="search-dates"
      done={say.done}
      summary={
        flexible ? (
          flexibleDatesText(flexible, dates, locale)
        ) : (
          <>
            {datesText(dates, { today, locale })} <em>· {say.nights(nights)}</em>
          </>
        )
      }
      onNear={fetchPanel}
      fault={() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')}
      foot={
        <span aria-live="polite">
          {flexible ? sentenceOf(flexible, dates, { today, locale }) : say.nights(nights)}
        </span>
      }
    >
      <div ref={body} className="dates-body">
        {late ? (
          <>
            {onFlexible && <late.Modes {...{ locale, today, dates, flexible, onFlexible }} />}
            {onFlexible && <late.Choice {...{ locale, today, dates, flexible, onFlexible }} />}
            {(!flexible || flexible.kind === 'around') && (
              <late.Panel
                {...{ locale, today, onChange, target, begun }}
                dates={{ s_d, e_d }}
                party={{ rooms, adults, ages }}
              />
            )}
          </>
        ) : (
          <>
            <PlainDates {...{ locale, today, dates, onChange }} />
            <Skeleton className="calendar-wait" />
            <p className="calendar-note" />
          </>
        )}
      </div>
    </FieldPanel>
  )
}

/** The choice in a sentence, with the number of stays that it compares. */
function sentenceOf(
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
