import type { Route, SimRequest } from '../http.ts'
import { amountOf, unitsOf, whyNotAmount } from './amounts.ts'
import { notFound, problem, unprocessable } from './answers.ts'
import { HOLD_LIFE, type PaypalState } from './ledger.ts'
import { readJson } from './order-calls.ts'
import type { PresentPaypal } from './present.ts'
import type { Amount, PaypalAuthorization, PaypalCapture } from './types.ts'
import type { Webhooks } from './webhooks.ts'

type World = { paypal: PaypalState; present: PresentPaypal; webhooks: Webhooks; now: () => number }

const HONOURED = 3 * 86_400_000
const MOST_CAPTURED = 1.15

type Money = { amount?: Amount; final_capture?: boolean; custom_id?: string; invoice_id?: string }

/** Payments v2: operations on holds and captured money. */
export function paymentCalls({ paypal, present, webhooks, now }: World): Route[] {
  function whyNotHeld(held: PaypalAuthorization): string | null {
    if (held.status === 'VOIDED') return 'AUTHORIZATION_VOIDED'
    if (held.status === 'DENIED') return 'AUTHORIZATION_DENIED'
    if (held.status === 'CAPTURED') return 'AUTHORIZATION_ALREADY_CAPTURED'
    return Date.parse(held.expiration_time) <= now() ? 'AUTHORIZATION_EXPIRED' : null
  }

  function captureHold(held: PaypalAuthorization, request: SimRequest) {
    const asked = readJson<Money>(request.body)
    if (!asked) return problem(400, 'MALFORMED_REQUEST_JSON')
    const amount = asked.amount ?? held.amount
    const why = whyNotHeld(held) ?? whyNotAmount(amount)
    if (why) return unprocessable(why)
    const sum = paypal.capturedOf(held) + unitsOf(amount)
    if (sum > Math.floor(unitsOf(held.amount) * MOST_CAPTURED))
      return unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED')
    const final = asked.final_capture ?? false
    const made = paypal.capture(paypal.orders.get(held.order)!, amount, final)
    held.captures.push(made.id)
    held.status = final || sum >= unitsOf(held.amount) ? 'CAPTURED' : 'PARTIALLY_CAPTURED'
    webhooks.tell('PAYMENT.CAPTURE.COMPLETED', 'capture', present.capture(made))
    return { status: 201, body: present.capture(made) }
  }

  function voidHold(held: PaypalAuthorization) {
    if (held.status === 'VOIDED') return unprocessable('PREVIOUSLY_VOIDED')
    // After a partial, not final capture, voiding releases the rest.
    if (held.status === 'CAPTURED') return unprocessable('PREVIOUSLY_CAPTURED')
    held.status = 'VOIDED'
    held.update_time = paypal.at()
    webhooks.tell('PAYMENT.AUTHORIZATION.VOIDED', 'authorization', present.authorization(held))
    return { status: 204, body: '' }
  }

  function renewHold(held: PaypalAuthorization, request: SimRequest) {
    const asked = request.body.length > 0 ? readJson<Money>(request.body) : {}
    if (!asked) return problem(400, 'MALFORMED_REQUEST_JSON')
    const amount = asked.amount ?? held.amount
    const why = whyNotHeld(held) ?? whyNotAmount(amount)
    if (why) return unprocessable(why)
    if (held.reauthorized) return unprocessable('REAUTHORIZATION_ALREADY_DONE')
    if (Date.parse(held.create_time) + HONOURED > now()) return unprocessable('REAUTHORIZATION_TOO_SOON')
    const made = paypal.stamp()
    held.reauthorized = true
    held.status = 'VOIDED'
    const renewed = paypal.authorizations.set(made.id, {
      ...held,
      ...made,
      amount,
      status: 'CREATED',
      expiration_time: paypal.at(now() + HOLD_LIFE),
      captures: [],
    })
    paypal.orders.get(held.order)!.authorizations.push(made.id)
    webhooks.tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', present.authorization(renewed))
    return { status: 201, body: present.authorization(renewed) }
  }

  function refund(capture: PaypalCapture, request: SimRequest) {
    const asked = readJson<Money>(request.body)
    if (!asked) return problem(400, 'MALFORMED_REQUEST_JSON')
    const left = unitsOf(capture.amount) - paypal.refundedOf(capture)
    if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED')
    const currency = capture.amount.currency_code
    const amount = asked.amount ?? amountOf(left, currency)
    if (amount.currency_code !== currency) return unprocessable('CURRENCY_MISMATCH')
    const why = whyNotAmount(amount)
    if (why) return unprocessable(why)
    if (unitsOf(amount) > left) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const made = paypal.stamp()
    const { custom_id, invoice_id } = asked
    const row = paypal.refunds.set(made.id, {
      ...made,
      ...(custom_id ? { custom_id } : {}),
      ...(invoice_id ? { invoice_id } : {}),
      status: 'COMPLETED',
      amount,
      capture: capture.id,
    })
    capture.refunds.push(row.id)
    capture.status = unitsOf(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    webhooks.tell('PAYMENT.CAPTURE.REFUNDED', 'refund', present.refund(row))
    return { status: 201, body: present.refund(row) }
  }

  const calls =
    <Row>(
      find: (id: string) => Row | undefined,
      act: (row: Row, request: SimRequest) => ReturnType<Route['handle']>,
    ) =>
    (request: SimRequest) => {
      const row = find(request.params.id!)
      return row ? act(row, request) : notFound()
    }
  const onHold = (act: (held: PaypalAuthorization, request: SimRequest) => ReturnType<Route['handle']>) =>
    calls(paypal.authorizations.get, act)

  return [
    { method: 'POST', path: '/v2/payments/authorizations/:id/capture', handle: onHold(captureHold) },
    { method: 'POST', path: '/v2/payments/authorizations/:id/void', handle: onHold(voidHold) },
    { method: 'POST', path: '/v2/payments/authorizations/:id/reauthorize', handle: onHold(renewHold) },
    {
      method: 'GET',
      path: '/v2/payments/authorizations/:id',
      handle: onHold((held) => ({ status: 200, body: present.authorization(held) })),
    },
    { method: 'POST', path: '/v2/payments/captures/:id/refund', handle: calls(paypal.captures.get, refund) },
    {
      method: 'GET',
      path: '/v2/payments/captures/:id',
      handle: calls(paypal.captures.get, (row) => ({ status: 200, body: present.capture(row) })),
    },
    {
      method: 'GET',
      path: '/v2/payments/refunds/:id',
      handle: calls(paypal.refunds.get, (row) => ({ status: 200, body: present.refund(row) })),
    },
  ]
}
