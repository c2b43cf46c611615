import { type ComponentType, memo, useDeferredValue, useRef, useState } from 'react'
import type { Party } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { searchWords } from '#words/search/search.ts'
import { FieldPanel } from '../field-panel.tsx'
import type { StayDates } from './calendar-days.ts'
import { datesText } from './date-texts.ts'
import type { DatesPanelProps, PriceTarget } from './dates-panel.tsx'
import { PlainDates } from './plain-dates.tsx'

type Props = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  onChange: (dates: StayDates) => void
  party: Party
  /** The place or hotel whose prices are shown under the days; null while none is chosen. */
  target: PriceTarget
}

/** By what they say: functions of a form do the same in every render. */
const saysTheSame = (before: DatesPanelProps, now: DatesPanelProps) =>
  JSON.stringify(before) === JSON.stringify(now)

/**
 * Two dates. The calendar is fetched when somebody comes near; until then, and without it, the browser's own fields
 * serve.
 */
export function DatesField({ locale, today, dates, onChange, party, target }: Props) {
  const say = searchWords(locale)
  const body = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<ComponentType<DatesPanelProps> | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const fetching = useRef(false)
  const fetchPanel = async () => {
    if (fetching.current) return
    fetching.current = true
    try {
      const loaded = await import('./dates-panel.tsx')
      const field = document.activeElement
      // The focus moves from a plain field to the field that replaces it.
      setBegun(body.current?.contains(field) ? (field as HTMLInputElement).name : null)
      setPanel(() => memo(loaded.DatesPanel, saysTheSame))
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
        <>
          {datesText(dates, { today, locale })} <em>· {say.nights(nights)}</em>
        </>
      }
      onNear={fetchPanel}
      fault={() => body.current?.querySelector<HTMLElement>('[aria-invalid=true]')}
      foot={<span aria-live="polite">{say.nights(nights)}</span>}
    >
      <div ref={body} className="dates-body">
        {Panel ? (
          <Panel
            {...{ locale, today, onChange, target, begun }}
            dates={{ s_d, e_d }}
            party={{ rooms, adults, ages }}
          />
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
