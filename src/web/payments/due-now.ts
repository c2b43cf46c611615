import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'

export type DueNow = { readonly of: 'now' | 'guarantee' | 'rest'; readonly amount: Money }

/** What a guest may pay for an order at this moment; null when nothing is asked for. */
export function dueNow({ actions, dues }: Pick<Order, 'actions' | 'dues'>): DueNow | null {
  if (actions.pay !== null) return null
  const open = dues.filter(({ state }) => state === 'open')
  const first = open.find(({ kind }) => kind === 'first' || kind === 'guarantee')
  const due = first ?? open.toSorted((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''))[0]
  if (!due) return null
  return {
    of: due.kind === 'guarantee' ? 'guarantee' : due.kind === 'first' ? 'now' : 'rest',
    amount: due.amount,
  }
}
