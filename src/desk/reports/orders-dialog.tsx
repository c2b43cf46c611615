import { listReportOrders } from '#contract/desk/report-endpoints.ts'
import type { ReportSplitName } from '#contract/desk/reports.ts'
import { reportWords } from '#words/desk/reports.ts'
import { formatCount, formatDate, formatDates } from '#words/format.ts'
import { Pages } from '../agents/pages.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { listNames, type readListed } from './report-address.ts'
import { valueText } from './report-text.ts'

import { WideTable } from './wide-table.tsx'

type Props = {
  listed: NonNullable<ReturnType<typeof readListed>>
  scope: { split?: ReportSplitName; key?: string }
}
const pageSize = 50

/** The orders behind a number of the report, with their sum. */
export function OrdersDialog({ listed, scope }: Props) {
  const locale = useLocale()
  const say = reportWords(locale)
  const orders = useLoad(listReportOrders, { ...listed, ...scope, page_size: pageSize })
  const names = { nights: say.night, bookings: say.bookings, cancelled: say.cancelled }
  const period =
    listed.from === listed.to
      ? formatDate(listed.from, locale, 'full')
      : formatDates(listed.from, listed.to, locale)
  return (
    <Dialog
      title={say.ordersTitle(names[listed.of], period)}
      lead={
        orders.data &&
        say.ordersSum(
          formatCount(orders.data.total, locale),
          formatCount(orders.data.sums.rooms, locale),
          valueText('money', orders.data.sums.revenue, locale),
        )
      }
      width={760}
      onClose={() => setQuery(Object.fromEntries(listNames.map((name) => [name, undefined])))}
    >
      <Shown of={orders}>
        {({ list, total }) =>
          list.length === 0 ? (
            <p className="empty">{say.none}</p>
          ) : (
            <>
              <WideTable label={say.ordersOf}>
                <table className="tbl in report-orders">
                  <thead>
                    <tr>
                      <th scope="col">{say.order}</th>
                      <th scope="col">{say.splitName('hotel')}</th>
                      <th scope="col">{say.stayColumn}</th>
                      <th scope="col" className="no-phone">
                        {say.booked}
                      </th>
                      <th scope="col" className="r no-phone">
                        {say.nights}
                      </th>
                      <th scope="col" className="r">
                        {say.revenue}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((order) => (
                      <tr key={order.number}>
                        <td>
                          <Link className="link" href={addressOf(`/orders/${order.number}`)}>
                            {order.number}
                          </Link>
                        </td>
                        <td>{order.hotel}</td>
                        <td>{formatDates(order.arrival, order.departure, locale)}</td>
                        <td className="no-phone">{formatDate(order.booked, locale, 'short')}</td>
                        <td className="r no-phone">{formatCount(order.rooms, locale)}</td>
                        <td className="r">{valueText('money', order.revenue, locale)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </WideTable>
              <Pages page={listed.page} total={total} size={pageSize} />
            </>
          )
        }
      </Shown>
    </Dialog>
  )
}
