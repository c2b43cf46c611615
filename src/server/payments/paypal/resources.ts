import * as z from 'zod'
import { parseDecimal } from '#domain/money/money.ts'
import type { Movement, ProviderFacts } from '../provider.ts'

export const Amount = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code, value }, context) => {
    const parsed = parseDecimal(value, currency_code)
    if (parsed) return parsed
    context.addIssue('no amount')
    return z.NEVER
  })
const Link = z.object({ href: z.string(), rel: z.string() })
const links = z.array(Link).default([])
const Related = z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional()
const Payee = z.object({ merchant_id: z.string().optional() }).optional()

const named = { id: z.string(), status: z.string(), amount: Amount, custom_id: z.string().optional(), links }
const belonging = { ...named, supplementary_data: Related, payee: Payee }

export const Authorization = z.object({ ...belonging, expiration_time: z.string().optional() })
export const Capture = z.object({
  ...belonging,
  seller_receivable_breakdown: z.object({ paypal_fee: Amount.optional() }).optional(),
})
export const Refund = z.object(named)

export const PaypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payee: Payee,
        payments: z
          .object({
            authorizations: z.array(Authorization).default([]),
            captures: z.array(Capture).default([]),
            refunds: z.array(Refund).default([]),
          })
          .optional(),
      }),
    )
    .min(1),
})
export type PaypalOrder = z.infer<typeof PaypalOrder>

type State = Movement['state']
const stateBy = (done: readonly string[], pending: readonly string[], status: string): State =>
  done.includes(status) ? 'done' : pending.includes(status) ? 'pending' : 'failed'

/** A hold, and its release if it was released. */
export function movementsOfAuthorization({
  id,
  status,
  amount,
  expiration_time,
}: z.infer<typeof Authorization>): Movement[] {
  const held = {
    kind: 'authorisation',
    id,
    money: amount,
    ...(expiration_time ? { expires: Date.parse(expiration_time) } : {}),
  } as const
  // An ended hold was valid before.
  const state = stateBy(['CREATED', 'CAPTURED', 'PARTIALLY_CAPTURED', 'VOIDED'], ['PENDING'], status)
  if (status !== 'VOIDED') return [{ ...held, state }]
  return [
    { ...held, state },
    { kind: 'void', id, state: 'done', money: amount },
  ]
}

export function movementOfCapture(capture: z.infer<typeof Capture>): Movement {
  const { id, status, amount, seller_receivable_breakdown: breakdown } = capture
  const fee = breakdown?.paypal_fee?.amount
  return {
    kind: 'capture',
    id,
    state: stateBy(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'], ['PENDING'], status),
    money: amount,
    ...(fee === undefined ? {} : { fee }),
  }
}

const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** We send our key with a refund, and PayPal repeats it. */
export function movementOfRefund(
  { id, status, amount, custom_id, links: own }: z.infer<typeof Refund>,
  isReversal = false,
): Movement {
  const of = own
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1)
  return {
    kind: 'refund',
    id,
    state: isReversal ? 'done' : stateBy(['COMPLETED'], ['PENDING'], status),
    money: amount,
    ...(isKey(custom_id) ? { operation: custom_id } : {}),
    ...(of ? { of } : {}),
    ...(isReversal ? { isReversal } : {}),
  }
}

/** All facts of a PayPal order. */
export function factsOfOrder({ id, status, purchase_units }: PaypalOrder): ProviderFacts {
  const [unit] = purchase_units
  const { authorizations = [], captures = [], refunds = [] } = unit!.payments ?? {}
  return {
    reference: id,
    outNo: unit!.custom_id ?? null,
    payee: unit!.payee?.merchant_id ?? null,
    stage: status === 'APPROVED' ? 'approved' : status === 'VOIDED' ? 'over' : 'waiting',
    movements: [
      ...authorizations.flatMap(movementsOfAuthorization),
      ...captures.map(movementOfCapture),
      ...refunds.map((refund) => movementOfRefund(refund)),
    ],
  }
}

/** Facts from a single resource of an order. */
export const factsOf = (
  { supplementary_data, custom_id, payee }: z.infer<typeof Authorization> | z.infer<typeof Capture>,
  movements: readonly Movement[],
): ProviderFacts => ({
  reference: supplementary_data?.related_ids?.order_id ?? null,
  outNo: custom_id ?? null,
  payee: payee?.merchant_id ?? null,
  stage: 'waiting',
  movements,
})
