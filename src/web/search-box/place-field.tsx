import { useRouteContext } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { roveTo } from '#ui/navigation/roving-focus.ts'
import { isPhoneWidth } from '#ui/phone-width.ts'
import { searchWords } from '#words/search/search.ts'
import type { Choice } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'
import type { RecentSearch } from './recent-searches.ts'
import { useChoices } from './use-choices.ts'
import { usePopularPlaces } from './use-popular-places.ts'
import { useRecentSearches } from './use-recent-searches.ts'

type Props = {
  value: string
  /** A search was tried without it. */
  missing: boolean
  onMissing: () => void
  onType: (text: string) => void
  onChoose: (choice: Choice, by: 'keyboard' | 'pointer') => void
  onRepeat: (recent: RecentSearch) => void
}

const shownRecents = 5

/** A text field that suggests; without scripts it is a plain field, and the server finds what was meant. */
export function PlaceField({ value, missing, onMissing, onType, onChoose, onRepeat }: Props) {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { state, choices, ask, clear } = useChoices(call, locale)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isEmpty = !value.trim()
  const recents = useRecentSearches(open && isEmpty).slice(0, shownRecents)
  const popular = usePopularPlaces(open && isEmpty)
  const options = isEmpty ? [...recents.map(({ choice }) => choice), ...popular] : choices
  const note = !isEmpty ? notes(state, choices.length) : null
  const shown = open && (options.length > 0 || note !== null)

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (i: number, by: 'keyboard' | 'pointer') => {
    const recent = isEmpty ? recents[i] : undefined
    field.current?.focus()
    clear()
    close()
    if (recent) onRepeat(recent)
    else onChoose(options[i]!, by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (!shown) {
      if (event.key === 'ArrowDown') wake()
      return
    }
    const next =
      event.key === 'Home' || event.key === 'End'
        ? null
        : roveTo(event.key, { at, count: options.length, way: 'down' })
    if (next !== null) {
      event.preventDefault()
      setAt(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      choose(at, 'keyboard')
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }
  const wake = () => {
    setOpen(true)
    if (value.trim() && state === 'idle') ask(value)
  }

  // Text typed before hydration gets its suggestions after it.
  const answerTyped = useEffectEvent((input: HTMLInputElement | null) => {
    if (!input?.value.trim() || document.activeElement !== input) return
    setOpen(true)
    ask(input.value)
  })
  useEffect(() => answerTyped(field.current), [])

  return (
    <div className="search-seg search-where">
      <label htmlFor={id}>{say.where}</label>
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        required
        maxLength={80}
        placeholder={missing ? say.whereMissing : say.whereHint}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-told` : undefined}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        onChange={(event) => {
          onType(event.target.value)
          setAt(-1)
          setOpen(true)
          ask(event.target.value)
        }}
        onFocus={({ target }) => {
          target.select()
          if (!value.trim()) setOpen(true)
          // The keyboard of a phone leaves room for suggestions only under the top edge.
          if (isPhoneWidth()) target.scrollIntoView({ block: 'start' })
        }}
        onClick={wake}
        onInvalid={(event) => {
          // The browser would say so in its own language.
          event.preventDefault()
          setOpen(true)
          onMissing()
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ChoiceList
        id={id}
        label={!isEmpty ? say.where : recents.length > 0 ? say.recentSearches : say.popular}
        recents={isEmpty ? recents.length : null}
        options={shown ? options : []}
        note={shown ? note : null}
        at={at}
        onChoose={(i) => choose(i, 'pointer')}
      />
      <span id={`${id}-told`} className="sr-only" role="status">
        {missing ? say.whereMissing : shown && (note ? say[note] : say.found(options.length))}
      </span>
    </div>
  )
}

/** The note shown when there are no suggestions. */
function notes(state: ReturnType<typeof useChoices>['state'], found: number) {
  if (state === 'asking') return 'looking' as const
  if (state === 'failed') return 'noAnswer' as const
  return state === 'told' && found === 0 ? ('noSuggestion' as const) : null
}
