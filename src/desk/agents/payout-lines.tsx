import { useState } from 'react'
import type { DeskPayoutDetail } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'

const shownAtFirst = 5

/** The bookings that a payout pays; the first few until all are asked for. */
export function PayoutLines({ payout: { lines, others, amount } }: { payout: DeskPayoutDetail }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst)
  const rest = lines.slice(shown.length)
  const restSum = rest.reduce((sum, { commission }) => sum + commission.amount, 0)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.madeOf}</h2>
        <span className="grow" />
        {rest.length > 0 && (
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {say.showAll}
          </button>
        )}
      </div>
      <div className="tblwrap">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{say.order}</th>
              <th scope="col" className="no-phone">
                {say.hotel}
              </th>
              <th scope="col" className="no-phone">
                {say.checkOut}
              </th>
              <th scope="col" className="r no-phone">
                {say.roomPrice}
              </th>
              <th scope="col" className="r">
                {say.share}
              </th>
              <th scope="col" className="r">
                {say.commission}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.order_no}>
                <td>
                  <Link className="link" href={addressOf(`/orders/${line.order_no}`)}>
                    {line.order_no}
                  </Link>
                </td>
                <td className="no-phone">{line.hotel}</td>
                <td className="no-phone">{line.departure && formatDate(line.departure, locale, 'short')}</td>
                <td className="r num no-phone">{formatMoney(line.base, locale)}</td>
                <td className="r num">
                  {line.rate}%{line.by_member && <small className="faint"> {say.ofMember}</small>}
                </td>
                <td className="r num">{formatMoney(line.commission, locale)}</td>
              </tr>
            ))}
            {rest.length > 0 && (
              <Sum name={say.more(rest.length)} amount={{ amount: restSum, currency: 'CNY' }} />
            )}
            {others.amount !== 0 && <Sum name={say.others} amount={others} />}
            <Sum name={say.total} amount={amount} isTotal />
          </tbody>
        </table>
      </div>
    </section>
  )
}

type SumProps = { name: string; amount: DeskPayoutDetail['amount']; isTotal?: boolean }

function Sum({ name, amount, isTotal = false }: SumProps) {
  const locale = useLocale()
  const text = formatMoney(amount, locale)
  return (
    <tr>
      <td>{isTotal ? <b>{name}</b> : name}</td>
      <td className="no-phone" />
      <td className="no-phone" />
      <td className="no-phone" />
      <td />
      <td className="r num">{isTotal ? <b>{text}</b> : text}</td>
    </tr>
  )
}
