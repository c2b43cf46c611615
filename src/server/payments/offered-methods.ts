import { HOLDING_METHODS, type PaymentMethod } from '#domain/payment/payment-means.ts'
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

/** Those that hold money: Alipay where its contract allows to freeze it. */
export const holdingMethods = ({ ALIPAY_PREAUTH }: Settings): readonly PaymentMethod[] =>
  ALIPAY_PREAUTH ? [...HOLDING_METHODS, 'alipay'] : HOLDING_METHODS
