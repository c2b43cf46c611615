import { splitReport } from '#contract/desk/report-endpoints.ts'
import type { ReportSplitName, ReportSplitRow } from '#contract/desk/reports.ts'
import { dailyRateOf, occupancyOf, revparOf } from '#domain/report/measures.ts'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount } from '#words/format.ts'
import { Pages } from '../agents/pages.tsx'
import { Link, usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import type { Period } from './report-address.ts'
import { valueText } from './report-text.ts'
import type { Basis } from './series.ts'

import { WideTable } from './wide-table.tsx'

type Props = {
  by: ReportSplitName
  period: Period
  scope: { split?: ReportSplitName; key?: string }
  basis: Basis
  onFile: () => void
}
const pageSize = 50

/** Sums by place, hotel, rate plan or agent, the greatest revenue first; a name opens its own report. */
export function SplitTable({ by, period, scope, basis, onFile }: Props) {
  const locale = useLocale()
  const say = reportWords(locale)
  const { query } = usePlace()
  const page = query.has('of') ? 1 : Number(query.get('page') ?? 1) || 1
  const split = useLoad(splitReport, { ...period, ...scope, by, basis, page, page_size: pageSize })
  const isByBooking = basis === 'booking'
  const cells = (row: Omit<ReportSplitRow, 'key' | 'name'>, key: string | null) => {
    const sold = { ...row, available: isByBooking ? 0 : (row.available ?? 0) }
    const rooms = isByBooking ? 'bookings' : 'nights'
    const link = (of: 'nights' | 'bookings' | 'cancelled', count: number, text: string) =>
      key === null || count === 0 ? (
        text
      ) : (
        <Link
          href={addressOf('/reports', {
            ...period,
            ...{ split: by, key, of, of_from: period.from, of_to: period.to },
          })}
        >
          {text}
        </Link>
      )
    return [
      link(rooms, row.rooms, formatCount(row.rooms, locale)),
      valueText('share', occupancyOf(sold), locale),
      valueText('money', dailyRateOf(row), locale),
      valueText('money', revparOf(sold), locale),
      link('bookings', row.bookings, formatCount(row.bookings, locale)),
      link('cancelled', row.cancelled, formatCount(row.cancelled, locale)),
      valueText('money', row.commission, locale),
      link(rooms, row.rooms, valueText('money', row.revenue, locale)),
    ]
  }
  const heads = [
    isByBooking ? say.bookedNights : say.nights,
    say.occupancy,
    say.adr,
    say.revpar,
    say.bookings,
    say.cancelled,
    say.commission,
    isByBooking ? say.bookedRevenue : say.revenue,
  ]
  return (
    <section className="body report-list">
      <div className="sec-h">
        <h2>{say[by]}</h2>
        <button
          type="button"
          className="btn btn-quiet btn-s push"
          aria-label={say.csvOf(say[by])}
          onClick={onFile}
        >
          <DownloadIcon />
          {say.csv}
        </button>
      </div>
      <Shown of={split}>
        {(data) =>
          data.list.length === 0 ? (
            <p className="empty">{say.none}</p>
          ) : (
            <>
              <WideTable label={say[by]}>
                <table className="tbl in">
                  <thead>
                    <tr>
                      <th scope="col">{say.splitName(by)}</th>
                      {heads.map((head, at) => (
                        <th key={head} scope="col" className={at > 3 && at < 7 ? 'r no-phone' : 'r'}>
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {data.list.map(({ key, name, ...row }) => (
                      <tr key={key}>
                        <th scope="row">
                          <Link className="link" href={addressOf('/reports', { ...period, split: by, key })}>
                            {name}
                          </Link>
                        </th>
                        {cells(row, key).map((cell, at) => (
                          <td key={heads[at]} className={at > 3 && at < 7 ? 'r no-phone' : 'r'}>
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                  <tfoot>
                    <tr>
                      <th scope="row">{say.totalOf(formatCount(data.total, locale))}</th>
                      {cells(data.sums, null).map((cell, at) => (
                        <td key={heads[at]} className={at > 3 && at < 7 ? 'r no-phone' : 'r'}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  </tfoot>
                </table>
              </WideTable>
              <Pages page={page} total={data.total} size={pageSize} />
            </>
          )
        }
      </Shown>
    </section>
  )
}
