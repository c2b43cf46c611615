import { useListPlace } from '../list-context.ts'
import type { ListData } from '../load-list.ts'
import type { DistrictNames } from './filter-names.ts'
import { FilterOption } from './filter-option.tsx'
import { type FilterRows, filterRows } from './filter-rows.ts'
import { NameFilter } from './name-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { ScoreFilter } from './score-filter.tsx'

type Props = { counts: ListData['counts']; currency: string; districts: DistrictNames }

/** Everything by which the list can be narrowed, with what each choice would leave. */
export function FilterPanel({ counts, currency, districts }: Props) {
  const { query, locale } = useListPlace()
  const facets = counts?.facets ?? null
  const [used, ...others] = filterRows({ filters: query.filters, facets, districts, locale })
  return (
    <>
      <PriceFilter price={counts?.price ?? null} currency={currency} />
      {used && <FilterList list={used} />}
      <ScoreFilter counts={facets?.score ?? null} />
      {others.map((list) => (
        <FilterList key={list.key} list={list} />
      ))}
      <NameFilter />
    </>
  )
}

/** One question of the panel with its answers; the less usual ones wait behind a line. */
function FilterList({ list }: { list: FilterRows }) {
  const { title, rows, first, moreTitle } = list
  // A single one more is shown rather than hidden.
  const shown = rows.length <= first + 1 ? rows.length : first
  return (
    <section className="filter-section">
      <h3>{title}</h3>
      {rows.slice(0, shown).map((row) => (
        <FilterOption key={row.key} row={row} />
      ))}
      {shown < rows.length && (
        <details className="filter-more" open={rows.slice(shown).some(({ chosen }) => chosen) || undefined}>
          <summary className="link">{moreTitle}</summary>
          {rows.slice(shown).map((row) => (
            <FilterOption key={row.key} row={row} />
          ))}
        </details>
      )}
    </section>
  )
}
