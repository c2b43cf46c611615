import { useState } from 'react'
import { findHotels, listCalendarHotels } from '#contract/desk/endpoints.ts'
import { ChevronDownIcon, SearchIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

type Props = { name: string; facts: string; onChoose: (hotel: string) => void }

/** The hotel whose calendar is open, and a search for another. */
export function HotelSwitch({ name, facts, onChoose }: Props) {
  const say = calendarWords(useLocale())
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="pick" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {name}
          <small>{facts}</small>
        </span>
        <ChevronDownIcon />
      </button>
      {isOpen && (
        <Dialog title={say.chooseHotel} onClose={() => setOpen(false)} width={480}>
          <HotelSearch
            onChoose={(hotel) => {
              setOpen(false)
              onChoose(hotel)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function HotelSearch({ onChoose }: { onChoose: (hotel: string) => void }) {
  const say = calendarWords(useLocale())
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const first = useLoad(listCalendarHotels, {})
  const found = useLoad(findHotels, { q: q || '-' }, { isPaused: q.length < 2 })
  const list = (q.length < 2 ? first.data?.list : found.data?.list) ?? []
  return (
    <div className="stack">
      <label className="input">
        <SearchIcon />
        <span className="sr">{say.findHotel}</span>
        <input
          type="search"
          data-takes-focus
          placeholder={say.findHotel}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <ul className="offers">
        {list.map(({ id, name, city }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              {name}
              <span className="faint">{city}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.length === 0 && !first.isLoading && !found.isLoading && <p className="soft">{say.noHotel}</p>}
    </div>
  )
}
