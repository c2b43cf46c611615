import type { OrderSummary } from '#contract/booking.ts'
import type { Stay } from '#contract/stay.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { windowAt } from '#domain/price/cancellation.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatDate, formatGuestTime, formatZone } from '#words/format.ts'
import { kindOf } from '../price-charts/timeline.ts'

/** The one thing that matters about an order now. */
export type OrderFact = { title: string; text: string | null; isGood?: boolean }

/** A hold ends by the guest's clock; the hotel's deadlines are in the hotel's time. */
export function factOf(order: OrderSummary, now: number, locale: Locale, zone?: string): OrderFact {
  const say = orderWords(locale)
  switch (order.state) {
    case 'held': {
      const until = Date.parse(order.pay_before ?? order.now)
      return { title: say.heldUntil(formatGuestTime(until, zone)), text: say.heldText(say.left(until - now)) }
    }
    case 'payment_review':
      return { title: say.review, text: say.reviewText }
    case 'staying': {
      const { night, nights } = nightOf(order.stay, order.now)
      return {
        title: night > nights ? say.lastDay : say.tonight(night, nights),
        text: say.checkOutUntil(order.check_out),
      }
    }
    case 'confirmed':
      return policyFact(order, now, locale)
    case 'completed':
      return order.reviewed
        ? { title: say.reviewed, text: say.reviewedText }
        : { title: say.howWasIt, text: say.howWasItText }
    default:
      return endFact(order, locale)
  }
}

function policyFact(order: OrderSummary, now: number, locale: Locale): OrderFact {
  const say = orderWords(locale)
  const { free_until, windows, hotel } = order
  if (free_until !== null && Date.parse(free_until) > now) {
    const left = say.left(Date.parse(free_until) - now)
    const zone = formatZone(now, locale, hotel.time_zone)
    return { title: say.freeUntil(free_until), text: say.zoneAndLeft(zone, left), isGood: true }
  }
  const window = windowAt(
    windows.map((one) => ({ ...one, from: one.from === null ? null : Date.parse(one.from), to: null })),
    now,
  )
  const text = say.checkInFrom(order.check_in)
  if (kindOf(window) === 'none') return { title: say.noRefundNow, text }
  return { title: say.feeNow(formatMoney(window.fee, locale)), text }
}

function endFact(
  { state, last_event, pay_before, total, refunded }: OrderSummary,
  locale: Locale,
): OrderFact {
  const say = orderWords(locale)
  const day = (iso: string) => formatDate(iso.slice(0, 10), locale, 'weekday')
  if (state === 'expired')
    return { title: say.expiredOn(day(pay_before ?? last_event.at)), text: say.nothingCharged }
  const { refund, fee } = settlementOf({ last_event, total })
  const back = refunded.amount >= refund.amount ? say.refundSent : say.refundUnderWay
  const texts = [
    ...(fee.amount > 0 ? [say.feeKept(formatMoney(fee, locale))] : []),
    ...(refund.amount > 0 ? [back(formatMoney(refund, locale))] : []),
  ]
  const title = state === 'no_show' ? say.noShowOn(day(last_event.at)) : say.endedOn(day(last_event.at))
  return { title, text: texts.join(locale === 'zh' ? '' : ' ') || say.nothingCharged }
}

/** Fee and refund of a cancellation, from the event that ended the order. */
function settlementOf({ last_event, total }: Pick<OrderSummary, 'last_event' | 'total'>) {
  const amountOf = (fact: string): Money => {
    const amount = last_event.facts[fact]
    return { amount: typeof amount === 'number' ? amount : 0, currency: total.currency }
  }
  return { refund: amountOf('refund'), fee: amountOf('fee') }
}

/** The amount of a card, and what it is: of an order that is over, what was kept or given back of it. */
export function costOf(order: OrderSummary, locale: Locale): { amount: Money; text: string } {
  const say = orderWords(locale)
  const { state, total, due_at_hotel, captured, refunded } = order
  if (state === 'expired') return { amount: total, text: say.notCharged }
  if (state === 'cancelled' || state === 'no_show') {
    const { refund, fee } = settlementOf(order)
    if (fee.amount > 0) return { amount: fee, text: say.kept }
    if (refund.amount === 0) return { amount: total, text: say.notCharged }
    return { amount: refund, text: refunded.amount >= refund.amount ? say.refunded : say.refunding }
  }
  if (due_at_hotel.amount === total.amount) return { amount: total, text: say.allAtHotel }
  if (due_at_hotel.amount > 0) return { amount: total, text: say.atHotel(formatMoney(due_at_hotel, locale)) }
  return { amount: total, text: captured.amount >= total.amount ? say.paid : say.total }
}

/** The hold that ends first; null if no order is held. */
export function firstHold(orders: readonly OrderSummary[]): OrderSummary | null {
  const endOf = ({ pay_before, now }: OrderSummary) => Date.parse(pay_before ?? now)
  const held = orders.filter(({ state }) => state === 'held')
  return held.toSorted((one, other) => endOf(one) - endOf(other))[0] ?? null
}

/** The button that pays a hold. */
export function firstPayment(
  { payment, total, due_now, due_at_hotel }: OrderSummary,
  locale: Locale,
): string {
  const say = orderWords(locale)
  if (payment !== 'guarantee') return say.pay(formatMoney(due_now, locale))
  const guaranteed = { ...total, amount: total.amount - due_at_hotel.amount }
  return say.guarantee(formatMoney(guaranteed, locale))
}

/** Which night of a stay it is by the hotel's clock, from 1; on the day of departure one more than there are. */
export function nightOf({ s_d, e_d }: Pick<Stay, 's_d' | 'e_d'>, now: string) {
  const nights = dayOf(e_d) - dayOf(s_d)
  const night = dayOf(now.slice(0, 10)) - dayOf(s_d) + 1
  return { nights, night: Math.min(Math.max(night, 1), nights + 1) }
}
