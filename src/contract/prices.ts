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
  /** In the hotel's own money, where it is paid there and is another. */
  local: Money.optional(),
})
export type PriceLine = z.infer<typeof PriceLine>

/** The lines sum to the total, and so do the three dues. */
export const Price = z.object({
  lines: z.array(PriceLine),
  total: Money,
  due_now: Money,
  due_later: Money,
  due_at_hotel: Money,
  /** The same in the hotel's own money, where that is another: what the guest will really hand over there. */
  due_at_hotel_local: Money.optional(),
})
export type Price = z.infer<typeof Price>

export const NightPrice = z.object({ date: plainDate(), price: Money })
export type NightPrice = z.infer<typeof NightPrice>

export const CancellationLabel = z.enum(cancellationLabels)
export type CancellationLabel = z.infer<typeof CancellationLabel>

/**
 * Windows are contiguous: the first has no `from`, the last no `to`. What goes back is what has been paid by then less
 * the fee, so one also begins when the rest is charged; what was not paid by then is no longer charged.
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
