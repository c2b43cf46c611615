import { extranetWords } from '#words/desk/extranet.ts'
import { useLocale } from '../parts/use-desk.ts'
import type { HotelChoice } from './use-hotel.ts'

/** A switch between a few hotels, a list for many, nothing for one. */
export function HotelSwitch({ hotels, hotel, choose }: HotelChoice) {
  const say = extranetWords(useLocale())
  if (hotels.length < 2 || !hotel) return null
  if (hotels.length > 3)
    return (
      <label className="chip">
        <span className="sr">{say.chooseHotel}</span>
        <select value={hotel.id} onChange={(event) => choose(event.target.value)}>
          {hotels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset className="seg hsw">
      <legend className="sr">{say.chooseHotel}</legend>
      {hotels.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === hotel.id} onClick={() => choose(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

export function NoHotels() {
  const say = extranetWords(useLocale())
  return (
    <div className="empty">
      <h2>{say.noHotels}</h2>
      <p>{say.noHotelsHint}</p>
    </div>
  )
}
