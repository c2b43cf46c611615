import type { Route, SimRequest } from '../http.ts'
import { whyNotAmount } from './amounts.ts'
import { notFound, problem, unprocessable } from './answers.ts'
import type { PaypalState } from './ledger.ts'
import type { PresentPaypal } from './present.ts'
import type { Amount, PaypalOrder } from './types.ts'
import type { Webhooks } from './webhooks.ts'

type World = { paypal: PaypalState; present: PresentPaypal; webhooks: Webhooks }

type OrderRequest = {
  intent?: string
  purchase_units?: {
    reference_id?: string
    custom_id?: string
    invoice_id?: string
    description?: string
    amount?: Amount
  }[]
  payment_source?: { paypal?: { experience_context?: PaypalOrder['context'] } }
  application_context?: PaypalOrder['context']
}

/** Orders v2: create, read, authorise, capture. */
export function orderCalls({ paypal, present, webhooks }: World): Route[] {
  function create({ body }: SimRequest) {
    const asked = readJson<OrderRequest>(body)
    if (!asked) return problem(400, 'MALFORMED_REQUEST_JSON')
    const [unit] = asked.purchase_units ?? []
    const { intent } = asked
    if (!unit || (intent !== 'CAPTURE' && intent !== 'AUTHORIZE'))
      return problem(400, 'MISSING_REQUIRED_PARAMETER')
    const why = whyNotAmount(unit.amount)
    if (why) return unprocessable(why)
    const isDouble = paypal.orders
      .all()
      .some(
        ({ unit: { invoice_id }, status }) =>
          invoice_id && invoice_id === unit.invoice_id && status === 'COMPLETED',
      )
    if (isDouble) return unprocessable('DUPLICATE_INVOICE_ID')
    const context = asked.payment_source?.paypal?.experience_context
    const stamp = paypal.stamp()
    const order = paypal.orders.set(stamp.id, {
      ...stamp,
      intent,
      status: context ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      unit: { ...unit, reference_id: unit.reference_id ?? 'default', amount: unit.amount! },
      context: context ?? asked.application_context ?? {},
      authorizations: [],
      captures: [],
    })
    return { status: context ? 200 : 201, body: present.order(order) }
  }

  const withOrder = (act: (order: PaypalOrder) => ReturnType<Route['handle']>) => (request: SimRequest) => {
    const order = paypal.orders.get(request.params.id!)
    return order ? act(order) : notFound()
  }

  /** Why the payer's money cannot be taken now. */
  function whyNot(order: PaypalOrder, intent: PaypalOrder['intent'], done: string): string | null {
    if (order.intent !== intent) return 'ACTION_DOES_NOT_MATCH_INTENT'
    if (order.status === 'COMPLETED') return done
    if (order.status === 'VOIDED') return 'ORDER_EXPIRED'
    return order.status === 'APPROVED' ? null : 'ORDER_NOT_APPROVED'
  }

  return [
    { method: 'POST', path: '/v2/checkout/orders', handle: create },
    {
      method: 'GET',
      path: '/v2/checkout/orders/:id',
      handle: withOrder((order) => ({ status: 200, body: present.order(order) })),
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders/:id/authorize',
      handle: withOrder((order) => {
        const why = whyNot(order, 'AUTHORIZE', 'ORDER_ALREADY_AUTHORIZED')
        if (why) return unprocessable(why)
        const made = paypal.authorize(order)
        webhooks.tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', present.authorization(made))
        return { status: 201, body: present.order(order) }
      }),
    },
    {
      method: 'POST',
      path: '/v2/checkout/orders/:id/capture',
      handle: withOrder((order) => {
        const why = whyNot(order, 'CAPTURE', 'ORDER_ALREADY_CAPTURED')
        if (why) return unprocessable(why)
        const made = paypal.capture(order, order.unit.amount, true)
        webhooks.tell('PAYMENT.CAPTURE.COMPLETED', 'capture', present.capture(made))
        return { status: 201, body: present.order(order) }
      }),
    },
  ]
}

export function readJson<Value>(body: Buffer): Value | null {
  try {
    return JSON.parse(body.toString() || '{}') as Value
  } catch {
    return null
  }
}
