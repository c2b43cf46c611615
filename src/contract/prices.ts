import * as z from 'zod'
import { cancellationLabels } from '#domain/price/cancellation.ts'
import { paymentTypes } from '#domain/price/payment-types.ts'
import { lineKinds } from '#domain/price/stay-price.ts'
import { boards } from '#domain/stay/board.ts'
import { instant, Money, plainDate } from './fields.ts'

export const Board = z.enum(boards)
export type Board = z.infer<typeof Board>

/** How a rate is paid. */
export const PaymentType = z.enum(paymentTypes)
export type PaymentType = z.infer<typeof PaymentType>

export const PriceLine = z.object({
  kind: z.enum(lineKinds),
  name: z.string(),
  amount: Money,
  at_hotel: z.boolean(),
  /** In the hotel's currency, if the line is paid there and the currency differs. */
  local: Money.optional(),
})
export type PriceLine = z.infer<typeof PriceLine>

/** The lines add up to the total, and so do the three dues. */
export const Price = z.object({
  lines: z.array(PriceLine),
  total: Money,
  due_now: Money,
  due_later: Money,
  due_at_hotel: Money,
  /** The same in the hotel's currency, if that differs: the amount that the guest pays there. */
  due_at_hotel_local: Money.optional(),
})
export type Price = z.infer<typeof Price>

export const NightPrice = z.object({ date: plainDate(), price: Money })
export type NightPrice = z.infer<typeof NightPrice>

export const CancellationLabel = z.enum(cancellationLabels)
export type CancellationLabel = z.infer<typeof CancellationLabel>

/**
 * Windows are contiguous: the first has no `from`, the last no `to`. The refund is the amount paid so far
 * less the fee, so a window also begins when the rest is charged. Amounts unpaid by then are no longer
 * charged.
 */
export const CancellationWindow = z.object({
  from: instant().nullable(),
  to: instant().nullable(),
  fee: Money,
  refund: Money,
  uncharged: Money,
})
export type CancellationWindow = z.infer<typeof CancellationWindow>

export const Cancellation = z.object({
  label: CancellationLabel,
  free_until: instant().nullable(),
  windows: z.array(CancellationWindow),
})
export type Cancellation = z.infer<typeof Cancellation>
