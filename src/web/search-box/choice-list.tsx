import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { searchWords } from '#words/search.ts'
import type { Icon } from '../ui/icon.tsx'
import { HistoryIcon, MapPinIcon } from '../ui/icons.ts'
import { BedIcon, BuildingIcon, TrainIcon } from '../ui/travel-icons.ts'
import { type Choice, type Group, goalKey } from './choice.ts'
import { isPhoneWidth } from './phone-width.ts'
import { bringIntoView } from './scroll-into-view.ts'

type Props = {
  id: string
  label: string
  /** These are searches that were made before, in one group. */
  recent: boolean
  options: readonly Choice[]
  note: 'looking' | 'noAnswer' | 'noSuggestion' | null
  /** The option the keyboard stands on. */
  at: number
  onChoose: (option: number) => void
}

const marks: Record<Group, Icon> = {
  places: MapPinIcon,
  hotels: BuildingIcon,
  roomKinds: BedIcon,
  bedKinds: BedIcon,
  stations: TrainIcon,
}

/** The panel under the field: options in groups, or why there are none. */
export function ChoiceList({ id, label, recent, options, note, at, onChoose }: Props) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const numbered = options.map((choice, i) => ({ choice, i }))
  const grouped = recent
    ? [{ name: say.recentSearches, options: numbered }]
    : Object.entries(Object.groupBy(numbered, ({ choice }) => choice.group)).map(([group, members]) => ({
        name: say[group as Group],
        options: members,
      }))
  const panel = useRef<HTMLDivElement>(null)
  const shown = options.length > 0 || note !== null
  useLayoutEffect(() => {
    const field = panel.current?.parentElement
    if (shown && panel.current && field && !isPhoneWidth()) bringIntoView(panel.current, field)
  }, [shown])
  return (
    <div ref={panel} className="search-choices" hidden={!shown}>
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {options.length > 0 &&
          grouped.map(({ name, options: members }) => (
            <fieldset key={name} aria-label={name}>
              <div className="search-group" role="presentation">
                {name}
              </div>
              {members.map(({ choice, i }) => {
                const Mark = recent ? HistoryIcon : marks[choice.group]
                return (
                  <div
                    key={goalKey(choice.goal) + i}
                    id={`${id}-${i}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={i === at}
                    onMouseDown={(event) => {
                      // The press must not take the focus away before the choice is made.
                      event.preventDefault()
                      if (event.button === 0) onChoose(i)
                    }}
                  >
                    <Mark />
                    <b>{choice.name}</b> <small>{choice.about}</small>
                  </div>
                )
              })}
            </fieldset>
          ))}
      </div>
      {note && <p className="search-note">{say[note]}</p>}
    </div>
  )
}
