import { useRouteContext } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FlexibleDates } from '#domain/stay/flexible-stay.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { CalendarIcon, GuestsIcon, MapPinIcon, SearchIcon } from '#ui/icons/icons.ts'
import { searchWords } from '#words/search/search.ts'
import { listSearchParams, type StaySearch } from '../search-query/stay-search.ts'
import type { Choice } from './choice.ts'
import { PlainSearch } from './plain-search.tsx'
import type { SearchBox } from './search-box.tsx'

type Props = {
  today: PlainDate
  search: StaySearch
  flexible?: FlexibleDates | null
  /** Flexible dates in words. */
  datesText?: ReactNode
  place: Choice
  /** Goes along while the place stays the same: filters, the sort. */
  keep?: Readonly<Record<string, string>>
}

/** The control of the box that each part of the line opens. */
const controls = {
  where: '[name=q]',
  dates: '.search-dates-open',
  guests: '.search-guests-open',
} as const
type Part = keyof typeof controls

/**
 * The search in one line; pressed, the box where it can be changed takes its place, open at the part that was pressed.
 */
export function SearchSummary(props: Props) {
  // Another search closes it: what was asked for is there.
  return (
    <Summary
      key={JSON.stringify([props.place.goal, listSearchParams(props.search, props.flexible ?? null)])}
      {...props}
    />
  )
}

function Summary({ today, search, flexible = null, datesText, place, keep }: Props) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const { s_d, e_d, adults, ages, rooms } = search
  const box = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const { late, fetchBox } = useLateSearchBox()
  const [part, setPart] = useState<Part>('where')
  const choosePart = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('summary')) return
    const pressed = (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part
    setPart((pressed as Part) ?? 'where')
  }
  useEffect(() => {
    if (!open || !late) return
    const control = box.current?.querySelector<HTMLElement>(`.search-box ${controls[part]}`)
    control?.focus()
    if (part !== 'where') control?.click()
  }, [open, late, part])

  useEffect(() => {
    if (!open) return
    const pressed = ({ target }: PointerEvent) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !box.current?.open) return
    // A panel of the box is closed first, by the browser itself.
    if (box.current.querySelector(':popover-open')) return
    // The browser would empty the field of the place.
    event.preventDefault()
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={box}
      className="search-summary"
      onPointerEnter={fetchBox}
      onFocus={fetchBox}
      onToggle={(event) => {
        if (event.target !== box.current) return
        setOpen(box.current.open)
        fetchBox()
      }}
      onKeyDown={leave}
      onClick={choosePart}
    >
      <summary>
        <HiddenText>{say.changeSearch}: </HiddenText>
        <span className="summary-where" data-part="where">
          <MapPinIcon />
          <b>{place.name}</b>
        </span>
        <span data-part="dates">
          <CalendarIcon />
          {datesText ??
            say.inOneLine(say.dates(s_d, e_d), say.nights(nightsOf({ arrival: s_d, departure: e_d })))}
        </span>
        <span data-part="guests">
          <GuestsIcon />
          {say.inOneLine(say.guests(adults, ages.length), say.roomCount(rooms))}
        </span>
        <SearchIcon className="summary-go" />
      </summary>
      <div className="summary-box">
        {late ? (
          <late.Box
            today={today}
            search={search}
            flexible={flexible}
            place={place}
            {...(keep ? { keep } : {})}
          />
        ) : (
          <PlainSearch place={place.name} search={search} flexible={flexible} />
        )}
      </div>
    </details>
  )
}

/** The search box, fetched when somebody is about to need it: most visitors only read its line. */
function useLateSearchBox() {
  const [late, setLate] = useState<{ Box: typeof SearchBox } | null>(null)
  const fetchBox = () => {
    if (late) return
    void import('./search-box.tsx').then(
      ({ SearchBox: Box }) => setLate({ Box }),
      // The plain form stays, which needs nothing more.
      () => {},
    )
  }
  return { late, fetchBox }
}
