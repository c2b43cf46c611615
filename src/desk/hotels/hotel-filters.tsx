import type { DeskHotelPage } from '#contract/desk/hotels.ts'
import type { QualityFault } from '#domain/hotel/quality.ts'
import { hotelListWords, qualityPartNames } from '#words/desk/hotels.ts'
import { formatCount } from '#words/format.ts'
import { Link, usePlace } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'

type Props = {
  facets: DeskHotelPage['facets'] | null
  onToggle: (name: 'state' | 'fault', value: string) => void
  onSet: (changes: Record<string, string | undefined>) => void
}

/** The faults behind each box under "Missing". */
const groups = {
  photographs: 'no_photographs',
  english: 'no_english',
  chinese: 'no_chinese',
  prices: 'prices_end',
  policies: 'no_taxes',
} as const satisfies Record<string, QualityFault>

export function HotelFilters({ facets, onToggle, onSet }: Props) {
  const locale = useLocale()
  const say = hotelListWords(locale)
  const names = qualityPartNames(locale)
  const { query } = usePlace()
  const [states, faults] = [query.getAll('state'), query.getAll('fault')]
  const count = (n: number | undefined) => <span>{n === undefined ? '' : formatCount(n, locale)}</span>
  const isIncomplete = query.get('below') === '100'
  const hasFilter = ['q', 'state', 'fault', 'below', 'country'].some((name) => query.has(name))
  return (
    <aside aria-label={say.filters}>
      <section>
        <h3>{say.quality}</h3>
        <label>
          <input
            className="box"
            type="checkbox"
            checked={isIncomplete}
            onChange={() => onSet({ below: isIncomplete ? undefined : '100' })}
          />
          {say.incomplete}
          {count(facets ? facets.all - facets.complete : undefined)}
        </label>
      </section>
      <section>
        <h3>{say.missing}</h3>
        {Object.entries(groups).map(([part, fault]) => (
          <label key={part}>
            <input
              className="box"
              type="checkbox"
              checked={faults.includes(fault)}
              onChange={() => onToggle('fault', fault)}
            />
            {names[part as keyof typeof groups]}
            {count(facets?.faults[fault])}
          </label>
        ))}
        <label>
          <input
            className="box"
            type="checkbox"
            checked={faults.includes('far_from_city')}
            onChange={() => onToggle('fault', 'far_from_city')}
          />
          {say.position}
          {count(facets?.faults.far_from_city)}
        </label>
      </section>
      <section>
        <h3>{say.state}</h3>
        {(['open', 'closed', 'draft'] as const).map((state) => (
          <label key={state}>
            <input
              className="box"
              type="checkbox"
              checked={states.includes(state)}
              onChange={() => onToggle('state', state)}
            />
            {say[state]}
            {count(facets?.states[state])}
          </label>
        ))}
      </section>
      <section>
        <h3>{say.country}</h3>
        {facets?.countries.map(({ code, name, hotels }) => (
          <label key={code}>
            <input
              className="box"
              type="checkbox"
              checked={query.get('country') === code}
              onChange={() => onSet({ country: query.get('country') === code ? undefined : code })}
            />
            {name}
            {count(hotels)}
          </label>
        ))}
      </section>
      {hasFilter && (
        <Link className="btn btn-s" href={addressOf('/hotels')}>
          {say.clear}
        </Link>
      )}
    </aside>
  )
}
