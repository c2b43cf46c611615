import type { BasisPoints } from './rounding.ts'
import { percentOf } from './rounding.ts'
import type { RoomPrice } from './stay-price.ts'
import { amountOf } from './stay-price.ts'
import type { Instant } from './zone-time.ts'

export const AGENT_RATE: BasisPoints = 400
export const MEMBER_RATE: BasisPoints = 100
const ATTRIBUTION_LIFE = 30 * 24 * 60 * 60 * 1000

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

/** The room price of the rooms that were not cancelled: their own lines, without extras, taxes, fees and discounts. */
export function commissionBase(rooms: readonly RoomPrice[]): number {
  return rooms.reduce((sum, room) => sum + amountOf(room.lines.filter(({ kind }) => kind === 'room')), 0)
}

export interface Commission {
  readonly agent: string
  readonly rate: BasisPoints
  readonly amount: number
}

/** 4 % to the agent, 1 % to the agent who brought that one; nothing to the guest who books. */
export function commissionsOf(
  base: number,
  guest: string,
  agent: string | null,
  broughtBy: string | null,
): Commission[] {
  if (agent === null || agent === guest) return []
  const own = { agent, rate: AGENT_RATE, amount: percentOf(base, AGENT_RATE) }
  if (broughtBy === null || broughtBy === guest) return [own]
  return [own, { agent: broughtBy, rate: MEMBER_RATE, amount: percentOf(base, MEMBER_RATE) }]
}

export type CommissionState = 'pending' | 'earned' | 'reversed' | 'paid'

/** Earned at check-out; reversed by a cancellation, or by a refund before it is paid out. */
export const nextCommissionStates: Readonly<Record<CommissionState, readonly CommissionState[]>> = {
  pending: ['earned', 'reversed'],
  earned: ['paid', 'reversed'],
  reversed: [],
  paid: [],
}
