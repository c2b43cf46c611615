import type { Order } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatGuestTime } from '#words/format.ts'
import { payStepWords } from '#words/payments/pay-step.ts'
import { canHold } from '../orders/guarantee-status.ts'

export type DueNow = { readonly of: 'now' | 'guarantee' | 'rest' | 'change'; readonly amount: Money }

/** The amount that a guest can pay now; null when nothing is due. A guarantee that no method can hold is a payment. */
export function dueNow({
  actions,
  dues,
  payment,
}: Pick<Order, 'actions' | 'dues' | 'payment'>): DueNow | null {
  if (actions.pay !== null) return null
  const open = dues.filter(({ state }) => state === 'open')
  const first = open.find(({ kind }) => kind === 'first' || kind === 'guarantee')
  const change = open.find(({ kind }) => kind === 'change')
  if (change) return { of: 'change', amount: change.amount }
  const due = first ?? open.toSorted((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''))[0]
  if (!due) return null
  if (due.kind !== 'first' && due.kind !== 'guarantee') return { of: 'rest', amount: due.amount }
  return { of: due.kind === 'guarantee' && canHold({ payment }) ? 'guarantee' : 'now', amount: due.amount }
}

const second = 1_000
const lastMinutes = 120 * second

/**
 * How long the room is held by the guest's clock, as a sentence; in the last two minutes by the second. Null where
 * nothing is held.
 */
export function holdSentence(
  { state, pay_before }: Pick<Order, 'state' | 'pay_before'>,
  now: number,
  locale: Locale,
  zone?: string,
) {
  if (state !== 'held' || pay_before === null) return null
  const say = payStepWords(locale)
  const left = Date.parse(pay_before) - now
  if (left <= 0) return { text: say.lapsed, isLate: true }
  if (left > lastMinutes)
    return {
      text: say.heldUntil(formatGuestTime(Date.parse(pay_before), zone), orderWords(locale).left(left)),
      isLate: false,
    }
  const seconds = Math.ceil(left / second)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { text: say.lastMinutes(clock), isLate: true }
}
