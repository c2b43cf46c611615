import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/locale.ts'
import { type Money, money } from '#domain/money.ts'
import { formatMoney } from '#domain/money-format.ts'
import { orderPageWords } from '#words/order-page.ts'
import { amountIn } from './event-amounts.ts'

/** One movement of an order's money, as its guest would say it. */
export type MoneyRow = {
  readonly key: string
  readonly at: string | null
  readonly what: string
  readonly text: string | null
  readonly amount: Money
  /** What has been paid to us by then; null for what is still due. */
  readonly paid: Money | null
}

const settling = ['cancelled', 'room_cancelled', 'no_show']

/** Everything that was paid and given back, then what is due; amounts of `rows` that count add up to the sum. */
export function moneyTrail(order: Order, locale: Locale): { rows: MoneyRow[]; paid: Money; total: Money } {
  const say = orderPageWords(locale)
  const { currency } = order.price.total
  let paid = 0
  const rows: MoneyRow[] = []
  const move = (key: string, at: string, what: string, text: string | null, change: number) => {
    paid += change
    rows.push({ key, at, what, text, amount: money(change, currency), paid: money(paid, currency) })
  }
  for (const [n, event] of order.events.entries()) {
    const amount = (fact: string) => amountIn(event, fact, order).amount
    const key = `event ${n}`
    const refund = amount('refund')
    if (event.kind === 'captured') move(key, event.at, say.payment, null, amount('amount'))
    if (event.kind === 'authorised')
      move(key, event.at, say.hold, say.holdOf(formatMoney(amountIn(event, 'amount', order))), 0)
    if (event.kind === 'rerated' && refund > 0) move(key, event.at, say.lowerPrice, say.refundText, -refund)
    if (!settling.includes(event.kind)) continue
    if (refund > 0) move(key, event.at, say.refundFor, say.refundText, -refund)
    else if (amount('fee') > 0 && order.payment.type === 'guarantee')
      move(key, event.at, say.feeFromHold, null, amount('fee'))
  }
  const due = dueRows(order, paid, locale)
  const open = due.reduce((sum, row) => sum + row.amount.amount, 0)
  return { rows: [...rows, ...due], paid: money(paid, currency), total: money(paid + open, currency) }
}

function dueRows(order: Order, paid: number, locale: Locale): MoneyRow[] {
  const say = orderPageWords(locale)
  const { price, state, payment } = order
  if (!['held', 'confirmed', 'staying', 'completed'].includes(state)) return []
  const row = (
    key: string,
    at: string | null,
    what: string,
    text: string | null,
    amount: Money,
  ): MoneyRow[] => (amount.amount > 0 ? [{ key, at, what, text, amount, paid: null }] : [])
  const rest = Math.max(0, price.due_now.amount + price.due_later.amount - paid)
  const later = Math.min(rest, price.due_later.amount)
  const now = state === 'held' && payment.type !== 'guarantee' ? rest - later : 0
  const local = price.due_at_hotel_local
  return [
    ...row('now', order.pay_before, say.dueNow, null, { ...price.total, amount: now }),
    ...row('later', order.collect_at, say.dueLater, null, { ...price.total, amount: later }),
    ...row(
      'hotel',
      order.check_in,
      say.dueAtHotel,
      local ? say.dueText(formatMoney(local)) : null,
      price.due_at_hotel,
    ),
  ]
}
