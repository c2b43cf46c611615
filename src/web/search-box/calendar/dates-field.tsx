import {
  type ComponentType,
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import type { Party } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { flexibleDatesText } from '#words/search/flexible-dates.ts'
import { searchWords } from '#words/search/search.ts'
import { FieldPanel } from '../field-panel.tsx'
import type { StayDates } from './calendar-days.ts'
import { datesText } from './date-texts.ts'
import type { DatesPanelProps, PriceTarget } from './dates-panel.tsx'
import type { FlexibleProps, flexibleSentence } from './flexible-panel.tsx'
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
  readonly summary: typeof flexibleDatesText
  readonly sentence: typeof flexibleSentence
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
      const [loaded, parts, words] = await Promise.all([
        import('./dates-panel.tsx'),
        import('./flexible-panel.tsx'),
        import('#words/search/flexible-dates.ts'),
      ])
      const field = document.activeElement
      // The focus moves from a plain field to the field that replaces it.
      setBegun(body.current?.contains(field) ? (field as HTMLInputElement).name : null)
      const panel = memo(loaded.DatesPanel, saysTheSame)
      setLate({
        Panel: panel,
        Modes: parts.FlexibleModes,
        Choice: parts.FlexibleChoice,
        summary: words.flexibleDatesText,
        sentence: parts.flexibleSentence,
      })
    } catch {
      fetching.current = false
    }
  }
  // The words of flexible dates come with the panel.
  const fetchEarly = useEffectEvent(() => flexible && void fetchPanel())
  useEffect(() => void fetchEarly(), [])
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
          (late?.summary(flexible, dates, locale) ?? '\u00a0')
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
          {flexible ? late?.sentence(flexible, dates, { today, locale }) : say.nights(nights)}
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
