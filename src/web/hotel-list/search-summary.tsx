import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlainDate } from '#domain/plain-date.ts'
import { nightsOf } from '#domain/stay.ts'
import { listPageWords } from '#words/list-page.ts'
import { searchWords } from '#words/search.ts'
import { placeChoice } from '../search/choice.ts'
import { searchParams } from '../search/search.ts'
import { HiddenText } from '../ui/hidden-text.tsx'
import { CalendarIcon, GuestsIcon, MapPinIcon, SearchIcon } from '../ui/icons.ts'
import { useLateSearchBox } from './late-search-box.ts'
import { useListPlace } from './list-context.ts'
import { keptParams } from './list-query.ts'
import { PlainSearch } from './plain-search.tsx'

type Props = { place: string; today: PlainDate }

/** The search in one line, always in sight; pressed, it opens into the box where it can be changed. */
export function SearchSummary({ place, today }: Props) {
  const { query, kw } = useListPlace()
  // Another search closes it: what was asked for is there.
  return <Summary key={`${kw} ${new URLSearchParams(searchParams(query.search))}`} {...{ place, today }} />
}

function Summary({ place, today }: Props) {
  const { query, locale, kw } = useListPlace()
  const say = listPageWords(locale)
  const search = searchWords(locale)
  const { s_d, e_d, adults, ages, rooms } = query.search
  const box = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const { late, fetchBox } = useLateSearchBox()

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
        setOpen(event.currentTarget.open)
        fetchBox()
      }}
      onKeyDown={leave}
    >
      <summary>
        <HiddenText>{say.changeSearch}: </HiddenText>
        <span className="summary-where">
          <MapPinIcon />
          <b>{place}</b>
        </span>
        <span>
          <CalendarIcon />
          {say.inOneLine(search.dates(s_d, e_d), search.nights(nightsOf({ arrival: s_d, departure: e_d })))}
        </span>
        <span>
          <GuestsIcon />
          {say.inOneLine(search.guests(adults, ages.length), search.roomCount(rooms))}
        </span>
        <SearchIcon className="summary-go" />
      </summary>
      <div className="summary-box">
        {late ? (
          <late.Box
            today={today}
            search={query.search}
            place={placeChoice({ slug: kw, name: place })}
            keep={keptParams(query)}
          />
        ) : (
          <PlainSearch place={place} />
        )}
      </div>
    </details>
  )
}
