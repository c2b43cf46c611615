import type { Instant } from '../time/zone-time.ts'
import type { Due, DuesChange, NewDue } from './order-dues.ts'
import { dueAmount, duesIn } from './order-dues.ts'

/** The amount that a position owes after a change: at once, and later. Ended rooms owe their fee. */
export interface Owed {
  readonly now: number
  readonly later: number
  /** Cancelled, or given up by the change. */
  readonly isEnded: boolean
}

export interface ChangeMoney {
  /** Paid, or being captured. */
  readonly paid: number
  readonly held: number
  /** To pay before the change applies. */
  readonly toPay: number
  readonly refund: number
  readonly release: number
  /** To pay later. */
  readonly balance: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const amountIn = (dues: readonly Due[], ...states: Parameters<typeof duesIn>[1][]) =>
  sum(duesIn(dues, ...states).map(dueAmount))

/**
 * The movements of money that a change causes. A hold counts as money that we have. `isChargedWhole`: nothing can be
 * left for later, so the whole amount is due at once.
 */
export function moneyOfChange(
  dues: readonly Due[],
  owed: readonly Owed[],
  { isChargedWhole }: { readonly isChargedWhole: boolean },
): ChangeMoney {
  const paid = amountIn(dues, 'paid', 'capturing')
  const held = amountIn(dues, 'held')
  const total = sum(owed.map(({ now, later }) => now + later))
  const first = isChargedWhole ? total : sum(owed.map(({ now }) => now))
  const toPay = Math.max(0, first - paid - held)
  const excess = Math.max(0, paid + held - total)
  const release = Math.min(held, excess)
  const refund = excess - release
  return { paid, held, toPay, refund, release, balance: total - (paid + held + toPay - excess) }
}

/** `collected`: when a hold is captured. `balanceAt`: when the rest has to be paid. */
export interface DueTimes {
  readonly collected: Instant | null
  readonly balanceAt: Instant | null
  readonly now: Instant
}

/**
 * The dues after a change whose difference is paid. Money is dealt to the positions again: ended rooms first, then what
 * is due at once, then the rest. The remainder is a balance. `captures`: the part of a hold that covers what is due at
 * once is captured, as in a booking.
 */
export function duesAfterChange(
  dues: readonly Due[],
  owed: readonly Owed[],
  { collected, balanceAt, now }: DueTimes,
): DuesChange & { readonly balance: NewDue | null; readonly captures: readonly NewDue[] } {
  const { refund, release } = moneyOfChange(dues, owed, { isChargedWhole: false })
  const { fees, begun, later } = claimsOf(owed)
  const claims = [...fees, ...begun, ...later]
  const next: Due[] = []
  const captures: NewDue[] = []
  let [toRefund, toRelease] = [refund, release]
  for (const due of [...duesIn(dues, 'paid'), ...duesIn(dues, 'capturing')]) {
    const back = Math.min(dueAmount(due), toRefund)
    toRefund -= back
    next.push(withShares(due, deal(claims, dueAmount(due) - back, owed.length)))
  }
  for (const due of duesIn(dues, 'held')) {
    const back = Math.min(dueAmount(due), toRelease)
    toRelease -= back
    let left = dueAmount(due) - back
    for (const [kind, claimed] of [['cancellation_fee', fees] as const, ['first', begun] as const]) {
      const shares = deal(claimed, left, owed.length)
      left -= sum(shares)
      if (sum(shares) > 0)
        captures.push({ kind, shares, dueAt: now, state: 'capturing', paymentId: due.paymentId })
    }
    next.push({ ...withShares(due, deal(later, left, owed.length)), dueAt: collected ?? now })
  }
  const byId = new Map(next.map((due) => [due.id, due]))
  const rest = deal(claims, Number.POSITIVE_INFINITY, owed.length)
  const balance: NewDue | null =
    sum(rest) === 0
      ? null
      : { kind: 'balance', shares: rest, dueAt: balanceAt ?? now, state: 'open', paymentId: null }
  return {
    dues: dues.map((due) =>
      due.state === 'open' ? { ...due, state: 'void' as const } : (byId.get(due.id) ?? due),
    ),
    refund,
    release,
    balance,
    captures,
  }
}

type Claim = { readonly position: number; left: number }

function claimsOf(owed: readonly Owed[]) {
  const claims = (part: 'now' | 'later', isWanted: (one: Owed) => boolean): Claim[] =>
    owed.flatMap((one, position) => (isWanted(one) ? [{ position, left: one[part] }] : []))
  return {
    fees: claims('now', ({ isEnded }) => isEnded),
    begun: claims('now', ({ isEnded }) => !isEnded),
    later: claims('later', () => true),
  }
}

/** Takes up to an amount from the claims, in their order. */
function deal(claims: Claim[], amount: number, positions: number): number[] {
  const shares = new Array<number>(positions).fill(0)
  let left = amount
  for (const claim of claims) {
    const part = Math.min(claim.left, left)
    claim.left -= part
    left -= part
    shares[claim.position]! += part
  }
  return shares
}

const withShares = (due: Due, shares: readonly number[]): Due => ({
  ...due,
  shares,
  state: sum(shares) === 0 && due.state !== 'capturing' ? 'void' : due.state,
})
