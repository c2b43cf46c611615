import { FilterOption } from './filter-option.tsx'
import type { FilterRows } from './filter-rows.ts'

/** One question of the panel with its answers; the less usual ones wait behind a line. */
export function FilterList({ list }: { list: FilterRows }) {
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
