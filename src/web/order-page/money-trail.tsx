import { useEffect, useEffectEvent } from 'react'
import type { Order } from '#contract/booking.ts'
import { listMoneyEvents } from '#contract/endpoints.ts'
import type { MoneyEvent } from '#contract/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { formatDate } from '#words/format.ts'
import { usePersonal } from '../account/use-personal.ts'
import { isDueFromHold } from '../orders/guarantee-status.ts'
import { moneyTrail } from '../orders/money-trail.ts'
import { useRequest } from '../page/use-page.ts'
import './money-trail.css'

/** Every movement of the order's money, and what is still due; the last row closes both sums. */
export function MoneyTrail({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const moved = useMoneyEvents(order)
  const { rows, paid, total } = moneyTrail(order, locale, moved)
  if (rows.length === 0) return <p className="pane-text">{say.nothingDue}</p>
  return (
    <table className="money-trail">
      <thead>
        <tr>
          <th scope="col">{say.date}</th>
          <th scope="col">{say.what}</th>
          <th scope="col">{say.amount}</th>
          <th scope="col">{say.paidSoFar}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, at, what, text, amount, paid: until }) => (
          <tr key={key}>
            <td>{at && formatDate(at.slice(0, 10), locale, 'short')}</td>
            <td>
              {what}
              {text && <small>{text}</small>}
            </td>
            <td data-good={amount.amount < 0 || undefined}>{formatMoney(amount, locale)}</td>
            <td>{until ? formatMoney(until, locale) : openText(key)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say.sum}
          </th>
          <td>{formatMoney(total, locale)}</td>
          <td>{formatMoney(paid, locale)}</td>
        </tr>
      </tfoot>
    </table>
  )

  function openText(key: string): string {
    if (order.state === 'completed') return say.paidThere
    return key === 'later' && isDueFromHold(order) ? guaranteeStatusWords(locale).stillHeld : say.due
  }
}

const round = 10_000

const isUnderWay = ({ state }: MoneyEvent) => state === 'planned' || state === 'sent' || state === 'unknown'

/** Payment events of an order, reloaded when the order changes and while a payment is pending. */
function useMoneyEvents({ order_id, version }: Order): readonly MoneyEvent[] {
  const { data, refresh } = usePersonal(listMoneyEvents, { id: order_id })
  const again = useEffectEvent(refresh)
  useEffect(() => {
    if (version > 1) again()
  }, [version])
  const isMoving = data?.some(isUnderWay) ?? false
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => document.hidden || again(), round)
    return () => clearInterval(timer)
  }, [isMoving])
  return data ?? []
}
