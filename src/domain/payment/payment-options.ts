import type { Currency } from '../money/currency.ts'
import { money } from '../money/money.ts'
import { type Charge, chargeOf, type LockedRates, type WhyNotCharge } from './charge-currency.ts'
import type { PaymentMeans } from './payment-means.ts'

/** A payment method for an order: its charge, or the reason why it is unavailable. */
export type PaymentOption = PaymentMeans &
  (
    | { readonly charge: Charge; readonly whyNot: null }
    | { readonly charge: null; readonly whyNot: WhyNotCharge }
  )

/** Each method of a plan with its actual charge; unavailable ones stay, with their reason. */
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
