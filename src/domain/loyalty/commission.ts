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
/** In fen: what is less is paid out together with what follows. */
export const PAYOUT_LEAST = 100_00
export const ATTRIBUTION_LIFE = 30 * 24 * 60 * 60 * 1000

/** A guest came by an agent's link or gave the agent's code. */
export interface Touch {
  readonly agent: string
  readonly at: Instant
}

/** The last agent who brought the guest within 30 days; never the guest. */
export function attributedTo(touches: readonly Touch[], guest: string, bookedAt: Instant): string | null {
  let last: Touch | null = null
  for (const touch of touches) {
    const age = bookedAt - touch.at
    if (touch.agent === guest || age < 0 || age > ATTRIBUTION_LIFE) continue
    if (!last || touch.at >= last.at) last = touch
  }
  return last?.agent ?? null
}

/** Of each room its own line, without extras, taxes, fees and discounts, in fen at the order's rate. */
export function commissionBases(rooms: readonly RoomPrice[], toCny: Conversion): number[] {
  const ownLines = rooms.map((room) => amountOf(room.lines.filter(({ kind }) => kind === 'room')))
  return share(converter(toCny)(ownLines.reduce((sum, own) => sum + own, 0)), ownLines)
}

export interface Commission {
  readonly agent: string
  readonly rate: BasisPoints
  /** Fen for each room: a room that is cancelled takes its part along. */
  readonly rooms: readonly number[]
}

/** 4 % to the agent, 1 % to the agent who brought that one; nothing to the guest who books. */
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

/** What is left of it once some of the rooms, by their places in the order, are cancelled. */
export function commissionLeft({ rooms }: Commission, cancelled: ReadonlySet<number>): number {
  return rooms.reduce((sum, amount, room) => (cancelled.has(room) ? sum : sum + amount), 0)
}

export const commissionStates = ['pending', 'earned', 'reversed', 'paid'] as const
export type CommissionState = (typeof commissionStates)[number]

/** Earned at check-out; reversed by a cancellation or a refund, also after it was paid out. */
export const nextCommissionStates: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['earned', 'reversed'],
  earned: ['paid', 'reversed'],
  reversed: [],
  paid: ['reversed'],
}

/**
 * What is left of each room's commission when the rooms are sold at a lower price: never more than it was, and nothing
 * of a room that was cancelled.
 */
export const loweredTo = (rooms: readonly number[], lowered: readonly number[]): number[] =>
  rooms.map((amount, room) => Math.min(amount, lowered[room] ?? 0))

/** Whoever has left is paid whatever is due. */
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

/** A payout, and what of the reversals after earlier payouts it could not cover: that is carried to the next one. */
export function payoutOf(
  earned: number,
  reversedAfterPayout: number,
): { readonly amount: number; readonly carried: number } {
  return {
    amount: Math.max(0, earned - reversedAfterPayout),
    carried: Math.max(0, reversedAfterPayout - earned),
  }
}
