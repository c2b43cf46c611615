import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { refundArrival } from '#domain/payment/refund-arrival.ts'
import type { Locale } from '#domain/text/locale.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { orderAnswers } from '#words/booking/order-answers.ts'
import { refundNoticeWords } from '#words/booking/refund-notice.ts'
import { formatDate } from '#words/format.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { amountIn } from './money-rows.ts'

type Stage = 'to' | 'onItsWay' | 'sent'

/** Where a refund goes, in which currency, and by which date it usually arrives. */
export function refundDestination(
  { payment }: Order,
  { refund, from, stage }: { refund: Money; from: string; stage: Stage },
  locale: Locale,
): string[] {
  const say = refundNoticeWords(locale)
  const { method, charged, captured } = payment
  if (!method) return [cancelWords(locale).to]
  const name = paymentMeansWords(locale).name(method)
  const price = formatMoney(refund, locale)
  // Only a refund of the whole payment is known here in the currency of the provider.
  const isWhole = charged !== null && refund.amount === captured.amount
  const amount = isWhole ? say.inBoth(formatMoney(charged, locale), price) : price
  const date = formatDate(refundArrival(method, from.slice(0, 10)), locale, 'weekday')
  return [
    say[stage](amount, name, date),
    ...(charged !== null && !isWhole ? [say.inCurrency(name, charged.currency)] : []),
  ]
}

/** The latest cancellation of an order with its consequences in money; null if nothing was cancelled last. */
export function cancellationNotice(
  order: Order,
  locale: Locale,
): { title: string; texts: readonly string[] } | null {
  const event = order.events.findLast(({ kind }) => kind === 'cancelled' || kind === 'room_cancelled')
  const isShown = event && (order.state === 'cancelled' || event === order.events.at(-1))
  if (!isShown) return null
  const say = refundNoticeWords(locale)
  const { refunded } = order.payment
  const [refund, fee, released] = ['refund', 'fee', 'released'].map((fact) => amountIn(event, fact, order))
  const stage = refunded.amount >= refundsOf(order) ? 'sent' : 'onItsWay'
  const texts = [
    ...(refund!.amount > 0
      ? refundDestination(order, { refund: refund!, from: event.at, stage }, locale)
      : []),
    ...(fee!.amount > 0 ? [say.fee(formatMoney(fee!, locale))] : []),
    ...(released!.amount > 0 ? [say.released(formatMoney(released!, locale))] : []),
  ]
  return {
    title: orderAnswers(locale)[event.kind === 'cancelled' ? 'cancelled' : 'roomCancelled'],
    texts: texts.length > 0 ? texts : [say.nothing],
  }
}

const refundsOf = (order: Order) =>
  order.events.reduce((sum, event) => sum + amountIn(event, 'refund', order).amount, 0)

/** The refund of a preview, as lines of the dialog. */
export const previewDestination = (order: Order, refund: Money, locale: Locale): string[] =>
  refundDestination(order, { refund, from: order.now, stage: 'to' }, locale)
