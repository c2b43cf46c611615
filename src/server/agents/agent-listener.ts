import type { Id } from '#domain/id.ts'
import {
  attributedTo,
  capCommissions,
  commissionBases,
  commissionsOf,
  type Touch,
} from '#domain/loyalty/commission.ts'
import { isSamePerson, type Traits } from '#domain/loyalty/same-person.ts'
import { percentOf, scaleRounded } from '#domain/money/rounding.ts'
import { share } from '#domain/money/share.ts'
import { type KnownGuest, readGuest } from '../accounts/find-guest.ts'
import type { OrderListener } from '../booking/context.ts'
import type { Tx } from '../db/database.ts'
import { earn, lockCommissions, makePending, recalculate, reduceTo } from './change-commission.ts'
import { insertCommission } from './commission-store.ts'
import { listTouches } from './touch-store.ts'

type Options = {
  readonly statementVersion: () => string
  /** Paid through us or confirmed by the hotel. Only these prove a stay, so only these earn commission. */
  readonly isStaySecured: (tx: Tx, orderId: Id) => Promise<boolean>
}

/**
 * Keeps the commissions of an order up to date, in the order's own transaction. A booking earns commission for agents
 * who have accepted the statement in force. Earlier bookings stay under the earlier version.
 */
export const agentListener = ({ statementVersion, isStaySecured }: Options): OrderListener => ({
  booked: async (tx, { orderId, guestId, rooms, toCny, contact, isHeld, now }) => {
    const touches = await listTouches(tx, guestId, statementVersion())
    if (touches.length === 0) return
    const guest = traitsOf(await readGuest(tx, guestId), contact)
    const strangers = await othersThan(tx, guest, touches)
    const agent = attributedTo(strangers, guestId, now)
    const sponsor = touches.find((touch) => touch.agent === agent)?.broughtBy ?? null
    const isOwn = sponsor !== null && (await isOneOf(tx, sponsor, guest))
    const bases = commissionBases(rooms, toCny)
    const base = bases.reduce((sum, one) => sum + one, 0)
    for (const commission of commissionsOf(bases, guestId, agent, isOwn ? null : sponsor)) {
      await insertCommission(tx, {
        orderId,
        agentId: commission.agent,
        memberId: commission.agent === agent ? null : agent,
        rate: commission.rate,
        base,
        rooms: commission.rooms,
        now,
      })
    }
    if (!isHeld) await confirmAll(tx, { orderId, now })
  },

  confirmed: (tx, order) => confirmAll(tx, order),

  repriced: async (tx, { orderId, rooms, toCny, now }) => {
    const bases = commissionBases(rooms, toCny)
    const all = bases.reduce((sum, one) => sum + one, 0)
    for (const row of await lockCommissions(tx, orderId)) {
      const lowered = capCommissions(row.rooms, share(percentOf(all, row.rate), bases))
      await reduceTo(tx, row, { rooms: lowered, key: `price:${all}`, now })
    }
  },

  changed: async (tx, { orderId, rooms, toCny, granted, of, key, now }) => {
    const live = rooms.flatMap((room, position) => (room ? [{ room, position }] : []))
    const bases = commissionBases(
      live.map(({ room }) => room),
      toCny,
    )
    const all = bases.reduce((sum, base) => sum + base, 0)
    for (const row of await lockCommissions(tx, orderId)) {
      const shares = lessRefund(share(percentOf(all, row.rate), bases), granted, of)
      const changed = rooms.map(
        (_, position) => shares[live.findIndex((one) => one.position === position)] ?? 0,
      )
      await recalculate(tx, row, { rooms: changed, base: all, key, now })
    }
  },

  roomsCancelled: async (tx, { orderId, positions, now }) => {
    const cancelled = new Set(positions)
    for (const row of await lockCommissions(tx, orderId)) {
      const rooms = row.rooms.map((amount, at) => (cancelled.has(at) ? 0 : amount))
      await reduceTo(tx, row, { rooms, key: `rooms:${positions.join('+')}`, now })
    }
  },

  granted: async (tx, { orderId, refund, of, key, now }) => {
    for (const row of await lockCommissions(tx, orderId)) {
      const rooms = lessRefund(row.rooms, refund, of)
      await reduceTo(tx, row, { rooms, key: `granted:${key}`, now })
    }
  },

  completed: async (tx, { orderId, now }) => {
    if (!(await isStaySecured(tx, orderId))) return
    for (const row of await lockCommissions(tx, orderId)) await earn(tx, row, now)
  },
})

/** The commission per room without the part that belongs to a refund of the price (`of`). */
const lessRefund = (rooms: readonly number[], refund: number, of: number): readonly number[] =>
  of > 0 ? rooms.map((amount) => amount - scaleRounded(amount, Math.min(refund, of), of)) : rooms

async function confirmAll(tx: Tx, { orderId, now }: { orderId: Id; now: number }) {
  for (const row of await lockCommissions(tx, orderId)) await makePending(tx, row, now)
}

const traitsOf = (guest: KnownGuest | null, contact?: { email: string; phone: string }): Traits => ({
  emails: [guest?.email ?? null, contact?.email ?? null],
  phones: [guest?.mobile ?? null, guest?.phone ?? null, contact?.phone ?? null],
})

const isOneOf = async (tx: Tx, agentId: Id, guest: Traits) =>
  isSamePerson(traitsOf(await readGuest(tx, agentId)), guest)

/** Excludes agents who booked for themselves under another address or with the same telephone. */
async function othersThan(tx: Tx, guest: Traits, touches: readonly Touch[]): Promise<Touch[]> {
  const others: Touch[] = []
  for (const touch of touches) if (!(await isOneOf(tx, touch.agent, guest))) others.push(touch)
  return others
}
