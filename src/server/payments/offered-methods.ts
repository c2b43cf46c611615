import { HOLDING_METHODS, type PaymentMethod } from '#domain/payment/payment-means.ts'
import { isSimulated, type Settings } from '../settings.ts'

/** Configured providers; all of them if none is configured and the simulator is used. */
export function offeredMethods(settings: Settings): PaymentMethod[] {
  const simulated = isSimulated(settings)
  const set: Record<PaymentMethod, unknown> = {
    alipay: settings.ALIPAY_APP_ID,
    unionpay: settings.UNIONPAY_MERCHANT_ID,
    paypal: settings.PAYPAL_CLIENT_ID,
  }
  return (Object.keys(set) as PaymentMethod[]).filter((method) => simulated || set[method])
}

/** Methods that can hold money: Alipay only if its contract allows to freeze it. */
export const holdingMethods = ({ ALIPAY_PREAUTH }: Settings): readonly PaymentMethod[] =>
  ALIPAY_PREAUTH ? [...HOLDING_METHODS, 'alipay'] : HOLDING_METHODS
