import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SearchIcon } from '#ui/icons/icons.ts'
import { deskWords } from '#words/desk/frame.ts'
import { useLocale } from './parts/use-desk.ts'
import { addressOf, goTo } from './router.ts'
import type { Section } from './sections.ts'

type Entry = { readonly key: string; readonly label: string; readonly hint: string; readonly to: string }

/** An order number, typed whole: the desk opens it without a search. */
const orderNumber = /^LS[0-9A-Z]{9}$/i

/** Search or go to, from anywhere. */
export function Palette({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const say = deskWords(useLocale())
  const ref = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  useEffect(() => {
    const dialog = ref.current!
    const from = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (from instanceof HTMLElement) from.focus()
    }
  }, [])

  const text = typed.trim()
  const pages: Entry[] = sections
    .map(({ path, name }) => ({ key: path, label: say[name], hint: say.goTo, to: addressOf(path) }))
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  const canSearch = sections.some(({ name }) => name === 'orders')
  const orders: Entry[] =
    text === '' || !canSearch
      ? []
      : orderNumber.test(text)
        ? [
            {
              key: text,
              label: text.toUpperCase(),
              hint: say.keyOpen,
              to: addressOf(`/orders/${text.toUpperCase()}`),
            },
          ]
        : [{ key: 'search', label: text, hint: say.matches, to: addressOf('/orders', { q: text }) }]
  const entries = [...orders, ...pages]
  const chosen = Math.min(at, entries.length - 1)
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    goTo(entry.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((chosen + step + entries.length) % Math.max(1, entries.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(entries[chosen])
    }
  }
  return (
    <dialog
      ref={ref}
      className="dialog palette"
      aria-label={say.find}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="pal">
        <label className="q1">
          <SearchIcon />
          <span className="sr">{say.find}</span>
          <input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setAt(0)
            }}
            onKeyDown={press}
            placeholder={say.find}
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-activedescendant={entries[chosen] ? `palette-${chosen}` : undefined}
          />
        </label>
        {entries.length === 0 && <p className="hint palette-none">{say.nothingFound}</p>}
        <div id="palette-list" role="listbox" aria-label={say.goTo}>
          {entries.map((entry, index) => (
            <div
              key={entry.key}
              id={`palette-${index}`}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className={index === chosen ? 'pal-row on' : 'pal-row'}
              onClick={() => open(entry)}
              onKeyDown={press}
            >
              <b>{entry.label}</b>
              <span className="faint">{entry.hint}</span>
            </div>
          ))}
        </div>
      </div>
    </dialog>
  )
}
