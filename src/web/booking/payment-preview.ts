import type { Guarantee } from '#contract/hotels.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Locale } from '#domain/text/locale.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { formatList } from '#words/format.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import type { ReservedOffer } from './load-reservation.ts'

type Facts = Pick<ReservedOffer, 'price' | 'payment' | 'cancellation' | 'collectedAt' | 'guarantee'>

/** A sentence for each way to pay: which methods hold or charge how much on the day of booking. */
export function paymentPreview(offer: Facts, locale: Locale): string[] {
  const say = guaranteeStatusWords(locale)
  const { price, payment, guarantee, cancellation, collectedAt } = offer
  const isGuarantee = payment === 'guarantee'
  const { due_now, due_later, due_at_hotel } = price
  const taken = isGuarantee ? due_now.amount + due_later.amount : due_now.amount
  if (taken === 0)
    return [due_at_hotel.amount > 0 ? say.nothing(formatMoney(due_at_hotel, locale)) : say.covered]
  const amount = formatMoney(money(taken, due_now.currency), locale)
  const { free_until } = cancellation
  const texts: Record<Way, string> = {
    hold: say.held(amount, collectedAt),
    charge: isGuarantee && free_until ? say.chargedRefundable(amount, free_until) : say.charged(amount),
  }
  const means = guarantee?.means ?? []
  const lines = (['hold', 'charge'] as const).flatMap((way) => {
    const methods = means.filter((one) => one.way === way).map(({ method }) => method)
    return methods.length > 0 ? [say.methods(namesOf(methods, locale), texts[way])] : []
  })
  return lines.length > 0 ? lines : [texts.charge]
}

type Way = Guarantee['means'][number]['way']

const namesOf = (methods: readonly PaymentMethod[], locale: Locale) =>
  formatList(
    methods.map((method) => paymentMeansWords(locale).name(method)),
    locale,
  )
