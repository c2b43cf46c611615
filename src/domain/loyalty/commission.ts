import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import type { BasisPoints } from '../money/rounding.ts'
import { percentOf } from '../money/rounding.ts'
import { share } from '../money/share.ts'
import type { RoomPrice } from '../price/stay-price.ts'
import { amountOf } from '../price/stay-price.ts'
import type { Instant } from '../time/zone-time.ts'

export const AGENT_RATE: BasisPoints = 400
export const MEMBER_RATE: BasisPoints = 100
/** In fen: smaller amounts wait for the next payout. */
export const PAYOUT_LEAST = 100_00
export const ATTRIBUTION_LIFE = 30 * 24 * 60 * 60 * 1000

/** A guest followed an agent's link or entered the agent's code. */
export interface Touch {
  readonly agent: string
  readonly at: Instant
}

/** The last agent who referred the guest within 30 days; never the guest. */
export function attributedTo(touches: readonly Touch[], guest: string, bookedAt: Instant): string | null {
  let last: Touch | null = null
  for (const touch of touches) {
    const age = bookedAt - touch.at
    if (touch.agent === guest || age < 0 || age > ATTRIBUTION_LIFE) continue
    if (!last || touch.at >= last.at) last = touch
  }
  return last?.agent ?? null
}

/** The room line of each room, without extras, taxes, fees and discounts, in fen at the order's rate. */
export function commissionBases(rooms: readonly RoomPrice[], toCny: Conversion): number[] {
  const ownLines = rooms.map((room) => amountOf(room.lines.filter(({ kind }) => kind === 'room')))
  return share(converter(toCny)(ownLines.reduce((sum, own) => sum + own, 0)), ownLines)
}

export interface Commission {
  readonly agent: string
  readonly rate: BasisPoints
  /** Fen per room, so that a cancelled room takes its part along. */
  readonly rooms: readonly number[]
}

/** 4 % to the agent, 1 % to the agent who recruited that one; nothing to the guest who books. */
export function commissionsOf(
  bases: readonly number[],
  guest: string,
  agent: string | null,
  broughtBy: string | null,
): Commission[] {
  if (agent === null || agent === guest) return []
  const all = bases.reduce((sum, base) => sum + base, 0)
  const part = (rate: BasisPoints) => share(percentOf(all, rate), bases)
  const own = { agent, rate: AGENT_RATE, rooms: part(AGENT_RATE) }
  if (broughtBy === null || broughtBy === guest) return [own]
  return [own, { agent: broughtBy, rate: MEMBER_RATE, rooms: part(MEMBER_RATE) }]
}

export const commissionStates = ['pending', 'earned', 'reversed', 'paid'] as const
export type CommissionState = (typeof commissionStates)[number]

/** Earned at check-out; reversed by a cancellation or a refund, even after payout. */
export const nextCommissionStates: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['earned', 'reversed'],
  earned: ['paid', 'reversed'],
  reversed: [],
  paid: ['reversed'],
}

/** Commission per room after a price reduction: never more than before, and zero for a cancelled room. */
export const capCommissions = (rooms: readonly number[], lowered: readonly number[]): number[] =>
  rooms.map((amount, room) => Math.min(amount, lowered[room] ?? 0))

/** A former agent is paid any amount that is due. */
export const leastPayout = (isAgent: boolean): number => (isAgent ? PAYOUT_LEAST : 1)

/** Why an agent cannot be paid now. */
export function whyNoPayout(
  payable: number,
  isRequested: boolean,
  least: number,
): 'payout_open' | 'payout_too_small' | null {
  if (isRequested) return 'payout_open'
  return payable < least ? 'payout_too_small' : null
}

/**
 * A payout, and the part of earlier reversals that it could not cover, which carries over to the next one.
 */
export function payoutOf(
  earned: number,
  reversedAfterPayout: number,
): { readonly amount: number; readonly carried: number } {
  return {
    amount: Math.max(0, earned - reversedAfterPayout),
    carried: Math.max(0, reversedAfterPayout - earned),
  }
}
