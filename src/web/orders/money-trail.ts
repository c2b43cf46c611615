import type { Order } from '#contract/booking.ts'
import type { MoneyEvent } from '#contract/payments.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { formatDate } from '#words/format.ts'
import { canHold, isDueFromHold } from './guarantee-status.ts'
import { amountIn, type MoneyRow, rowsOfMoney } from './money-rows.ts'

const settling = ['cancelled', 'room_cancelled', 'no_show']

/** Everything that was paid and given back, then what is due; amounts of `rows` that count add up to the sum. */
export function moneyTrail(
  order: Order,
  locale: Locale,
  moved: readonly MoneyEvent[] = [],
): { rows: MoneyRow[]; paid: Money; total: Money } {
  const { currency } = order.price.total
  const rows = moved.length > 0 ? rowsOfMoney(moved, order, locale) : rowsOfEvents(order, locale)
  const paid = rows.at(-1)?.paid?.amount ?? 0
  const due = dueRows(order, paid, locale)
  const open = due.reduce((sum, row) => sum + row.amount.amount, 0)
  return { rows: [...rows, ...due], paid: money(paid, currency), total: money(paid + open, currency) }
}

/** By what the order itself tells, where the movements of its money are not known. */
function rowsOfEvents(order: Order, locale: Locale): MoneyRow[] {
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
      move(key, event.at, say.hold, say.holdOf(formatMoney(amountIn(event, 'amount', order), locale)), 0)
    if (event.kind === 'rerated' && refund > 0) move(key, event.at, say.lowerPrice, say.refundText, -refund)
    if (event.kind === 'changed' && refund > 0) move(key, event.at, say.refundFor, say.refundText, -refund)
    if (event.kind === 'refund_granted') move(key, event.at, say.refundGranted, say.refundText, -refund)
    if (event.kind === 'claim_granted' && refund > 0)
      move(key, event.at, say.claimRefunded, say.refundText, -refund)
    if (!settling.includes(event.kind)) continue
    if (refund > 0) move(key, event.at, say.refundFor, say.refundText, -refund)
    else if (amount('fee') > 0 && order.payment.type === 'guarantee' && !isCharged(order, n))
      move(key, event.at, say.feeFromHold, null, amount('fee'))
  }
  return rows
}

/** Whether a guarantee was charged before this event: then its fee is of what was paid, not of the hold. */
const isCharged = ({ events }: Order, n: number) => events.slice(0, n).some(({ kind }) => kind === 'captured')

/** The fees of cancelled rooms. They were paid and are no part of the price of the others. */
export const feesKept = (order: Order): number =>
  order.events
    .filter(({ kind }) => kind === 'room_cancelled')
    .reduce((sum, event) => sum + amountIn(event, 'fee', order).amount, 0)

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
  const rest = Math.max(0, price.due_now.amount + price.due_later.amount + feesKept(order) - paid)
  const isGuarantee = payment.type === 'guarantee'
  const isChargedNow = state === 'held' && isGuarantee && !canHold(order)
  const later = isChargedNow ? 0 : Math.min(rest, price.due_later.amount)
  const now = state === 'held' && (isChargedNow || !isGuarantee) ? rest - later : 0
  const local = price.due_at_hotel_local
  const date = order.collect_at && formatDate(order.collect_at.slice(0, 10), locale, 'short')
  const laterName = isDueFromHold(order)
    ? guaranteeStatusWords(locale).chargedFromHold
    : date
      ? say.dueBy(date)
      : say.dueLater
  return [
    ...row('now', order.pay_before, say.dueNow, null, { ...price.total, amount: now }),
    ...row('later', order.collect_at, laterName, null, { ...price.total, amount: later }),
    ...row(
      'hotel',
      order.check_in,
      say.dueAtHotel,
      local ? say.dueText(formatMoney(local, locale)) : null,
      price.due_at_hotel,
    ),
  ]
}
