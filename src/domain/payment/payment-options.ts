import type { Currency } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { type Charge, chargeOf, type LockedRates, type WhyNotCharge } from './charge-currency.ts'
import type { PaymentMeans } from './payment-means.ts'

/** A means of paying an order: what it would charge, or why it is not offered. */
export type PaymentOption = PaymentMeans &
  (
    | { readonly charge: Charge; readonly whyNot: null }
    | { readonly charge: null; readonly whyNot: WhyNotCharge }
  )

/** Each means of a plan with what is really charged; those that cannot be charged stay, with their reason. */
export function paymentOptions(
  means: readonly PaymentMeans[],
  currency: Currency,
  locked: LockedRates,
): PaymentOption[] {
  return means.map((one) => {
    const charge = chargeOf(one.method, money(one.amount, currency), locked)
    return typeof charge === 'string'
      ? { ...one, charge: null, whyNot: charge }
      : { ...one, charge, whyNot: null }
  })
}
