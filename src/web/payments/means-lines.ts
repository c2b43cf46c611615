import type { OrderPaymentOption } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { Locale } from '#domain/text/locale.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'

const usual: Readonly<Record<Locale, readonly PaymentMethod[]>> = {
  en: ['paypal', 'alipay', 'unionpay'],
  zh: ['alipay', 'unionpay', 'paypal'],
}

/** Available payment options first, each group in the usual order of the locale. */
export function sortedPaymentOptions(
  means: readonly OrderPaymentOption[],
  locale: Locale,
): OrderPaymentOption[] {
  const rank = ({ method, why_not }: OrderPaymentOption) =>
    usual[locale].indexOf(method) + (why_not === null ? 0 : usual[locale].length)
  return means.toSorted((one, other) => rank(one) - rank(other))
}

/** The picked payment option if it is available, otherwise the first that is. */
export function chosenOption(
  means: readonly OrderPaymentOption[],
  picked: PaymentMethod | null,
  locale: Locale,
): OrderPaymentOption | null {
  const offered = sortedPaymentOptions(means, locale).filter(({ why_not }) => why_not === null)
  return offered.find(({ method }) => method === picked) ?? offered[0] ?? null
}

export type MeansLine = {
  readonly icon: 'away' | 'scan' | 'swap' | 'card'
  readonly strong: string
  readonly text: string
}

type Facts = { collect_at: string | null; isGuarantee: boolean; isDemo?: boolean }

/** Describes a payment option: where it opens, its currency, and when money moves. */
export function paymentOptionLines(
  { method, way, amount, charge, rate }: OrderPaymentOption,
  { collect_at, isGuarantee, isDemo = false }: Facts,
  locale: Locale,
): MeansLine[] {
  const say = paymentMeansWords(locale)
  const name = say.name(method)
  const opens: MeansLine =
    method === 'alipay'
      ? { icon: 'scan', strong: say.showsCode, text: say.opens(method) }
      : { icon: 'away', strong: say.opensHere, text: say.opens(method) }
  const locked = (at: NonNullable<OrderPaymentOption['rate']>) => say.rate(at.from, at.rate, at.to)
  const converted: MeansLine[] =
    rate && charge
      ? [
          {
            icon: 'swap',
            strong: say.otherCurrency(formatMoney(charge, locale), name, amount.currency),
            text: isDemo ? say.demoRate(locked(rate)) : locked(rate),
          },
        ]
      : []
  const moved: MeansLine =
    way === 'hold'
      ? { icon: 'card', strong: collect_at ? say.heldUntil(collect_at) : say.heldOnly, text: say.lifted }
      : {
          icon: 'card',
          strong: say.charged(method),
          text: isGuarantee ? say.refunded : rate ? say.ownFee : say.noneConverted(amount.currency),
        }
  return [opens, ...converted, moved]
}
