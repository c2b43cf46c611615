import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import { amountOf, feeOf, unitsOf } from './amounts.ts'
import type { Amount, PaypalAuthorization, PaypalCapture, PaypalOrder, PaypalRefund } from './types.ts'

const day = 86_400_000
export const HOLD_LIFE = 29 * day

/** PayPal's state and its money movements. */
export function openPaypalState({ state, now }: Simulation) {
  const orders = state.table<PaypalOrder>('paypal orders')
  const authorizations = state.table<PaypalAuthorization>('paypal authorizations')
  const captures = state.table<PaypalCapture>('paypal captures')
  const refunds = state.table<PaypalRefund>('paypal refunds')
  const at = (ms = now()) => new Date(ms).toISOString()
  const stamp = () => ({ id: newId(17), create_time: at(), update_time: at() })

  return {
    orders,
    authorizations,
    captures,
    refunds,
    at,
    stamp,
    authorize(order: PaypalOrder): PaypalAuthorization {
      const { custom_id, invoice_id, amount } = order.unit
      const made = stamp()
      order.authorizations.push(made.id)
      order.status = 'COMPLETED'
      return authorizations.set(made.id, {
        ...made,
        ...(custom_id ? { custom_id } : {}),
        ...(invoice_id ? { invoice_id } : {}),
        status: 'CREATED',
        amount,
        expiration_time: at(now() + HOLD_LIFE),
        order: order.id,
        reauthorized: false,
        captures: [],
      })
    },
    capture(order: PaypalOrder, amount: Amount, final: boolean): PaypalCapture {
      const { custom_id, invoice_id } = order.unit
      const made = stamp()
      order.captures.push(made.id)
      order.status = 'COMPLETED'
      const units = unitsOf(amount)
      return captures.set(made.id, {
        ...made,
        ...(custom_id ? { custom_id } : {}),
        ...(invoice_id ? { invoice_id } : {}),
        status: 'COMPLETED',
        amount,
        final_capture: final,
        fee: amountOf(feeOf(units, amount.currency_code), amount.currency_code).value,
        order: order.id,
        refunds: [],
      })
    },
    capturedOf: (authorization: PaypalAuthorization) =>
      authorization.captures.reduce((sum, id) => sum + unitsOf(captures.get(id)!.amount), 0),
    refundedOf: (capture: PaypalCapture) =>
      capture.refunds
        .map((id) => refunds.get(id)!)
        .filter(({ status }) => status !== 'FAILED')
        .reduce((sum, { amount }) => sum + unitsOf(amount), 0),
  }
}
export type PaypalState = ReturnType<typeof openPaypalState>
