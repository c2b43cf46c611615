import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'

/** A part of the total with its bar, in percent of it: each begins where the last one ended. */
export type PaidPart = {
  readonly when: 'now' | 'later' | 'hotel'
  readonly at: string | null
  readonly amount: Money
  /** As the hotel takes it. */
  readonly local: Money | null
  readonly from: number
  readonly width: number
}

/** The parts of the total by time; a guarantee is requested now although it is charged later. */
export function paidParts({ price, collect_at }: Pick<Order, 'price' | 'collect_at'>): PaidPart[] {
  const { total, due_now, due_later, due_at_hotel, due_at_hotel_local } = price
  const parts = [
    { when: 'now', at: null, amount: due_now, local: null },
    { when: 'later', at: collect_at, amount: due_later, local: null },
    { when: 'hotel', at: null, amount: due_at_hotel, local: due_at_hotel_local ?? null },
  ] as const
  const percent = (amount: number) => (total.amount > 0 ? Math.round((amount / total.amount) * 1000) / 10 : 0)
  let before = 0
  return parts
    .filter(({ amount }) => amount.amount > 0)
    .map((part) => {
      const from = percent(before)
      before += part.amount.amount
      return { ...part, from, width: percent(before) - from }
    })
}
