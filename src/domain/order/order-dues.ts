import type { Id } from '../id.ts'
import type { Dues, PaymentTerms } from '../price/payment-types.ts'
import type { Instant } from '../time/zone-time.ts'

/** `first`: paid to confirm the order. `guarantee`: held or charged to confirm it. `change`: the difference of a change. */
export const dueKinds = [
  'first',
  'balance',
  'guarantee',
  'cancellation_fee',
  'no_show_fee',
  'change',
] as const
export type DueKind = (typeof dueKinds)[number]

/**
 * `capturing`: a capture of the hold was requested and the provider has not confirmed it. `paid`: the provider confirmed
 * it; its amount is what stays paid. `void`: no longer owed.
 */
export const dueStates = ['open', 'held', 'capturing', 'paid', 'void'] as const
export type DueState = (typeof dueStates)[number]

/** A void due opens again when late money revives an expired order. */
const nextDueStates: Readonly<Record<DueState, readonly DueState[]>> = {
  open: ['held', 'paid', 'void'],
  held: ['open', 'capturing', 'void'],
  capturing: ['open', 'paid', 'void'],
  paid: ['void'],
  void: ['open'],
}

export const mayDueMove = (from: DueState, to: DueState): boolean => nextDueStates[from].includes(to)

/**
 * An amount that an order owes us. Money belongs to rooms: `shares` are the parts of each room, by position.
 */
export interface Due {
  readonly id: Id
  readonly kind: DueKind
  readonly shares: readonly number[]
  readonly dueAt: Instant | null
  readonly state: DueState
  readonly paymentId: Id | null
}

export type NewDue = Omit<Due, 'id'>

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

export const dueAmount = ({ shares }: Pick<Due, 'shares'>): number => sum(shares)

/** One room's part of the dues in these states. */
export const roomShare = (
  dues: readonly Pick<Due, 'shares' | 'state'>[],
  position: number,
  ...states: readonly DueState[]
): number =>
  sum(dues.filter(({ state }) => states.includes(state)).map(({ shares }) => shares[position] ?? 0))

export const duesIn = <One extends Pick<Due, 'state'>>(
  dues: readonly One[],
  ...states: readonly DueState[]
) => dues.filter(({ state }) => states.includes(state))

/** The dues of a new order; `payBefore` is null if the order is confirmed without a payment. */
export function duesAtBooking(
  rooms: readonly Dues[],
  { type }: Pick<PaymentTerms, 'type'>,
  { payBefore, collected }: { readonly payBefore: Instant | null; readonly collected: Instant | null },
): NewDue[] {
  const due = (kind: DueKind, part: (dues: Dues) => number, dueAt: Instant | null): NewDue => ({
    kind,
    shares: rooms.map(part),
    dueAt,
    state: 'open',
    paymentId: null,
  })
  const dues =
    type === 'guarantee'
      ? [due('guarantee', ({ now, later }) => now + later, payBefore)]
      : [due('first', ({ now }) => now, payBefore), due('balance', ({ later }) => later, collected)]
  return dues.filter((one) => dueAmount(one) > 0)
}

/** Money movements that follow from a change of the dues. */
export interface DuesChange {
  readonly dues: readonly Due[]
  /** From money that was captured, or is being captured. */
  readonly refund: number
  /** From money on hold. */
  readonly release: number
}

/** Unpaid dues are lowered first, then held ones, then paid ones. */
const reductionOrder: readonly DueState[] = ['open', 'held', 'capturing', 'paid']

/** Lowers the dues of each room by an amount, by position. */
export function reduceDues(
  dues: readonly Due[],
  by: ReadonlyMap<number, number>,
  states: readonly DueState[] = reductionOrder,
): DuesChange {
  const shares = new Map(dues.map(({ id, shares }) => [id, [...shares]]))
  const taken = { open: 0, held: 0, capturing: 0, paid: 0, void: 0 }
  for (const [position, reduction] of by) {
    let left = reduction
    for (const due of states.flatMap((state) => duesIn(dues, state))) {
      const own = shares.get(due.id)!
      const part = Math.min(left, own[position] ?? 0)
      own[position] = (own[position] ?? 0) - part
      taken[due.state] += part
      left -= part
    }
    if (left > 0) throw new RangeError(`room ${position} owes ${left} less than it is lowered by`)
  }
  return {
    dues: dues.map((due) => settledBy({ ...due, shares: shares.get(due.id)! }, due)),
    refund: taken.paid + taken.capturing,
    release: taken.held,
  }
}

type Repriced = {
  readonly rooms: readonly { readonly dues: Dues }[]
  readonly collected: Instant | null
}

/** Reduces the dues of the rooms at these positions to a lower price: unpaid, held and paid amounts. */
export function lowerDues(
  dues: readonly Due[],
  positions: readonly number[],
  { rooms, collected }: Repriced,
): DuesChange {
  const reductions = positions.map((position) => {
    const { now, later } = rooms[position]!.dues
    return [position, Math.max(0, owedBy(dues, position) - now - later)] as const
  })
  const lowered = reduceDues(dues, new Map(reductions))
  return {
    ...lowered,
    dues: lowered.dues.map((due) =>
      due.kind === 'balance' && due.state === 'open' ? { ...due, dueAt: collected ?? due.dueAt } : due,
    ),
  }
}

/** A due of zero is void; one that is being captured waits for the provider's response. */
const settledBy = (due: Due, before: Due): Due =>
  dueAmount(due) === 0 && dueAmount(before) > 0 && due.state !== 'capturing' ? { ...due, state: 'void' } : due

/** The total that a room owes, paid or not. */
export const owedBy = (dues: readonly Due[], position: number): number =>
  roomShare(dues, position, 'open', 'held', 'capturing', 'paid')

/** The next due to pay: for a held order the one that confirms it, otherwise a change, then the earliest. */
export function nextDue<One extends Pick<Due, 'kind' | 'state' | 'dueAt'>>(
  dues: readonly One[],
  isHeld: boolean,
): One | null {
  const open = duesIn(dues, 'open').filter(
    ({ kind }) => isHeld === (kind === 'first' || kind === 'guarantee'),
  )
  const change = open.find(({ kind }) => kind === 'change')
  return change ?? open.toSorted((a, b) => (a.dueAt ?? Infinity) - (b.dueAt ?? Infinity))[0] ?? null
}

const isFeeKind = (kind: DueKind) => kind === 'cancellation_fee' || kind === 'no_show_fee'

/** When unpaid dues are collected; null if there are none. A pending change is no part of the stay. */
export function collectionTime(dues: readonly Due[]): Instant | null {
  const later = dues.filter(
    ({ kind, state }) => state === 'held' || (state === 'open' && (kind === 'balance' || isFeeKind(kind))),
  )
  const times = later.flatMap(({ dueAt }) => dueAt ?? [])
  return times.length > 0 ? Math.min(...times) : null
}
