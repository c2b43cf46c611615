import type { PaymentMethod } from '#domain/payment-means.ts'
import type { Settings } from '../settings.ts'

/** Providers that are set; where the simulator may stand in, those that are not as well. */
export function offeredMethods(settings: Settings): PaymentMethod[] {
  const simulated = settings.local || settings.DEMO
  const set: Record<PaymentMethod, unknown> = {
    alipay: settings.ALIPAY_APP_ID,
    unionpay: settings.UNIONPAY_MERCHANT_ID,
    paypal: settings.PAYPAL_CLIENT_ID,
  }
  return (Object.keys(set) as PaymentMethod[]).filter((method) => simulated || set[method])
}
