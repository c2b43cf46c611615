import * as z from 'zod'
import { defaulted, id, instant, Money, optional, plainDate, requestId, text, token } from '../fields.ts'
import { PaymentMethod } from '../payments.ts'

const paymentSelections = ['review', 'unknown', 'open', 'all'] as const
export const DeskPaymentQuery = z.object({
  which: defaulted(z.enum(paymentSelections), 'review'),
  before: optional(id()),
})
export type DeskPaymentQuery = z.infer<typeof DeskPaymentQuery>

export const DeskPaymentRow = z.object({
  id: id(),
  number: z.string(),
  order: z.string(),
  guest: z.string(),
  hotel: z.string(),
  method: PaymentMethod,
  state: z.string(),
  amount: Money,
  /** Why the payment needs a manual review. */
  review: z.string().nullable(),
  operation: z.string().nullable(),
  why: z.string().nullable(),
  since: instant(),
})
export type DeskPaymentRow = z.infer<typeof DeskPaymentRow>

export const DeskDispute = z.object({
  id: z.string(),
  method: PaymentMethod,
  /** Our number of the payment; null if the payment is not ours. */
  payment: z.string().nullable(),
  order: z.string().nullable(),
  guest: z.string().nullable(),
  state: z.enum(['open', 'waiting_for_us', 'waiting_for_payer', 'under_review', 'resolved']),
  reason: z.string(),
  amount: Money,
  /** Our response is due by then. */
  respond_by: instant().nullable(),
  outcome: z.string().nullable(),
  opened_at: instant(),
})
export type DeskDispute = z.infer<typeof DeskDispute>

export const DeskPaymentPage = z.object({
  list: z.array(DeskPaymentRow),
  counts: z.record(z.enum(paymentSelections), z.int()),
  /** Not resolved, the nearest deadline first. */
  disputes: z.array(DeskDispute),
  messages: z.array(z.object({ method: PaymentMethod, kind: z.string(), effect: z.string(), at: instant() })),
  differences: z.array(
    z.object({ method: PaymentMethod, day: z.string(), lines: z.int(), differences: z.int() }),
  ),
})
export type DeskPaymentPage = z.infer<typeof DeskPaymentPage>

export const DeskPaymentNumber = z.object({ number: token(24) })
export type DeskPaymentNumber = z.infer<typeof DeskPaymentNumber>

export const DeskPayment = z.object({
  payment: DeskPaymentRow,
  captured: Money,
  refunded: Money,
  fee: Money,
  reference: z.string().nullable(),
  /** Refused refunds that nobody has resolved. */
  refused: z.int(),
  /** Money of it is with us, and its order can be refunded. */
  refundable: z.boolean(),
  /** The money can pay another order of the guest. */
  assignable: z.boolean(),
  disputes: z.array(DeskDispute),
  operations: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      amount: Money,
      tries: z.int(),
      refusal: z.string().nullable(),
      /** How staff resolved a refused refund. */
      resolved: z.enum(['retried', 'paid_elsewhere', 'assigned']).nullable(),
      at: instant(),
    }),
  ),
  /** The provider's response to this call's query; null if it was not queried. */
  provider: z
    .object({
      asked_at: instant(),
      movements: z.array(z.object({ kind: z.string(), id: z.string(), state: z.string(), money: Money })),
    })
    .nullable(),
})
export type DeskPayment = z.infer<typeof DeskPayment>

export const PaymentDecision = z.object({ number: token(24), reason: text(400, 4), req_id: requestId() })
export type PaymentDecision = z.infer<typeof PaymentDecision>

export const PaymentAssignment = PaymentDecision.extend({ order: token(20) })
export type PaymentAssignment = z.infer<typeof PaymentAssignment>

/** A period of at most 366 days, both dates included. */
export const LedgerPeriod = z.object({ from: plainDate(), to: plainDate() })
export type LedgerPeriod = z.infer<typeof LedgerPeriod>

export const DeskBooks = z.object({
  /** Accounts of single orders are summed. */
  accounts: z.array(
    z.object({ account: z.string(), into: Money, out: Money, balance: Money, transfers: z.int() }),
  ),
  statements: z.array(
    z.object({
      method: PaymentMethod,
      day: plainDate(),
      lines: z.int(),
      differences: z.array(
        z.object({
          what: z.enum(['missing_here', 'missing_there', 'other_amount', 'other_fee']),
          kind: z.string(),
          id: z.string(),
          here: Money.nullable(),
          there: Money.nullable(),
        }),
      ),
    }),
  ),
})
export type DeskBooks = z.infer<typeof DeskBooks>
