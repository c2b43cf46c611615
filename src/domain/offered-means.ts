import { type Charge, chargeOf, type LockedRates, type WhyNotCharge } from './charge-currency.ts'
import type { Currency } from './currency.ts'
import { money } from './money.ts'
import type { PaymentMeans } from './payment-means.ts'

/** A means of paying an order: what it would charge, or why it is not offered. */
export type OfferedMeans = PaymentMeans &
  (
    | { readonly charge: Charge; readonly whyNot: null }
    | { readonly charge: null; readonly whyNot: WhyNotCharge }
  )

/** Each means of a plan with what is really charged; those that cannot be charged stay, with their reason. */
export function offeredMeans(
  means: readonly PaymentMeans[],
  currency: Currency,
  locked: LockedRates,
): OfferedMeans[] {
  return means.map((one) => {
    const charge = chargeOf(one.method, money(one.amount, currency), locked)
    return typeof charge === 'string'
      ? { ...one, charge: null, whyNot: charge }
      : { ...one, charge, whyNot: null }
  })
}
