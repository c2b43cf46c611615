import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { searchDesk } from '#contract/desk/endpoints.ts'
import type { DeskHit } from '#contract/desk/staff.ts'
import { SearchIcon } from '#ui/icons/icons.ts'
import { deskWords } from '#words/desk/frame.ts'
import { paletteWords } from '#words/desk/palette.ts'
import { addressOfHit, matches, orderNumber, type PaletteAction, paletteActions } from './palette-entries.ts'
import { useLocale, usePreferences, useSession } from './parts/use-desk.ts'
import { changePreferences } from './preferences.ts'
import { addressOf, goTo } from './router.ts'
import type { Section } from './sections.ts'
import { useLoad } from './use-load.ts'

type Entry = {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly kind: string
  readonly run: () => void
}

/** A pause in typing before the search is requested: searches of guests are recorded. */
const typingPause = 350
const shortestSearch = 2

/** Search or go to, from anywhere: orders, guests, hotels, tickets, pages and actions. */
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
  const { entries, isSearching } = useEntries(typed.trim(), sections)
  const chosen = Math.min(at, entries.length - 1)
  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
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
        {entries.length === 0 && (
          <p className="hint palette-none" role="status">
            {isSearching ? say.loading : say.nothingFound}
          </p>
        )}
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
              <span className="faint cut">{entry.hint}</span>
              <small className="faint push">{entry.kind}</small>
            </div>
          ))}
        </div>
      </div>
    </dialog>
  )
}

/** Pages and actions match at once; the rest is found by the server after a pause. */
function useEntries(text: string, sections: readonly Section[]) {
  const locale = useLocale()
  const { theme } = usePreferences()
  const say = deskWords(locale)
  const words = paletteWords(locale)
  const { member } = useSession()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  const isSearch = text.length >= shortestSearch && !orderNumber.test(text)
  const found = useLoad(searchDesk, { q: asked }, { isPaused: !isSearch || asked.length < shortestSearch })
  const isFresh = isSearch && asked === text && found.data !== null && !found.isLoading

  const hits: Entry[] = isFresh
    ? found.data!.list.map((hit: DeskHit) => ({
        key: `${hit.kind} ${hit.id}`,
        label: hit.label,
        hint: hit.hint === hit.label ? '' : hit.hint,
        kind: words.kind(hit.kind),
        run: () => goTo(addressOfHit(hit)),
      }))
    : []
  const canSearch = sections.some(({ name }) => name === 'orders')
  const orders: Entry[] =
    text === '' || !canSearch
      ? []
      : orderNumber.test(text)
        ? [
            {
              key: text,
              label: text.toUpperCase(),
              hint: '',
              kind: words.kind('order'),
              run: () => goTo(addressOf(`/orders/${text.toUpperCase()}`)),
            },
          ]
        : [
            {
              key: 'search',
              label: text,
              hint: words.allOrders,
              kind: say.matches,
              run: () => goTo(addressOf('/orders', { q: text })),
            },
          ]
  const pages: Entry[] = sections.map(({ path, name }) => ({
    key: path,
    label: say[name],
    hint: '',
    kind: words.page,
    run: () => goTo(addressOf(path)),
  }))
  const run = ({ name, to }: PaletteAction) => {
    if (to) goTo(addressOf(to))
    else if (name === 'switchLanguage') changePreferences({ locale: locale === 'zh' ? 'en' : 'zh' })
    else changePreferences({ theme: theme === 'dark' ? 'light' : 'dark' })
  }
  const actions: Entry[] = paletteActions
    .filter(({ needs }) => needs === null || member.permissions.includes(needs))
    .map((action) => ({
      key: action.name,
      label: words[action.name],
      hint: '',
      kind: words.action,
      run: () => run(action),
    }))
  const named = [...pages, ...(text === '' ? [] : actions)].filter(({ label }) => matches(label, text))
  const isNumber = orderNumber.test(text)
  return {
    entries: isNumber ? [...orders, ...named] : [...hits, ...named, ...orders],
    isSearching: isSearch && !isFresh && found.failure === null,
  }
}
