import { useState } from 'react'
import { findHotels } from '#contract/desk/endpoints.ts'
import { CloseIcon, PlusIcon } from '#ui/icons/icons.ts'
import { staffWords } from '#words/desk/staff.ts'
import { useLoad } from '../use-load.ts'
import { TextField } from './fields.tsx'
import { useLocale } from './use-desk.ts'

export type NamedHotel = { readonly id: string; readonly name: string }

type Props = {
  label: string
  hotels: readonly NamedHotel[]
  onChange: (hotels: readonly NamedHotel[]) => void
}

/** Hotels found by a part of their name; each chosen one can be taken off again. */
export function HotelPicker({ label, hotels, onChange }: Props) {
  const say = staffWords(useLocale())
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = useLoad(findHotels, { q: q || '-' }, { isPaused: q.length < 2 })
  const offered =
    q.length < 2 ? [] : (found.data?.list.filter(({ id }) => !hotels.some((one) => one.id === id)) ?? [])
  return (
    <div className="stack">
      <div className="chips">
        {hotels.map((hotel) => (
          <button
            key={hotel.id}
            type="button"
            className="chip on"
            aria-label={say.removeHotel(hotel.name)}
            onClick={() => onChange(hotels.filter(({ id }) => id !== hotel.id))}
          >
            {hotel.name}
            <CloseIcon />
          </button>
        ))}
      </div>
      <TextField label={label} placeholder={say.findHotel} value={typed} onChange={setTyped} />
      <ul className="offers">
        {offered.map(({ id, name, city }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onChange([...hotels, { id, name }])
                setTyped('')
              }}
            >
              <PlusIcon />
              {name}
              <span className="faint">{city}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
