import { useRouteContext } from '@tanstack/react-router'
import { type FlexibleDates, MAX_SHIFT_DAYS } from '#domain/stay/flexible-stay.ts'
import { MAX_ADULTS, MAX_CHILD_AGE, MAX_ROOMS } from '#domain/stay/party.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { searchWords } from '#words/search/search.ts'
import type { StaySearch } from '../search-query/stay-search.ts'

const leastChildren = 2

const shifts = [1, 2, 3, MAX_SHIFT_DAYS]
type Props = { place: string; search: StaySearch; flexible?: FlexibleDates | null }

/** The search as a plain form: all there is without scripts, and until the box has come. */
export function PlainSearch({ place, search, flexible = null }: Props) {
  const { locale } = useRouteContext({ from: '__root__' })
  const say = searchWords(locale)
  const { s_d, e_d, rooms, adults, ages } = search
  const children = Array.from({ length: Math.max(leastChildren, ages.length + 1) }, (_, at) => ages[at] ?? '')
  const count = (label: string, name: string, value: number | '', min: number, max: number) => (
    <label key={name}>
      <small>{label}</small>
      <input type="number" name={name} min={min} max={max} defaultValue={value} />
    </label>
  )
  return (
    <search>
      <form
        className="plain-search"
        aria-label={say.searchHotels}
        action={joinLocale('/hotel-search', locale)}
      >
        <label>
          <small>{say.where}</small>
          <input type="search" name="q" required maxLength={80} defaultValue={place} />
        </label>
        <label>
          <small>{say.arrival}</small>
          <input type="date" name="s_d" required defaultValue={s_d} />
        </label>
        <label>
          <small>{say.departure}</small>
          <input type="date" name="e_d" required defaultValue={e_d} />
        </label>
        <label>
          <small>{say.daysAround}</small>
          <select name="flex" defaultValue={flexible?.kind === 'around' ? flexible.days : ''}>
            <option value="">{say.exactDates}</option>
            {shifts.map((days) => (
              <option key={days} value={days}>
                {`± ${days}`}
              </option>
            ))}
          </select>
        </label>
        {count(say.rooms, 'rooms', rooms, 1, MAX_ROOMS)}
        {count(say.adults, 'adults', adults, 1, MAX_ADULTS)}
        {children.map((age, at) => count(say.childAge(at + 1), `ages[${at}]`, age, 0, MAX_CHILD_AGE))}
        <button type="submit" className="button button-outlined">
          {say.search}
        </button>
      </form>
    </search>
  )
}
