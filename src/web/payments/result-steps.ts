import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatHotelTime } from '#words/format.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { amountIn } from '../orders/money-rows.ts'
import { providerName } from './result-text.ts'

export type ResultStep = {
  readonly when: 'past' | 'now' | 'future'
  readonly title: string
  readonly text: string | null
}

/** The paid amount, the amounts due with their dates, and the day of arrival. */
export function nextSteps(order: Order, locale: Locale): ResultStep[] {
  const say = paymentResultWords(locale)
  const { events, price, collect_at, check_in, actions, payment } = order
  const name = providerName(order, locale)
  const money = events.findLast(({ kind }) => kind === 'captured' || kind === 'authorised')
  const amount = money && formatMoney(amountIn(money, 'amount', order), locale)
  const paid: ResultStep[] =
    money && amount
      ? [
          {
            when: 'past',
            title: money.kind === 'captured' ? say.stepPaid(amount) : say.stepHeld(amount),
            text: payment.charged
              ? say.byAs(name, formatMoney(payment.charged, locale), formatHotelTime(money.at, locale))
              : say.by(name, formatHotelTime(money.at, locale)),
          },
        ]
      : []
  const rest: ResultStep[] =
    collect_at && actions.pay === null && price.due_later.amount > 0
      ? [
          {
            when: 'future',
            title: say.stepRest(formatMoney(price.due_later, locale), collect_at),
            text: say.stepRestText,
          },
        ]
      : []
  const atHotel = price.due_at_hotel_local ?? price.due_at_hotel
  return [
    ...paid,
    ...rest,
    {
      when: 'future',
      title: say.stepCheckIn(check_in),
      text: atHotel.amount > 0 ? say.stepAtHotel(formatMoney(atHotel, locale)) : null,
    },
  ]
}

/** Where money is that nobody has told us of. */
export function checkingSteps(order: Order, locale: Locale): ResultStep[] {
  const say = paymentResultWords(locale)
  const name = providerName(order, locale)
  const asked = order.payment.means.find(({ method }) => method === order.payment.method)
  return [
    ...(asked
      ? [
          {
            when: 'past' as const,
            title: say.begun(formatMoney(asked.charge ?? asked.amount, locale)),
            text: say.begunText(name),
          },
        ]
      : []),
    {
      when: 'now',
      title: order.payment.method ? say.waiting(name) : say.anyAnswer,
      text: say.waitingText,
    },
    { when: 'future', title: say.either, text: say.eitherText },
  ]
}

export type HoldEnd = { readonly title: string; readonly text: string; readonly isGood: boolean }

/** The outcomes of a held amount: after the stay, after a cancellation in time, and otherwise. */
export function holdEnds(order: Order, locale: Locale): HoldEnd[] {
  const say = paymentResultWords(locale)
  const { collect_at, cancellation, payment } = order
  const held = formatMoney(payment.charged ?? payment.held, locale)
  return [
    { title: say.stay, text: collect_at ? say.stayText(held, collect_at) : say.stayLifted, isGood: true },
    ...(cancellation.free_until
      ? [{ title: say.cancelBy(cancellation.free_until), text: say.cancelByText, isGood: true }]
      : []),
    { title: say.cancelLater, text: say.cancelLaterText(held), isGood: false },
  ]
}
