import type { Order } from '#contract/booking.ts'
import type { AlipayCode } from '#contract/payments.ts'
import { paymentResultOf } from './payment-result.ts'

/** The state of the payment on the page with the QR code. */
export type AlipayState = 'preparing' | 'waiting' | 'seen' | 'run_out' | 'closed' | 'failed' | 'over'

type Facts = {
  order: Order
  code: AlipayCode | null
  /** No code could be had. */
  hasFailed: boolean
  now: number
  /** The rest of a deposit is paid here, not what the order was held for. */
  isBalance: boolean
}

/** Whether an order waits for what this page is for: who comes back to it later pays nothing else by mistake. */
export const isAwaited = ({ state, actions }: Order, isBalance: boolean): boolean =>
  actions.pay === null && (state === 'held') !== isBalance

/** `over`: nothing is left to do here; the result page reports the result. */
export function alipayStateOf({ order, code, hasFailed, now, isBalance }: Facts): AlipayState {
  const result = paymentResultOf(order)
  if (result === 'checking') return 'seen'
  if (!isAwaited(order, isBalance)) return 'over'
  if (hasFailed) return 'failed'
  if (!code) return 'preparing'
  if (result === 'declined' && order.payment.method === 'alipay') return 'closed'
  return Date.parse(code.expires) <= now ? 'run_out' : 'waiting'
}

/** How much of the half hour that a room is held is left, in percent. */
export function holdShare(payBefore: string, now: number, life: number): number {
  return Math.min(100, Math.max(0, ((Date.parse(payBefore) - now) / life) * 100))
}

/** `1:48`, for the last two minutes. */
export function clockLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
