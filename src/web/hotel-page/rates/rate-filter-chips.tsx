import type { Room } from '#contract/hotels.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelPlace } from '../hotel-context.ts'
import { filterRooms, type RateFilter, usefulFilters } from './rate-filters.ts'

type Props = {
  rooms: readonly Room[]
  chosen: readonly RateFilter[]
  onChoose: (filters: readonly RateFilter[]) => void
}

/** Narrows the rates to what matters to the guest. */
export function RateFilterChips({ rooms, chosen, onChoose }: Props) {
  const say = rateWords(useHotelPlace().locale)
  const useful = usefulFilters(rooms)
  if (useful.length === 0) return null
  const labels: Record<RateFilter, string> = {
    breakfast: say.withBreakfast,
    free_cancellation: say.withFreeCancellation,
    pay_later: say.withPayLater,
  }
  const toggle = (filter: RateFilter) =>
    onChoose(chosen.includes(filter) ? chosen.filter((other) => other !== filter) : [...chosen, filter])
  return (
    <fieldset className="rate-filters needs-js">
      <legend className="sr-only">{say.only}</legend>
      {useful.map((filter) => (
        <button
          key={filter}
          type="button"
          className={chosen.includes(filter) ? 'chip chip-chosen' : 'chip'}
          aria-pressed={chosen.includes(filter)}
          onClick={() => toggle(filter)}
        >
          {labels[filter]}
        </button>
      ))}
      {filterRooms(rooms, chosen).length === 0 && (
        <p role="status">
          {say.nothingLeft}{' '}
          <button type="button" className="link" onClick={() => onChoose([])}>
            {say.showAll}
          </button>
        </p>
      )}
    </fieldset>
  )
}
