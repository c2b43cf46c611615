import * as z from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFacts, ProviderMessage } from '../provider.ts'
import { disputeOf } from './dispute.ts'
import {
  Authorization,
  Capture,
  factsOf,
  factsOfOrder,
  movementOfCapture,
  movementOfRefund,
  movementsOfAuthorization,
  PaypalOrder,
  Refund,
} from './resources.ts'

const Event = z.object({ id: z.string().max(128), event_type: z.string().max(128), resource: z.unknown() })

const nothing: ProviderFacts = { reference: null, outNo: null, payee: null, stage: 'waiting', movements: [] }

const refunded = (resource: unknown, isReversal: boolean): ProviderFacts => {
  const refund = Refund.parse(resource)
  return { ...nothing, movements: [movementOfRefund(refund, isReversal)] }
}

/** Parsers by the prefix of the event name; other events are only recorded. */
const readers: readonly [name: string, read: (resource: unknown) => ProviderFacts][] = [
  ['CHECKOUT.ORDER.', (resource) => factsOfOrder(PaypalOrder.parse(resource))],
  [
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    (resource) => ({
      ...nothing,
      reference: z.object({ order_id: z.string() }).parse(resource).order_id,
      stage: 'over',
    }),
  ],
  [
    'PAYMENT.AUTHORIZATION.',
    (resource) => {
      const held = Authorization.parse(resource)
      return factsOf(held, movementsOfAuthorization(held))
    },
  ],
  ['PAYMENT.CAPTURE.REFUNDED', (resource) => refunded(resource, false)],
  ['PAYMENT.CAPTURE.REVERSED', (resource) => refunded(resource, true)],
  [
    'PAYMENT.CAPTURE.',
    (resource) => {
      const capture = Capture.parse(resource)
      return factsOf(capture, [movementOfCapture(capture)])
    },
  ],
]

/** An event with a valid signature. */
export function readEvent(body: Buffer): Result<ProviderMessage, 'forbidden'> {
  try {
    const { id, event_type, resource } = Event.parse(JSON.parse(body.toString()))
    if (event_type.startsWith('CUSTOMER.DISPUTE.'))
      return ok({ ...nothing, dispute: disputeOf(resource), eventId: id, kind: event_type })
    const reader = readers.find(([name]) => event_type.startsWith(name))
    return ok({ ...(reader ? reader[1](resource) : nothing), eventId: id, kind: event_type })
  } catch {
    return refuse('forbidden')
  }
}
