import type { ChangeQuery, ChangeResult, StayChange } from '#contract/changes.ts'
import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { type Change, isChangeUnchanged, shownOf } from '#domain/order/change-order.ts'
import { addedNights, type OccupiedNights } from '#domain/order/night-moves.ts'
import { collectionTime } from '#domain/order/order-dues.ts'
import type { OrderSnapshot } from '#domain/order/order-snapshot.ts'
import { HOLD_LIFE } from '#domain/order/order-states.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Tx } from '../../db/database.ts'
import { addJob } from '../../jobs/add-job.ts'
import type { BookingContext } from '../context.ts'
import { countUnpaid } from '../limits-store.ts'
import type { OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { addDue } from '../settlement/change-dues.ts'
import {
  addEvent,
  countHolds,
  lockAccountHolds,
  lockOrder,
  readOrder,
  readOrderOf,
  touchOrder,
} from '../store.ts'
import { applyChange } from './apply-change.ts'
import { countChanges, insertPendingChange, readPendingChange } from './change-store.ts'
import { moveNights, nightsAfter, ownNights } from './move-nights.ts'
import { offerChanges, openChange, sealChange, type Wanted } from './offer-changes.ts'
import { closePendingChange, coveredBy } from './pending-change.ts'
import { presentChanges } from './present-change.ts'

type Asked = { guestId: Id; locale: Locale }

/** Changes of one order, whether they applied or not: each adds a revision or a hold. */
const mostChanges = 30

const wantedBy = ({ s_d, e_d, rooms, adults, ages }: Omit<ChangeQuery, 'id'>): Wanted => ({
  stay: { arrival: s_d, departure: e_d },
  party: { rooms, adults, ages },
})

/** Prices a change at every rate of the hotel, without changing anything. */
export async function simulateChange(
  context: BookingContext,
  { id, ...query }: ChangeQuery,
  { guestId, locale }: Asked,
) {
  const order = await readOrderOf(context.db, { id, guestId })
  if (!order) return refuse('not_found')
  const pending = await readPendingChange(context.db, id)
  const own = [...ownNights(order), ...(pending?.taken ?? [])]
  const wanted = wantedBy(query)
  const offered = await offerChanges(context.db, order, wanted, { own, now: context.now() })
  if (!offered.ok) return offered
  const keys = await context.keyring()
  const { nearest } = offered.value
  const nearby =
    nearest &&
    (await offerChanges(
      context.db,
      order,
      { ...wanted, stay: { arrival: nearest.s_d, departure: nearest.e_d } },
      { own, now: context.now() },
    ))
  return ok(
    presentChanges(order, offered.value, {
      nearby: nearby?.ok ? (nearby.value.options[0] ?? null) : null,
      locale,
      now: context.now(),
      sealOf: (option) => sealChange(order, wanted, option, keys),
    }),
  )
}

/**
 * Executes the change that was shown, if it is still true. Without a difference to pay it applies at once. Otherwise
 * the added nights are held for the payment, and the stay in force is untouched. A new change replaces a pending one.
 */
export async function changeOrder(
  context: BookingContext,
  tx: Tx,
  { id, sealed }: Pick<StayChange, 'id' | 'sealed'>,
  guestId: Id,
) {
  const now = context.now()
  const seen = openChange(sealed, id, await context.keyring())
  if (!seen || now >= seen.until) return refuse('sim_changed')
  // Before the order: bookings take the same lock first.
  await lockAccountHolds(tx, guestId)
  const locked = await lockOrder(tx, { id, guestId })
  if (!locked) return refuse('not_found')
  if (locked.revision !== seen.revision) return refuse('sim_changed')
  if ((await countChanges(tx, id)) >= mostChanges) return refuse('not_changeable')
  const { order, taken } = await closePendingChange(tx, locked, { state: 'dropped', now })
  const occupied = [...ownNights(order), ...taken]
  const offered = await offerChanges(tx, order, seen, { own: occupied, now })
  if (!offered.ok) return offered
  const { options, declined } = offered.value
  const isSeen = ({ room, rate }: { room: Id; rate: Id }) => room === seen.room && rate === seen.rate
  const option = options.find(({ product }) => isSeen(product))
  if (!option) {
    const why = declined.find(isSeen)?.reason ?? 'no_rate'
    return refuse({ reason: 'stay_unavailable' as const, why })
  }
  const { change } = option
  if (!isChangeUnchanged(seen.shown, shownOf(change))) return refuse('sim_changed')
  const full = await whyTooMany(context, tx, order, change, now)
  if (full) return full
  const by: Actor = { kind: 'guest', id: guestId }
  const done =
    change.toPay > 0
      ? await holdChange(context, tx, order, change, { by, now, occupied })
      : await applyChange(context, tx, order, change, { by, now, occupied })
  if (!done.ok) return refuse({ reason: 'stay_unavailable' as const, why: done.refusal })
  return ok<ChangeResult>(await answer(tx, id))
}

/** The limits of bookings: a held change takes rooms like a hold, and one paid at the hotel is secured by nothing. */
async function whyTooMany(context: BookingContext, tx: Tx, order: OrderRow, change: Change, now: number) {
  const { guestId, snapshot } = order
  const isAtHotel = (terms: OrderSnapshot['terms']) => terms.payment.type === 'at_hotel'
  if (isAtHotel(change.snapshot.terms) && !isAtHotel(snapshot.terms)) {
    const most = context.unpaidOrders
    if ((await countUnpaid(tx, guestId, now)) >= most)
      return refuse({ reason: 'too_many_unpaid' as const, most })
  }
  if (change.toPay === 0) return null
  // The balance of the stay in force comes first: while a change waits, only its difference can be paid.
  const balanceAt = collectionTime(order.dues)
  if (balanceAt !== null && balanceAt <= now + HOLD_LIFE) return refuse('not_changeable')
  const { ofAccount } = await countHolds(tx, { guestId, network: '', now })
  return ofAccount >= context.holdLimits.perAccount
    ? refuse({ reason: 'too_many_holds' as const, retry_after: HOLD_LIFE / 1000 })
    : null
}

type Holding = { by: Actor; now: number; occupied: readonly OccupiedNights[] }

/** Takes the added nights for half an hour, with a due that belongs to no room of the stay in force. */
async function holdChange(
  context: BookingContext,
  tx: Tx,
  order: OrderRow,
  change: Change,
  { by, now, occupied }: Holding,
) {
  const { id: orderId } = order
  const own = ownNights(order)
  const taken = addedNights(own, nightsAfter(order, change))
  const moved = await moveNights(tx, order.snapshot.product.hotel, occupied, [...own, ...taken])
  if (!moved.ok) return moved
  context.onStep?.('change_nights_taken')
  const payBefore = Math.min(
    now + HOLD_LIFE,
    order.snapshot.checkIn,
    change.balance > 0 ? (change.balanceAt ?? Infinity) : Infinity,
  )
  const dueId = await addDue(tx, order, {
    kind: 'change',
    shares: [...order.rooms.map(() => 0), change.toPay],
    dueAt: payBefore,
    state: 'open',
    paymentId: null,
  })
  await insertPendingChange(tx, {
    ...{ orderId, payBefore, dueId, taken, change, now },
    revision: order.revision,
    covered: coveredBy(order),
  })
  await addEvent(tx, orderId, order.state, {
    kind: 'change_held',
    by,
    now,
    facts: { amount: change.toPay, is: change.snapshot.stay },
  })
  await touchOrder(tx, orderId)
  await addJob(tx, 'expire_change', { orderId }, { runAt: payBefore })
  const held = (await readOrder(tx, orderId))!
  await queueOrderMail(context, tx, held, 'change_due', { rest: change.toPay, until: payBefore })
  context.onStep?.('change_held')
  return ok(held)
}

async function answer(tx: Tx, id: Id): Promise<ChangeResult> {
  const order = (await readOrder(tx, id))!
  const pending = await readPendingChange(tx, id)
  const { snapshot, state, revision } = order
  return {
    state,
    revision,
    due: pending && money(pending.change.toPay, snapshot.conversion.to),
    pay_before: pending && isoInstant(pending.payBefore, snapshot.zone),
  }
}
