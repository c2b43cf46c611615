import { useState } from 'react'
import { findCities } from '#contract/desk/hotel-endpoints.ts'
import type { CityMatches } from '#contract/desk/hotels.ts'
import { MapPinIcon } from '#ui/icons/icons.ts'
import { newHotelWords } from '#words/desk/new-hotel.ts'
import { useLoad } from '../use-load.ts'
import { TextField } from './fields.tsx'
import { useLocale } from './use-desk.ts'

export type City = CityMatches['list'][number]

type Props = { city: Pick<City, 'name'> | null; problem?: string | undefined; onChange: (city: City) => void }

/** Cities found by the beginning of their name. */
export function CityPicker({ city, problem, onChange }: Props) {
  const say = newHotelWords(useLocale())
  const [typed, setTyped] = useState(city?.name ?? '')
  const q = typed.trim()
  const isSettled = q === '' || q === city?.name
  const found = useLoad(findCities, { q: q || '-' }, { isPaused: isSettled })
  return (
    <div className="stack">
      <TextField
        label={say.city}
        placeholder={say.findCity}
        value={typed}
        onChange={setTyped}
        problem={problem}
        autoComplete="off"
      />
      {!isSettled && (
        <ul className="offers">
          {found.data?.list.map((one) => (
            <li key={one.slug}>
              <button
                type="button"
                onClick={() => {
                  onChange(one)
                  setTyped(one.name)
                }}
              >
                <MapPinIcon />
                {one.name}
                <span className="faint">{one.within}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
