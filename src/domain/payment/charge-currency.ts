import type { Currency } from '../money/currency.ts'
import { type Conversion, convert, isRateChargeable } from '../money/exchange.ts'
import type { Money } from '../money/money.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { PaymentMethod } from './payment-means.ts'

type Taken = {
  /** Currencies that the provider charges directly; all others are charged in `otherwise`. */
  readonly currencies: readonly Currency[]
  readonly otherwise: Currency
  /** In minor units of the currency charged. */
  readonly least: number
  readonly most: number
}

// PayPal accepts CNY from accounts in China only, and HUF and TWD in whole units only: these are charged in
// USD.
const taken: Readonly<Record<PaymentMethod, Taken>> = {
  paypal: {
    currencies: 'USD EUR GBP AUD BRL CAD CHF CZK DKK HKD ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB'.split(
      ' ',
    ),
    otherwise: 'USD',
    least: 1,
    most: 999_999_999,
  },
  alipay: { currencies: ['CNY'], otherwise: 'CNY', least: 1, most: 10_000_000_000 },
  unionpay: { currencies: ['CNY'], otherwise: 'CNY', least: 1, most: 999_999_999_999 },
}

/** The currency in which a provider charges an order. */
export function chargeCurrencyOf(method: PaymentMethod, currency: Currency): Currency {
  const { currencies, otherwise } = taken[method]
  return currencies.includes(currency) ? currency : otherwise
}

/** The locked rates of an order and its booking date, which decides whether they are too old to charge by. */
export type LockedRates = { readonly rates: readonly Conversion[]; readonly bookedOn: PlainDate }

export type Charge = {
  readonly money: Money
  /** Null if the order's own currency is charged. */
  readonly conversion: Conversion | null
}

export const whyNotCharges = ['no_rate', 'too_small', 'too_large'] as const
export type WhyNotCharge = (typeof whyNotCharges)[number]

/**
 * The charge for an amount of an order: in a currency that the provider accepts, at the order's locked rate.
 */
export function chargeOf(method: PaymentMethod, due: Money, locked: LockedRates): Charge | WhyNotCharge {
  const currency = chargeCurrencyOf(method, due.currency)
  const conversion = currency === due.currency ? null : rateInto(currency, due.currency, locked)
  if (conversion === undefined) return 'no_rate'
  const money = conversion ? convert(due, conversion) : due
  const { least, most } = taken[method]
  if (money.amount < least) return 'too_small'
  return money.amount > most ? 'too_large' : { money, conversion }
}

const rateInto = (to: Currency, from: Currency, { rates, bookedOn }: LockedRates) =>
  rates.find((rate) => rate.from === from && rate.to === to && isRateChargeable(rate, bookedOn))
