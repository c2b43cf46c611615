import { currencySymbol } from '#domain/money/currency.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { Price } from '#ui/price.tsx'
import { flexibleWords } from '#words/search/flexible-dates.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import { type ListQuery, withDates } from './list-query.ts'
import type { ListPage } from './load-list.ts'
import { cheapestOf, dearestOf, type StayCell, type StayRow, stayRows } from './stay-rows.ts'

/** The cheapest total of the place for every compared stay: a table of lengths, or a strip of one length. */
export function BestStays({ page }: { page: ListPage }) {
  const { query, locale } = useListPlace()
  const say = flexibleWords(locale)
  const { best = [] } = page
  const rows = stayRows(best, query.search)
  const currency = best.find(({ total }) => total)?.total?.currency
  if (!currency) return null
  const isWeekend = query.flexible?.kind === 'weekend'
  const title = isWeekend
    ? say.weekendTitle
    : rows.length > 1
      ? say.tableTitle
      : say.stripTitle(rows[0]!.nights)
  return (
    <section className="best-stays" aria-labelledby="best-stays-title">
      <div className="best-head">
        <h2 id="best-stays-title">{title}</h2>
        <p>{say.scope(currency)}</p>
      </div>
      {rows.length > 1 ? <StayTable rows={rows} /> : <StayStrip row={rows[0]!} />}
    </section>
  )
}

/** A total without cents and symbol: the heading names the currency. */
function shortTotal({ total }: StayCell, locale: 'en' | 'zh'): string {
  if (!total) return '–'
  return formatWholeMoney(total, locale).slice(currencySymbol(total.currency, locale).length).trim()
}

/** Another length, still with days around it. */
const withNights =
  (nights: number) =>
  (query: ListQuery): ListQuery => ({
    ...query,
    search: { ...query.search, e_d: addDays(query.search.s_d, nights) },
    page: 1,
  })

function StayTable({ rows }: { rows: readonly StayRow[] }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const say = flexibleWords(locale)
  return (
    <>
      <table className="best-table">
        <thead>
          <tr>
            <td className="best-corner" />
            {rows[0]!.cells.map(({ s_d }) => (
              <th key={s_d} scope="col" className="best-day">
                <small>{say.weekday(s_d)}</small>
                {Number(s_d.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isShown = row.cells.some(({ isAsked }) => isAsked)
            return (
              <tr key={row.nights} className={isShown ? 'best-row-shown' : undefined}>
                <th scope="row">
                  <a
                    className="best-length"
                    href={hrefFor(withNights(row.nights)(query))}
                    onClick={follow(withNights(row.nights))}
                    aria-current={isShown || undefined}
                  >
                    <i className="best-dot" aria-hidden="true" />
                    {say.lengthRow(row.nights)}
                  </a>
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.s_d}>
                    <StayLink cell={cell}>{shortTotal(cell, locale)}</StayLink>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul className="best-key">
        <li>
          <i className="best-key-asked" aria-hidden="true" />
          {say.askedFor}
        </li>
        <li>
          <i className="best-key-lowest" aria-hidden="true" />
          {say.cheapestOfRow}
        </li>
        <li className="best-key-note">{say.cellShows}</li>
      </ul>
    </>
  )
}

function StayLink({ cell, children, style }: { cell: StayCell; children: React.ReactNode; style?: object }) {
  const { query, locale } = useListPlace()
  const { hrefFor, follow } = useListLinks()
  const say = flexibleWords(locale)
  const { s_d, e_d, total, isAsked, isLowest } = cell
  const className = classNames(
    'best-stay',
    style && 'best-bar',
    isAsked && 'best-stay-asked',
    isLowest && 'best-stay-lowest',
  )
  const change = (now: ListQuery) => withDates(now, { s_d, e_d })
  const spoken = say.cell(s_d, e_d, total ? formatWholeMoney(total, locale) : say.soldOut)
  if (!total)
    return (
      <span className={className} style={style}>
        <span aria-hidden="true">{children}</span>
        <HiddenText>{spoken}</HiddenText>
      </span>
    )
  return (
    <a
      className={className}
      style={style}
      href={hrefFor(change(query))}
      onClick={follow(change)}
      aria-label={spoken}
    >
      {children}
    </a>
  )
}

/** Bars from zero: their lengths compare as the totals do. */
function StayStrip({ row: { cells } }: { row: StayRow }) {
  const { locale } = useListPlace()
  const say = flexibleWords(locale)
  const cheapest = cheapestOf(cells)!
  const dearest = dearestOf(cells)!
  const most = dearest.total!.amount
  return (
    <>
      <ul className="best-strip">
        {cells.map((cell) => (
          <li key={cell.s_d}>
            <StayLink
              cell={cell}
              style={{ '--height': `${cell.total ? Math.round((cell.total.amount / most) * 100) : 0}%` }}
            >
              <i className="best-fill" />
              <span className="best-number">{Number(cell.s_d.slice(8))}</span>
            </StayLink>
          </li>
        ))}
      </ul>
      <p className="best-foot">
        <span>
          <span className="best-when">{say.ownDates(cheapest.s_d, cheapest.e_d)}</span>{' '}
          <small>{say.isCheapest(cells.filter(({ total }) => total).length)}</small>
        </span>
        <span className="perk-good">
          <Price of={cheapest.total!} size="medium" />
        </span>
        {dearest.total!.amount > cheapest.total!.amount && (
          <small className="best-dearest">
            {say.dearest(formatWholeMoney(dearest.total!, locale), dearest.s_d)}
          </small>
        )}
      </p>
    </>
  )
}
