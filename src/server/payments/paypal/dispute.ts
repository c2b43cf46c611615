import * as z from 'zod'
import type { Dispute } from '../provider.ts'
import { Amount } from './resources.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

const Resource = z.object({
  dispute_id: z.string().max(64),
  create_time: time,
  update_time: time.optional(),
  status: z.string(),
  reason: z.string().max(64).default('OTHER'),
  dispute_amount: Amount,
  seller_response_due_date: time.optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().max(64).optional() }))
    .max(50)
    .default([]),
  dispute_outcome: z.object({ outcome_code: z.string().max(64).optional() }).optional(),
})

/** An unknown status is treated as open: a person then looks at it. */
const states: Readonly<Record<string, Dispute['state'] | undefined>> = {
  WAITING_FOR_SELLER_RESPONSE: 'waiting_for_us',
  WAITING_FOR_BUYER_RESPONSE: 'waiting_for_payer',
  UNDER_REVIEW: 'under_review',
  RESOLVED: 'resolved',
}

/** The resource of the events CUSTOMER.DISPUTE.CREATED, UPDATED and RESOLVED. */
export function disputeOf(resource: unknown): Dispute {
  const dispute = Resource.parse(resource)
  return {
    id: dispute.dispute_id,
    state: states[dispute.status] ?? 'open',
    reason: dispute.reason.toLowerCase(),
    money: dispute.dispute_amount,
    captures: dispute.disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []),
    respondBy: dispute.seller_response_due_date ?? null,
    outcome: dispute.dispute_outcome?.outcome_code?.toLowerCase() ?? null,
    openedAt: dispute.create_time,
    changedAt: dispute.update_time ?? dispute.create_time,
  }
}
