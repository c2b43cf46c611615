import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import { searchWords } from '#words/search.ts'
import { DateField } from '../search/date-field.tsx'
import { GuestsField } from '../search/guests-field.tsx'
import type { Search } from '../search/search.ts'
import { Button } from '../ui/button.tsx'
import { useHotelPlace } from './hotel-context.ts'

type Props = { today: PlainDate; search: Search; hotel: string; onSearch: (search: Search) => void }

export function StayBar({ today, search: initial, hotel, onSearch }: Props) {
  const { locale } = useHotelPlace()
  const say = searchWords(locale)
  const router = useRouter()
  const [search, setSearch] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(search)
  }
  return (
    <form
      className="search-box search-stay"
      action={router.buildLocation({ to: '/hotels/$id', params: { id: hotel } }).publicHref}
      onSubmit={submit}
    >
      <DateField
        label={say.arrival}
        name="s_d"
        value={search.s_d}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        onSettle={(s_d) => setSearch({ ...search, s_d })}
      />
      <DateField
        label={say.departure}
        name="e_d"
        value={search.e_d}
        min={addDays(search.s_d, 1)}
        max={addDays(search.s_d, MAX_NIGHTS)}
        onSettle={(e_d) => setSearch({ ...search, e_d })}
      />
      <GuestsField locale={locale} party={search} onChange={(party) => setSearch({ ...search, ...party })} />
      <Button size="large" type="submit">
        {say.search}
      </Button>
    </form>
  )
}
