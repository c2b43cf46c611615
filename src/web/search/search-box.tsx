import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, nightsOf } from '#domain/stay.ts'
import { searchWords } from '#words/search.ts'
import { Button } from '../ui/button.tsx'
import { SearchIcon } from '../ui/icons.ts'
import { GuestsField } from './guests-field.tsx'
import { findPlaces, type PlaceChoice } from './place-choices.ts'
import { PlaceField } from './place-field.tsx'
import { rememberedSearch, rememberSearch } from './remember-search.ts'
import { type Search, searchParams } from './search.ts'

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
  const [text, setText] = useState(place)
  const [choice, setChoice] = useState<PlaceChoice | null>(null)
  const [search, setSearch] = useState(initial)
  useEffect(() => {
    if (remembers) setSearch(rememberedSearch())
  }, [remembers])
  const nights = nightsOf({ arrival: search.s_d, departure: search.e_d })

  const setArrival = (s_d: PlainDate) => {
    if (!s_d) return
    const keeps = s_d < search.e_d && nightsOf({ arrival: s_d, departure: search.e_d }) <= MAX_NIGHTS
    setSearch({
      ...search,
      s_d,
      e_d: keeps ? search.e_d : addDays(s_d, Math.max(1, Math.min(nights, MAX_NIGHTS))),
    })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const query = searchParams(search) as never
    const found = choice ?? (await findPlaces(call, text, 1))[0]
    if (!found)
      return navigate({ to: '/hotel-search', search: { q: text.trim(), ...searchParams(search) } as never })
    rememberSearch(search, { kw: found.slug, name: found.name })
    return navigate({ to: '/hotel-search/$kw', params: { kw: found.slug }, search: query })
  }

  return (
    <search>
      <form
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
            setText(typed)
          }}
        />
        <label className="search-seg">
          <small>{say.arrival}</small>
          <input
            type="date"
            name="s_d"
            required
            value={search.s_d}
            min={today}
            max={addDays(today, MAX_DAYS_AHEAD)}
            onChange={(event) => setArrival(event.target.value)}
          />
        </label>
        <label className="search-seg">
          <small>
            {say.departure} <em className="needs-js">· {say.nights(nights)}</em>
          </small>
          <input
            type="date"
            name="e_d"
            required
            value={search.e_d}
            min={addDays(search.s_d, 1)}
            max={addDays(search.s_d, MAX_NIGHTS)}
            onChange={(event) =>
              event.target.value > search.s_d && setSearch({ ...search, e_d: event.target.value })
            }
          />
        </label>
        <GuestsField
          locale={locale}
          party={search}
          onChange={(party) => setSearch({ ...search, ...party })}
        />
        <Button kind="filled" size="large" type="submit">
          <SearchIcon />
          {say.search}
        </Button>
      </form>
    </search>
  )
}
