import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightsOf } from '#domain/stay.ts'
import { answerWords } from '#words/answers.ts'
import { searchWords } from '#words/search.ts'
import { Button } from '../ui/button.tsx'
import { SearchIcon } from '../ui/icons.ts'
import { showToast } from '../ui/toasts.ts'
import { DateField } from './date-field.tsx'
import { GuestsField } from './guests-field.tsx'
import { findPlaces, type PlaceChoice, routeOf } from './place-choices.ts'
import { PlaceField } from './place-field.tsx'
import { rememberedSearch, rememberSearch } from './remember-search.ts'
import { readSearch, type Search, searchParams } from './search.ts'

type Props = {
  today: PlainDate
  search: Search
  place?: string
  /** Begin with what this device searched last; an address that says what is wanted wins over that. */
  remembers?: boolean
}

/** Where, when and who. A plain form that leads to the list; scripts only make it quicker. */
export function SearchBox({ today, search: initial, place = '', remembers = false }: Props) {
  const { locale, call } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const navigate = useNavigate()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(place)
  const latest = useRef(text)
  const [choice, setChoice] = useState<PlaceChoice | null>(null)
  const [search, setSearch] = useState(initial)
  const [busy, setBusy] = useState(false)
  const nights = nightsOf({ arrival: search.s_d, departure: search.e_d })
  const write = (typed: string) => {
    latest.current = typed
    setText(typed)
  }

  // The form was there before the scripts: what was typed meanwhile stays, and only an untouched one is filled from memory.
  const wakened = useRef(false)
  useLayoutEffect(() => {
    if (wakened.current) return
    wakened.current = true
    const typed = Object.fromEntries(new FormData(form.current!)) as Record<string, string>
    if (typed.q) {
      latest.current = typed.q
      setText(typed.q)
    }
    const touched = Object.entries(searchParams(initial)).some(
      ([name, value]) => name in typed && typed[name] !== value,
    )
    if (touched) setSearch(readSearch(typed, today))
    else if (remembers) setSearch(rememberedSearch())
  }, [initial, remembers, today])

  const setArrival = (s_d: PlainDate) => {
    const keeps = s_d < search.e_d && nightsOf({ arrival: s_d, departure: search.e_d }) <= MAX_NIGHTS
    setSearch({ ...search, s_d, e_d: keeps ? search.e_d : addDays(s_d, Math.min(nights, MAX_NIGHTS)) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = text
    if (!asked.trim()) return form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus()
    setBusy(true)
    const found = choice ? [choice] : await findPlaces(call, asked, 1)
    setBusy(false)
    // The visitor has gone on typing: that is another search.
    if (latest.current !== asked) return
    if (!found) return showToast({ kind: 'warn', text: answerWords(locale).noAnswer, sticky: true })
    const [meant] = found
    if (!meant)
      return navigate({ to: '/hotel-search', search: { q: asked.trim(), ...searchParams(search) } as never })
    rememberSearch(search, { kw: meant.slug, name: meant.name })
    return navigate({ ...routeOf(meant), search: (meant.isCountry ? {} : searchParams(search)) as never })
  }

  return (
    <search>
      <form
        ref={form}
        className="search-box"
        aria-label={say.searchHotels}
        action={router.buildLocation({ to: '/hotel-search' }).publicHref}
        onSubmit={submit}
      >
        <PlaceField
          name="q"
          value={text}
          onChoose={(next, typed) => {
            setChoice(next)
            write(typed)
          }}
        />
        <DateField
          label={say.arrival}
          name="s_d"
          value={search.s_d}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD - 1)}
          onSettle={setArrival}
        />
        <DateField
          label={
            <>
              {say.departure} <em className="needs-js">· {say.nights(nights)}</em>
            </>
          }
          name="e_d"
          value={search.e_d}
          min={addDays(search.s_d, 1)}
          max={addDays(search.s_d, MAX_NIGHTS)}
          onSettle={(e_d) => setSearch({ ...search, e_d })}
        />
        <GuestsField
          locale={locale}
          party={search}
          onChange={(party) => setSearch({ ...search, ...party })}
        />
        <Button kind="filled" size="large" type="submit" busy={busy}>
          <SearchIcon />
          {say.search}
        </Button>
      </form>
    </search>
  )
}
