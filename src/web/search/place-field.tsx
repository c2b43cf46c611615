import { useRouteContext } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { searchWords } from '#words/search.ts'
import { type PlaceChoice, usePlaceChoices } from './place-choices.ts'

type Props = { name: string; value: string; onChoose: (choice: PlaceChoice | null, text: string) => void }

/** A text field that suggests places; without scripts it is a plain field, and the server finds what was meant. */
export function PlaceField({ name, value, onChoose }: Props) {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { choices, ask, clear } = usePlaceChoices(call)
  const [at, setAt] = useState(-1)
  const open = choices.length > 0

  const choose = (choice: PlaceChoice) => {
    onChoose(choice, choice.name)
    close()
    field.current?.focus()
  }
  const close = () => {
    clear()
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((at + step + choices.length + (at < 0 && step < 0 ? 1 : 0)) % choices.length)
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      choose(choices[at]!)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') close()
  }

  return (
    <div className="search-seg search-where">
      <label htmlFor={id}>{say.where}</label>
      <input
        ref={field}
        id={id}
        name={name}
        type="search"
        required
        maxLength={80}
        placeholder={say.whereHint}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        onChange={(event) => {
          onChoose(null, event.target.value)
          setAt(-1)
          ask(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={say.where} className="search-choices" hidden={!open}>
        {choices.map((choice, i) => (
          <div
            key={choice.slug}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === at}
            onMouseDown={(event) => {
              // The press must not take the focus away before the choice is made.
              event.preventDefault()
              choose(choice)
            }}
          >
            <b>{choice.name}</b>
            <small>{choice.about}</small>
          </div>
        ))}
      </div>
    </div>
  )
}
