import type { Order, OrderEvent } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatCount, formatDates, formatList } from '#words/format.ts'
import { isDueFromHold } from '../orders/guarantee-status.ts'
import { amountIn } from '../orders/money-rows.ts'
import { endOfDay, type Stretch, stretchesOf } from '../price-charts/timeline.ts'

/** One line of an order's history: it happened, it is so now, or it will be. */
export type HistoryEntry = {
  readonly key: string
  readonly when: 'past' | 'now' | 'future'
  /** On the hotel's clock; null for now. */
  readonly at: string | null
  readonly title: string
  readonly text: string | null
}

export function historyOf(order: Order, now: number, locale: Locale): HistoryEntry[] {
  const past = order.events.map((event, n) => ({
    key: `event ${n}`,
    when: 'past' as const,
    at: event.at,
    ...eventText(event, order, locale),
  }))
  const present = presentText(order, now, locale)
  return [
    ...past,
    ...(present ? [{ key: 'now', when: 'now' as const, at: null, ...present }] : []),
    ...futureOf(order, now, locale),
  ]
}

type Text = { title: string; text: string | null }

function eventText(event: OrderEvent, order: Order, locale: Locale): Text {
  const say = orderPageWords(locale)
  const shown = (fact: string) => formatMoney(amountIn(event, fact, order), locale)
  switch (event.kind) {
    case 'booked':
      return event.state === 'held'
        ? { title: say.bookedHeld, text: say.bookedHeldText }
        : {
            title: say.booked,
            text: order.price.due_at_hotel.amount > 0 ? say.bookedText : say.confirmedText,
          }
    case 'captured':
      return {
        title: say.captured(shown('amount')),
        text: wasConfirmed(event, order) ? null : say.confirmedText,
      }
    case 'authorised':
      return { title: say.authorised(shown('amount')), text: say.confirmedText }
    case 'cancelled':
      return { title: say.cancelled, text: settlementText(event, order, locale) }
    case 'room_cancelled':
      return { title: say.roomCancelled, text: settlementText(event, order, locale) }
    case 'expired':
      return { title: say.expired, text: say.expiredText }
    case 'late_money':
      return { title: say.lateMoney, text: null }
    case 'money_given_back':
      return { title: say.givenBack, text: say.givenBackText }
    case 'staying':
      return { title: say.staying, text: null }
    case 'completed':
      return { title: say.completed, text: null }
    case 'stay_confirmed':
      return { title: say.stayConfirmed, text: null }
    case 'no_show':
      return { title: say.noShow, text: settlementText(event, order, locale) }
    case 'rerated':
      return { title: say.rerated, text: say.saved(shown('saving')) }
    case 'change_held':
      return { title: say.changeHeld(shown('amount')), text: say.changeHeldText }
    case 'changed':
      return { title: say.changed(stayOf(event, locale)), text: changeText(event, order, locale) }
    case 'change_expired':
      return { title: say.changeExpired, text: say.changeStands }
    case 'change_dropped':
      return { title: say.changeDropped, text: say.changeStands }
    case 'names_corrected':
      return { title: say.namesCorrected, text: null }
    case 'refund_granted':
      return { title: say.refundGranted, text: say.claimRefund(shown('refund')) }
    case 'claim_granted':
      return { title: say.claimGranted, text: grantText(event, order, locale) }
    default:
      return { title: say.other, text: orderWords(locale).state(event.state) }
  }
}

/** A rest, or what is charged from a hold, confirms nothing that was not confirmed before. */
const wasConfirmed = (event: OrderEvent, { events }: Order) =>
  events[events.indexOf(event) - 1]?.state === 'confirmed'

function settlementText(event: OrderEvent, order: Order, locale: Locale): string {
  const say = orderPageWords(locale)
  if (event.facts.fee_waived === true)
    return say.feeWaived(formatMoney(amountIn(event, 'refund', order), locale))
  const [fee, refund] = [amountIn(event, 'fee', order), amountIn(event, 'refund', order)]
  if (fee.amount > 0 && refund.amount > 0)
    return say.feeAndRefund(formatMoney(fee, locale), formatMoney(refund, locale))
  if (fee.amount > 0) return say.feeOnly(formatMoney(fee, locale))
  return refund.amount > 0 ? say.refundOnly(formatMoney(refund, locale)) : say.free
}

/** The dates of the new stay. */
function stayOf({ facts }: OrderEvent, locale: Locale): string {
  const { arrival, departure } = facts.is as Stay
  return formatDates(arrival, departure, locale)
}

function changeText(event: OrderEvent, order: Order, locale: Locale): string {
  const { fee, refund } = event.facts
  return fee || refund ? settlementText(event, order, locale) : orderPageWords(locale).changeFree
}

function grantText(event: OrderEvent, order: Order, locale: Locale): string {
  const say = orderPageWords(locale)
  const refund = amountIn(event, 'refund', order)
  const points = Number(event.facts.points ?? 0)
  const given = [
    ...(refund.amount > 0 ? [say.claimRefund(formatMoney(refund, locale))] : []),
    ...(points > 0 ? [say.claimPoints(formatCount(points, locale))] : []),
  ]
  return formatList(given, locale)
}

const policyAhead = (order: Order, now: number) =>
  stretchesOf(order.cancellation.windows, { now, end: endOfDay(order.check_in) })

function presentText(order: Order, now: number, locale: Locale): Text | null {
  const say = orderPageWords(locale)
  const left = (iso: string) => orderWords(locale).left(Date.parse(iso) - now)
  if (order.state === 'held' && order.pay_before)
    return { title: say.nowHeld(left(order.pay_before)), text: null }
  if (order.state === 'payment_review') return { title: say.nowChecking, text: null }
  if (order.state === 'staying') return { title: say.nowStaying, text: null }
  if (order.state !== 'confirmed') return null
  const { free_until } = order.cancellation
  const [here] = policyAhead(order, now)
  if (here!.kind === 'free')
    return {
      title: free_until && Date.parse(free_until) > now ? say.nowFree(left(free_until)) : say.nowFreeAlways,
      text: here!.refund.amount > 0 ? say.nowBack(formatMoney(here!.refund, locale)) : say.nowNothingPaid,
    }
  return {
    title: here!.kind === 'none' ? say.nowNothing : say.nowKept(formatMoney(here!.fee, locale)),
    text: here!.refund.amount > 0 ? say.nowBack(formatMoney(here!.refund, locale)) : null,
  }
}

function futureOf(order: Order, now: number, locale: Locale): HistoryEntry[] {
  if (!['held', 'confirmed', 'staying'].includes(order.state)) return []
  const say = orderPageWords(locale)
  const { price, check_in, check_out, collect_at } = order
  const entry = (key: string, at: string, title: string, text: string | null): HistoryEntry => ({
    key,
    when: 'future',
    at,
    title,
    text,
  })
  const atHotel = price.due_at_hotel_local ?? price.due_at_hotel
  const collected = isDueFromHold(order) ? guaranteeStatusWords(locale).collectedFromHold : say.collected
  const steps = [
    ...(order.state === 'staying' ? [] : windowEntries(policyAhead(order, now))),
    ...(collect_at && price.due_later.amount > 0
      ? [entry('collect', collect_at, collected(formatMoney(price.due_later, locale)), null)]
      : []),
    entry(
      'check-in',
      check_in,
      say.checkIn,
      atHotel.amount > 0 ? say.payThere(formatMoney(atHotel, locale)) : null,
    ),
    entry('check-out', check_out, say.checkOut, null),
  ]
  return steps
    .filter(({ at }) => Date.parse(at!) > now)
    .toSorted((one, other) => Date.parse(one.at!) - Date.parse(other.at!))

  /** A window that begins because the rest is charged changes nothing about the fee. */
  function windowEntries(stretches: readonly Stretch[]) {
    return stretches.flatMap((stretch, n) => {
      const before = stretches[n - 1]
      if (!stretch.starts || !before || before.fee.amount === stretch.fee.amount) return []
      const title = stretch.kind === 'none' ? say.thenNothing : say.thenKept(formatMoney(stretch.fee, locale))
      const text = stretch.refund.amount > 0 ? say.thenBack(formatMoney(stretch.refund, locale)) : null
      return [entry(`window ${n}`, stretch.starts, title, text)]
    })
  }
}
