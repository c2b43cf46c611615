import type { OrderMeans } from '#contract/booking.ts'
import type { Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money-format.ts'
import type { PaymentMethod } from '#domain/payment-means.ts'
import { paymentMeansWords } from '#words/payment-means.ts'

const usual: Readonly<Record<Locale, readonly PaymentMethod[]>> = {
  en: ['paypal', 'alipay', 'unionpay'],
  zh: ['alipay', 'unionpay', 'paypal'],
}

/** What can be chosen first, each group in the order that readers of a language expect. */
export function sortedMeans(means: readonly OrderMeans[], locale: Locale): OrderMeans[] {
  const rank = ({ method, why_not }: OrderMeans) =>
    usual[locale].indexOf(method) + (why_not === null ? 0 : usual[locale].length)
  return means.toSorted((one, other) => rank(one) - rank(other))
}

export type MeansLine = {
  readonly icon: 'away' | 'scan' | 'swap' | 'card'
  readonly strong: string
  readonly text: string
}

type Facts = { collect_at: string | null; isGuarantee: boolean; isDemo?: boolean }

/** What happens when a means is chosen: where it opens, in which currency, when money moves. */
export function meansLines(
  { method, way, amount, charge, rate }: OrderMeans,
  { collect_at, isGuarantee, isDemo = false }: Facts,
  locale: Locale,
): MeansLine[] {
  const say = paymentMeansWords(locale)
  const name = say.name(method)
  const opens: MeansLine =
    method === 'alipay'
      ? { icon: 'scan', strong: say.showsCode, text: say.opens(method) }
      : { icon: 'away', strong: say.opensHere, text: say.opens(method) }
  const locked = (at: NonNullable<OrderMeans['rate']>) => say.rate(at.from, at.rate, at.to)
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
