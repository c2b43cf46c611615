import { FilterList } from './filter-list.tsx'
import type { DistrictNames } from './filter-names.ts'
import { filterRows } from './filter-rows.ts'
import { useListPlace } from './list-context.ts'
import type { ListData } from './load-list.ts'
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
