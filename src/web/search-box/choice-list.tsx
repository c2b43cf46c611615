import { useRouteContext } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { Icon } from '#ui/icons/icon.tsx'
import { HistoryIcon, MapPinIcon } from '#ui/icons/icons.ts'
import { BedIcon, BuildingIcon, PlaneIcon, TrainIcon } from '#ui/icons/travel-icons.ts'
import { isPhoneWidth } from '#ui/phone-width.ts'
import { choiceKinds, searchWords } from '#words/search/search.ts'
import { type Choice, type Group, goalKey } from './choice.ts'
import { bringIntoView } from './scroll-into-view.ts'

type Props = {
  id: string
  label: string
  /** Under an empty field: so many are searches that were made before, the others popular; null under a filled one. */
  recents: number | null
  options: readonly Choice[]
  note: 'looking' | 'noAnswer' | 'noSuggestion' | null
  /** Index of the active option. */
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

const markOf = ({ group, kind }: Choice) => (kind === 'airport' ? PlaneIcon : marks[group])

/** The panel under the field: options in groups, or why there are none. */
export function ChoiceList({ id, label, recents, options, note, at, onChoose }: Props) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const kinds = choiceKinds(locale)
  const numbered = options.map((choice, i) => ({ choice, i }))
  const grouped =
    recents !== null
      ? [
          { name: say.recentSearches, options: numbered.slice(0, recents) },
          { name: say.popular, options: numbered.slice(recents) },
        ].filter(({ options: members }) => members.length > 0)
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
                const Mark = recents !== null ? HistoryIcon : markOf(choice)
                return (
                  <div
                    key={goalKey(choice.goal) + i}
                    id={`${id}-${i}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={i === at}
                    // The press must not take the focus away before the choice is made.
                    onMouseDown={(event) => event.preventDefault()}
                    // A panel that opens before the press ends would be closed by its end.
                    onMouseUp={({ button }) => {
                      if (button === 0) onChoose(i)
                    }}
                  >
                    {choice.picture ? <img src={choice.picture} width={48} height={36} alt="" /> : <Mark />}
                    <b>{choice.name}</b> <small>{choice.about}</small>
                    {choice.kind && <span className="search-kind"> {kinds[choice.kind]}</span>}
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
