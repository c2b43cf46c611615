import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'

type Facts = Pick<Order, 'state' | 'payment' | 'cancellation' | 'now'>

/** Whether the guarantee of an order was charged, held or neither, and by whom; null where a rate has none. */
export function guaranteeStatus({ state, payment, cancellation, now }: Facts, locale: Locale): string | null {
  const say = guaranteeStatusWords(locale)
  if (payment.type === 'at_hotel') return say.none
  if (payment.type !== 'guarantee') return null
  const { held, captured, refunded, charged, method } = payment
  const name = method ? paymentMeansWords(locale).name(method) : say.anyProvider
  const shown = (amount: Order['payment']['held']) =>
    charged
      ? paymentResultWords(locale).inBoth(formatMoney(charged, locale), formatMoney(amount, locale))
      : formatMoney(amount, locale)
  if (held.amount > 0) return say.isHeld(shown(held), name)
  if (captured.amount === 0) return state === 'held' ? say.notGiven : say.released
  if (refunded.amount >= captured.amount) return say.refunded(shown(captured), name)
  if (refunded.amount > 0) return say.partRefunded(shown(captured), formatMoney(refunded, locale), name)
  const text = say.wasCharged(shown(captured), name)
  const { free_until } = cancellation
  return free_until && Date.parse(free_until) > Date.parse(now) ? say.refundableBy(text, free_until) : text
}

/** Whether a payment method can hold the guarantee; otherwise every method charges it at once. */
export const canHold = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.means.some(({ way, why_not }) => way === 'hold' && why_not === null)

/** Whether the amount due later is on hold already: then the guest has nothing to pay. */
export const isDueFromHold = ({ payment }: Pick<Order, 'payment'>): boolean => payment.held.amount > 0
