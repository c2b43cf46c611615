import type { Order } from '#contract/booking.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { voucherWords } from '#words/booking/voucher.ts'
import { feesKept, moneyTrail } from '../orders/money-trail.ts'

type InvoiceLine = { readonly name: string; readonly amount: Money; readonly isAtHotel: boolean }

type InvoiceSums = {
  readonly lines: readonly InvoiceLine[]
  readonly total: Money
  readonly paid: Money
  readonly stillDue: Money
  readonly atHotel: Money
}

/**
 * The billed amounts: the stay and retained amounts of cancelled rooms; for an ended order only the retained amounts.
 */
export function invoiceOf(order: Order, locale: Locale): InvoiceSums {
  const say = voucherWords(locale)
  const { price, state } = order
  const { currency } = price.total
  const { paid } = moneyTrail(order, locale)
  const none = money(0, currency)
  if (state === 'cancelled' || state === 'no_show') {
    const name = state === 'no_show' ? say.noShowFee : say.cancellationFee
    const lines = paid.amount > 0 ? [{ name, amount: paid, isAtHotel: false }] : []
    return { lines, total: paid, paid, stillDue: none, atHotel: none }
  }
  const kept = feesKept(order)
  const fee = { name: say.cancellationFee, amount: money(kept, currency), isAtHotel: false }
  const due = price.due_now.amount + price.due_later.amount + kept - paid.amount
  const isOpen = state === 'held' || state === 'confirmed'
  return {
    lines: [
      ...price.lines.map(({ name, amount, at_hotel }) => ({ name, amount, isAtHotel: at_hotel })),
      ...(kept > 0 ? [fee] : []),
    ],
    total: money(price.total.amount + kept, currency),
    paid,
    stillDue: isOpen ? money(Math.max(0, due), currency) : none,
    atHotel: price.due_at_hotel,
  }
}

/** Nothing is billed of what was never paid and never confirmed, nor of what ended without a fee. */
export const hasInvoice = ({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean =>
  state === 'confirmed' ||
  state === 'staying' ||
  state === 'completed' ||
  payment.captured.amount > payment.refunded.amount

/** A hotel honours a confirmed order, during the stay and afterwards too. */
export const hasVoucher = ({ state }: Pick<Order, 'state'>) =>
  state === 'confirmed' || state === 'staying' || state === 'completed'

/** Where the people at the wheel read Chinese; elsewhere the English name and address serve best of the two. */
const chineseZones = ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Hong_Kong', 'Asia/Macau', 'Asia/Taipei']

export const driversLanguage = (zone: string) => (chineseZones.includes(zone) ? 'zh' : 'en')
