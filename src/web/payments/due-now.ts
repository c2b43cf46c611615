import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money.ts'

export type DueNow = { readonly of: 'now' | 'guarantee' | 'rest'; readonly amount: Money }

/** What a guest may pay for an order at this moment; null when nothing is asked for. */
export function dueNow({ actions, state, price, payment }: Order): DueNow | null {
  if (actions.pay !== null) return null
  const { due_now, due_later, total } = price
  const money = (amount: number) => ({ amount, currency: total.currency })
  if (state !== 'held') {
    const rest = due_now.amount + due_later.amount - (payment.captured.amount - payment.refunded.amount)
    return rest > 0 ? { of: 'rest', amount: money(rest) } : null
  }
  return payment.type === 'guarantee'
    ? { of: 'guarantee', amount: money(due_now.amount + due_later.amount) }
    : { of: 'now', amount: due_now }
}
