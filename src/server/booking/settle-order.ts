import { duesOfOrder } from '#domain/frozen-order.ts'
import type { Id } from '#domain/id.ts'
import type { Money } from '#domain/money.ts'
import type { Dues } from '#domain/payment-types.ts'
import { ok, refuse } from '#domain/result.ts'
import { nightDates } from '#domain/stay.ts'
import { type Tx, transaction } from '../db/database.ts'
import { takeNights } from '../inventory/take-nights.ts'
import { spendPoints } from '../points/spend-points.ts'
import { moveOrder } from './move-order.ts'
import { liveRooms, type OrderRow } from './order-row.ts'
import { pointsOf, takeUseAgain } from './release-order.ts'
import { addEvent, lockOrder, touchOrder, writeRooms } from './store.ts'
import { tellGuest } from './tell-guest.ts'
import type { BookingWorld } from './world.ts'

export type Settled = {
  readonly orderId: Id
  readonly kind: 'captured' | 'authorised'
  readonly amount: number
  readonly currency: string
  /** The same as the provider took or holds it. */
  readonly charge?: Money
  /** What it was begun to pay: whoever pays the deposit twice has not paid the rest with it. */
  readonly part?: 'first' | 'rest'
  readonly now: number
}

/** `give_back`: the order has no use for this money, and all of it goes back. */
export type Acceptance = 'accepted' | 'give_back'

/**
 * Money has arrived for an order, or is held for it. It confirms a hold, also one that has expired if its nights are
 * still free, or pays what was due later. Whatever does not fit goes back.
 */
export async function settleOrder(world: BookingWorld, tx: Tx, settled: Settled): Promise<Acceptance> {
  const order = await lockOrder(tx, { id: settled.orderId })
  if (!order || settled.currency !== order.frozen.conversion.to) return 'give_back'
  const parts = partsOf(order, settled)
  if (!parts) return giveBack(world, tx, order, settled)
  if (order.state === 'held') return confirm(world, tx, order, settled, parts)
  if (order.state === 'confirmed') return payLater(world, tx, order, settled, parts)
  if (order.state !== 'expired') return giveBack(world, tx, order, settled)

  const revived = await transaction(tx, (inner) => revive(world, inner, order, settled, parts))
  return revived.ok ? 'accepted' : giveBack(world, tx, order, settled)
}

/** Takes everything again that the order had given back when it expired, or nothing of it. */
async function revive(
  world: BookingWorld,
  tx: Tx,
  order: OrderRow,
  settled: Settled,
  parts: readonly number[],
) {
  const { frozen, guestId, id: orderId, version } = order
  const { now } = settled
  if (now >= frozen.checkIn) return refuse('not_payable')
  // In the order in which a commit locks them.
  if (order.promotion && !(await takeUseAgain(tx, order, now))) return refuse('promotion_invalid')
  const spent = await spendPoints(tx, { guestId, orderId, points: pointsOf(order), now, again: version })
  if (!spent.ok) return spent
  const taken = await takeNights(tx, {
    roomTypeId: frozen.product.room,
    nights: nightDates(frozen.stay),
    rooms: liveRooms(order).length,
  })
  if (!taken.ok) return taken
  const reviewed = await moveOrder(tx, order, 'payment_review', { kind: 'late_money', by: 'provider', now })
  return ok(await confirm(world, tx, reviewed, settled, parts))
}

/** How the money is shared over the rooms; null where it is not what the order waits for. */
function partsOf(order: OrderRow, { kind, amount, part: paying }: Settled): number[] | null {
  const due = (part: (dues: Dues) => number) =>
    order.rooms.map(({ position, isCancelled }) =>
      isCancelled ? 0 : part(order.frozen.rooms[position]!.dues),
    )
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
  const isFirst = order.rooms.every(({ paid, held }) => paid === 0 && held === 0)
  if (paying && (paying === 'first') !== isFirst) return null
  const isGuarantee = order.frozen.terms.payment.type === 'guarantee'
  const wanted = isFirst
    ? due(({ now, later }) => (isGuarantee ? now + later : now))
    : due(({ now, later }) => (isGuarantee ? 0 : later * Number(now + later > 0)))
  const isPaid = !isFirst && liveRooms(order).every(({ paid, position }) => paid >= duesOf(order, position))
  if (isPaid || sum(wanted) !== amount || amount === 0) return null
  return kind === 'authorised' && !isGuarantee ? null : wanted
}

const duesOf = ({ frozen }: OrderRow, position: number) => {
  const { now, later } = frozen.rooms[position]!.dues
  return now + later
}

async function confirm(
  world: BookingWorld,
  tx: Tx,
  order: OrderRow,
  settled: Settled,
  parts: readonly number[],
) {
  await writeMoney(tx, order, settled, parts)
  const facts = { amount: settled.amount }
  const confirmed = await moveOrder(tx, order, 'confirmed', {
    kind: settled.kind,
    by: 'provider',
    now: settled.now,
    facts,
  })
  for (const { confirmed: told } of world.listeners) await told(tx, { orderId: order.id, now: settled.now })
  await tellGuest(world, tx, confirmed, 'confirmed', {
    ...(settled.kind === 'captured' ? { paid: settled.amount } : { held: settled.amount }),
    ...asCharged(settled),
  })
  return 'accepted' as const
}

async function payLater(
  world: BookingWorld,
  tx: Tx,
  order: OrderRow,
  settled: Settled,
  parts: readonly number[],
) {
  if (duesOfOrder(order.frozen).later === 0) return giveBack(world, tx, order, settled)
  await writeMoney(tx, order, settled, parts)
  await addEvent(tx, order.id, order.state, {
    kind: settled.kind,
    by: 'provider',
    now: settled.now,
    facts: { amount: settled.amount },
  })
  await touchOrder(tx, order.id)
  await tellGuest(world, tx, order, 'rest_paid', { paid: settled.amount, ...asCharged(settled) })
  return 'accepted' as const
}

async function giveBack(world: BookingWorld, tx: Tx, order: OrderRow, { now, amount }: Settled) {
  await addEvent(tx, order.id, order.state, { kind: 'money_given_back', by: 'system', now })
  await touchOrder(tx, order.id)
  await tellGuest(world, tx, order, 'money_given_back', { returned: amount })
  return 'give_back' as const
}

const asCharged = ({ charge }: Settled) => (charge ? { charge } : {})

const writeMoney = (tx: Tx, order: OrderRow, { kind }: Settled, parts: readonly number[]) =>
  writeRooms(
    tx,
    order.rooms.map((room, at) => ({
      ...room,
      paid: room.paid + (kind === 'captured' ? parts[at]! : 0),
      held: room.held + (kind === 'authorised' ? parts[at]! : 0),
    })),
  )
