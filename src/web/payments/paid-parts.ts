import type { Order, OrderPaymentOption } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'

/** A part of the total with its bar, in percent of it: each begins where the last one ended. */
export type PaidPart = {
  readonly when: 'paid' | 'now' | 'guarantee' | 'held' | 'later' | 'balance' | 'hotel'
  readonly at: string | null
  readonly amount: Money
  /** As the hotel takes it. */
  readonly local: Money | null
  readonly from: number
  readonly width: number
}

type Facts = Pick<Order, 'price' | 'collect_at'> & { payment: Pick<Order['payment'], 'type'> }

/** The parts of the total by time. The payment method decides whether a guarantee is charged or held now. */
export function paidParts({ price, collect_at, payment }: Facts, way: OrderPaymentOption['way']): PaidPart[] {
  const { total, due_now, due_later, due_at_hotel, due_at_hotel_local } = price
  const isGuarantee = payment.type === 'guarantee'
  const isChargedNow = isGuarantee && way === 'charge'
  const later = isGuarantee ? 'held' : due_now.amount > 0 ? 'balance' : 'later'
  const parts: Omit<PaidPart, 'from' | 'width'>[] = [
    isChargedNow
      ? { when: 'guarantee', at: null, amount: plus(due_now, due_later), local: null }
      : { when: 'now', at: null, amount: due_now, local: null },
    {
      when: later,
      at: collect_at,
      amount: isChargedNow ? { ...due_later, amount: 0 } : due_later,
      local: null,
    },
    { when: 'hotel', at: null, amount: due_at_hotel, local: due_at_hotel_local ?? null },
  ]
  return withBars(parts, total)
}

type ChangeFacts = {
  change: NonNullable<Order['change']>
  payment: Pick<Order['payment'], 'captured' | 'refunded'>
}

/** The parts of a changed stay's total: paid for the stay in force, and the difference due now. */
export function changeParts({ change, payment: { captured, refunded } }: ChangeFacts): PaidPart[] {
  const paid = { ...captured, amount: captured.amount - refunded.amount }
  return withBars(
    [
      { when: 'paid', at: null, amount: paid, local: null },
      { when: 'now', at: null, amount: change.due, local: null },
    ],
    change.price,
  )
}

function withBars(parts: Omit<PaidPart, 'from' | 'width'>[], total: Money): PaidPart[] {
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

const plus = (one: Money, other: Money): Money => ({ ...one, amount: one.amount + other.amount })
