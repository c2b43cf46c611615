import { useRouter } from '@tanstack/react-router'
import type { PointsEntry, PointsPage } from '#contract/points.ts'
import { pointsKinds } from '#domain/loyalty/points-statement.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Chip } from '#ui/chip.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Select } from '#ui/fields/text-input.tsx'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { pointsWords } from '#words/loyalty/points.ts'
import { orderUrl } from '../orders/order-search.ts'
import { useRequest } from '../page/use-page.ts'
import { type PointsSearch, pointsUrl } from './points-search.ts'

/** The kinds that there are, with their counts, and the years. */
export function LedgerFilters({ data, search }: { data: PointsPage; search: PointsSearch }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const { history } = useRouter()
  const { kind, year } = search
  const inYear = year ? { year } : {}
  return (
    <div className="points-filters">
      <nav aria-label={say.filters}>
        <Chip label={say.all} chosen={!kind} href={pointsUrl(inYear, locale)} />
        {pointsKinds
          .filter((one) => data.counts[one] > 0 || one === kind)
          .map((one) => (
            <Chip
              key={one}
              label={`${say.kind(one)} ${data.counts[one]}`}
              chosen={one === kind}
              href={pointsUrl({ ...inYear, kind: one }, locale)}
            />
          ))}
      </nav>
      {(data.years.length > 1 || year) && (
        <Select
          className="input-low needs-js"
          aria-label={say.year}
          value={year ?? ''}
          onChange={({ target }) =>
            history.push(
              pointsUrl(
                { ...(kind ? { kind } : {}), ...(target.value ? { year: Number(target.value) } : {}) },
                locale,
              ),
            )
          }
        >
          <option value="">{say.allYears}</option>
          {data.years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}

/** Signed points and the balance after each; what is pending comes first and faint, what was carried over last. */
export function PointsLedger({ data, search }: { data: PointsPage; search: PointsSearch }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const count = (n: number) => formatCount(n, locale)
  const { kind, year, page = 1 } = search
  const pending = kind || year || page > 1 ? [] : data.arriving
  const isLast = page * data.page_size >= data.total
  if (data.total === 0 && pending.length === 0) return <NoEntries search={search} />
  return (
    <div className="pane points-ledger">
      <table>
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.points}</th>
            <th scope="col">{say.balance}</th>
          </tr>
        </thead>
        <tbody>
          {pending.map(({ order_id, order_no, hotel, points, on }) => (
            <tr key={order_id} data-pending>
              <td>
                {formatDate(on, locale, 'short')}
                <small>{on.slice(0, 4)}</small>
              </td>
              <td>
                {say.pendingStay}
                <AboutOrder entry={{ order_id, order_no, hotel }} />
              </td>
              <td>
                +{count(points)}
                <small>{say.pending}</small>
              </td>
              <td />
            </tr>
          ))}
          {data.list.map((entry) => (
            <tr key={entry.id}>
              <td>
                {formatDate(entry.on, locale, 'short')}
                {!year && <small>{entry.on.slice(0, 4)}</small>}
              </td>
              <td>
                {say.line(entry.kind)}
                <AboutOrder entry={entry} />
                <small>{detailOf(entry, locale)}</small>
              </td>
              <td data-good={entry.points > 0 || undefined}>{signed(entry.points, count)}</td>
              <td>{count(entry.balance)}</td>
            </tr>
          ))}
          {data.carried !== null && isLast && (
            <tr data-pending>
              <td>{formatDate(`${year}-01-01`, locale, 'short')}</td>
              <td>{say.carried}</td>
              <td />
              <td>{count(data.carried)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

const signed = (points: number, count: (n: number) => string) =>
  points > 0 ? `+${count(points)}` : `−${count(0 - points)}`

function detailOf({ kind, points, note, expires }: PointsEntry, locale: 'en' | 'zh'): string {
  const say = pointsWords(locale)
  if (kind === 'spent') return say.off(formatMoney({ amount: 0 - points, currency: 'CNY' }, locale))
  if (note) return note
  return kind === 'earned' && expires ? say.lasts(formatDate(expires, locale)) : ''
}

function AboutOrder({ entry }: { entry: Pick<PointsEntry, 'order_id' | 'order_no' | 'hotel'> }) {
  const { locale } = useRequest()
  const follow = useFollow()
  if (!entry.order_id) return null
  return (
    <small>
      {entry.hotel} ·{' '}
      <a className="link" href={orderUrl(entry.order_id, locale)} onClick={follow}>
        {entry.order_no}
      </a>
    </small>
  )
}

function NoEntries({ search: { kind, year } }: { search: PointsSearch }) {
  const { locale } = useRequest()
  const say = pointsWords(locale)
  const follow = useFollow()
  const isFiltered = kind !== undefined || year !== undefined
  return (
    <div className="pane points-empty">
      <EmptyState
        title={isFiltered ? say.noneOfKind : say.none}
        action={
          <a
            className={buttonClass()}
            href={isFiltered ? pointsUrl({}, locale) : joinLocale('/', locale)}
            onClick={follow}
          >
            {isFiltered ? say.showAll : centreWords(locale).findHotel}
          </a>
        }
      >
        {isFiltered ? say.noneOfKindText : say.noneText}
      </EmptyState>
    </div>
  )
}
