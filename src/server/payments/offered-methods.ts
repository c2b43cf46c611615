import type { PaymentMethod } from '#domain/payment-means.ts'
import { isSimulated, type Settings } from '../settings.ts'

/** Providers that are set; where none is and the simulator stands in, all. */
export function offeredMethods(settings: Settings): PaymentMethod[] {
  const simulated = isSimulated(settings)
  const set: Record<PaymentMethod, unknown> = {
    alipay: settings.ALIPAY_APP_ID,
    unionpay: settings.UNIONPAY_MERCHANT_ID,
    paypal: settings.PAYPAL_CLIENT_ID,
  }
  return (Object.keys(set) as PaymentMethod[]).filter((method) => simulated || set[method])
}
