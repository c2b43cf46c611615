import type { HotelStatement } from '#contract/desk/extranet.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { statementWords } from '#words/desk/statements.ts'
import { formatDates } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'

const parts = ['paid_to_us', 'at_hotel', 'discount', 'commission', 'net'] as const

/** One row for each order, and the totals below. */
export function StatementTable({ data }: { data: HotelStatement }) {
  const locale = useLocale()
  const say = statementWords(locale)
  const shown = (amount: number, currency: string) => formatMoney(money(amount, currency), locale)
  const names = [say.paidToUs, say.atHotel, say.discount, say.commission, say.net]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: The keyboard scrolls a wide table.
    <section className="wide" aria-label={say.title} tabIndex={0}>
      <table className="tbl flat">
        <thead>
          <tr>
            <th scope="col">{say.booking}</th>
            <th scope="col">{say.guest}</th>
            <th scope="col">{say.stay}</th>
            {names.map((name) => (
              <th scope="col" className="r" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">
                <Link className="link" href={addressOf(`/orders/${row.number}`)}>
                  {row.number}
                </Link>
              </th>
              <td>{row.guest}</td>
              <td>
                {row.kind === 'stay' ? formatDates(row.arrival, row.departure, locale) : say.kind(row.kind)}
                <small>{row.room}</small>
              </td>
              {parts.map((part) => (
                <td className="r" key={part}>
                  {shown(part === 'commission' ? 0 - row[part] : row[part], row.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {data.sums.map((sum) => (
            <tr key={sum.currency}>
              <th scope="row" colSpan={3}>
                {say.total}
              </th>
              {parts.map((part) => (
                <td className="r" key={part}>
                  {shown(part === 'commission' ? 0 - sum[part] : sum[part], sum.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
