import type { Order, OrderEvent } from '#contract/booking.ts'
import type { MoneyEvent } from '#contract/payments.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'

/** One movement of an order's money, as its guest would say it. */
export type MoneyRow = {
  readonly key: string
  /** A date, or a moment of the hotel's day. */
  readonly at: string | null
  readonly what: string
  readonly text: string | null
  readonly amount: Money
  /** The amount paid to us by then; null for an amount still due. */
  readonly paid: Money | null
}

/** Payment events of an order as rows, oldest first. Payments that were only created change nothing and are omitted. */
export function rowsOfMoney(events: readonly MoneyEvent[], order: Order, locale: Locale): MoneyRow[] {
  const say = orderPageWords(locale)
  const { currency } = order.price.total
  const oldestFirst = events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  let paid = 0
  return oldestFirst.flatMap((event, n) => {
    const isFromHold = oldestFirst
      .slice(0, n)
      .some(
        ({ kind, state, method }) => kind === 'authorise' && state === 'succeeded' && method === event.method,
      )
    const told = tell(event, isFromHold, locale)
    if (!told) return []
    paid += told.change
    return [
      {
        key: `money ${n}`,
        at: dateIn(order.hotel.time_zone, Date.parse(event.at)),
        what: told.what,
        // A payment that failed before it was charged has no charged amount.
        text:
          event.charged && event.kind !== 'created'
            ? say.chargedAs(told.text, formatMoney(event.charged, locale))
            : told.text,
        amount: money(told.change, currency),
        paid: money(paid, currency),
      },
    ]
  })
}

type Told = { what: string; text: string; change: number }

function tell(event: MoneyEvent, isFromHold: boolean, locale: Locale): Told | null {
  const say = orderPageWords(locale)
  const name = paymentMeansWords(locale).name(event.method)
  const amount = formatMoney(event.amount, locale)
  const isDone = event.state === 'succeeded'
  const isOpen = !isDone && event.state !== 'failed'
  switch (event.kind) {
    case 'created':
      return isDone || isOpen ? null : { what: say.paymentFailed, text: say.nothingCharged(name), change: 0 }
    case 'authorise':
      if (isDone) return { what: say.hold, text: say.holdBy(name, amount), change: 0 }
      return isOpen ? { what: say.paymentChecked, text: say.doNotPayAgain(name), change: 0 } : null
    case 'capture':
      if (isDone)
        return { what: isFromHold ? say.fromHold : say.payment, text: name, change: event.amount.amount }
      return isOpen ? { what: say.paymentChecked, text: say.doNotPayAgain(name), change: 0 } : null
    case 'void':
      if (isDone) return { what: say.holdLifted, text: say.liftedOf(name, amount), change: 0 }
      return isOpen ? { what: say.liftUnderWay, text: name, change: 0 } : null
    case 'refund':
      if (isDone) return { what: say.refundSent, text: say.refundArrives(name), change: -event.amount.amount }
      return isOpen
        ? { what: say.refundUnderWay, text: say.refundTo(name), change: -event.amount.amount }
        : { what: say.refundFailed, text: say.refundHelp(name), change: 0 }
    case 'close':
      return null
  }
}

/** A figure of an event; zero where it tells none. */
export function amountIn(
  { facts }: Pick<OrderEvent, 'facts'>,
  fact: string,
  order: Pick<Order, 'price'>,
): Money {
  const amount = facts[fact]
  return { amount: typeof amount === 'number' ? amount : 0, currency: order.price.total.currency }
}
