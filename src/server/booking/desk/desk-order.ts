import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { whyNotArrived, whyNotNoShow } from '#domain/order/arrivals.ts'
import { decideCancellation, withoutFees } from '#domain/order/cancel-order.ts'
import { nightPrices } from '#domain/order/order-snapshot.ts'
import { recipientOf } from '#domain/order/recipient.ts'
import { needsSecondPerson } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { auditOf } from '../../audit/list-audit.ts'
import type { Db } from '../../db/database.ts'
import type { StaffSession } from '../../http/caller.ts'
import { transfersOf } from '../../ledger/read-account.ts'
import { trailOf } from '../../payments/show-money.ts'
import type { BookingContext } from '../context.ts'
import { cancellableOrder, liveRooms, type OrderRow, paidFor } from '../order-row.ts'
import { wholeOrder } from '../show-order.ts'
import { openApproval, sumOfGrants } from './approval-store.ts'
import { hiddenContact, withoutContact } from './contact-of-guest.ts'
import { dueOf } from './desk-list.ts'
import { findScopedOrder, noteViewer, readNotes, readQuoteAndCount, readViewers } from './desk-store.ts'

type TicketMessage = Omit<DeskOrder['messages'][number], 'at'> & { readonly at: Date }

export type DeskBookingContext = BookingContext & {
  /** Refunds beyond policy above this need a second member of staff; minor units of CNY. */
  readonly fourEyesAbove: number
  readonly ticketMessages: (db: Db, orderId: Id) => Promise<readonly TicketMessage[]>
}

export type Viewer = { staff: StaffSession; locale: Locale; zone: string }

/** One order with everything that staff needs to decide about it. */
export async function showDeskOrder(context: DeskBookingContext, number: string, viewer: Viewer) {
  const order = await findScopedOrder(context.db, { number, hotels: viewer.staff.hotels })
  return order ? ok(await deskOrder(context, context.db, order, viewer)) : refuse('not_found')
}

/** The mail of the order's state, which can be sent again. */
export const mailFor = ({ state }: OrderRow) => (state === 'held' ? 'payment_due' : 'confirmed')

export const paidOf = (order: OrderRow) => paidFor(order, liveRooms(order))

export async function deskOrder(
  context: DeskBookingContext,
  db: Db,
  order: OrderRow,
  { staff, locale, zone }: Viewer,
): Promise<DeskOrder> {
  const now = context.now()
  const at = (date: Date) => isoInstant(date.getTime(), zone)
  const shown = (amount: number) => money(amount, order.snapshot.conversion.to)
  const [whole, trail, ledger, mails, messages, notes, audit, viewers, approval, granted, about] =
    await Promise.all([
      wholeOrder(context, db, order, locale),
      trailOf(db, order.id),
      transfersOf(db, order.id),
      context.outbox.about(db, {
        prefix: `order:${order.id}:`,
        recipient: recipientOf(order.contact).toLowerCase(),
      }),
      context.ticketMessages(db, order.id),
      readNotes(db, order.id),
      auditOf(db, { kind: 'order', id: order.id }, zone),
      readViewers(db, { orderId: order.id, staffId: staff.staffId, now }),
      openApproval(db, order.id),
      sumOfGrants(db, order.id),
      readQuoteAndCount(db, order, staff.hotels),
    ])
  const hidden = hiddenContact(order, staff, now)
  const described: DeskOrder = {
    order: whole,
    contact_hidden: hidden,
    guest_id: order.guestId,
    guest_orders: about.orders,
    lang: order.locale,
    booked_at: isoInstant(order.bookedAt, zone),
    nights: nightPrices(order.snapshot).map(({ date, amount }) => ({ date, price: shown(amount) })),
    quote: about.quote,
    promotion: order.promotion,
    agent: about.agent,
    not_arrived: order.notArrived,
    arrived_at: order.arrivedAt === null ? null : isoInstant(order.arrivedAt, order.snapshot.zone),
    money: trail,
    ledger: ledger.map((transfer) => ({
      at: at(new Date(transfer.at)),
      kind: transfer.kind,
      note: transfer.note,
      entries: transfer.entries.map(({ account, unit, amount }) => ({
        account,
        amount: money(amount, unit),
      })),
    })),
    mails: mails.map((mail) => ({ ...mail, at: at(mail.at) })),
    messages: messages.map((message) => ({ ...message, at: at(message.at) })),
    notes: notes.map((note) => ({ ...note, at: at(note.at) })),
    audit,
    viewers: [...viewers],
    approval: approval && {
      id: approval.id,
      kind: approval.kind,
      amount: shown(approval.amount),
      reason: approval.reason,
      by: approval.askedByName,
      by_id: approval.askedBy,
      at: at(approval.askedAt),
    },
    actions: actionsFor(context, order, { granted, now, isHidden: hidden !== null }),
  }
  return hidden ? withoutContact(described) : described
}

/** The effect of each action now; a button and its use case share the decision. */
function actionsFor(
  context: DeskBookingContext,
  order: OrderRow,
  { granted, now, isHidden }: { granted: number; now: number; isHidden: boolean },
): DeskOrder['actions'] {
  const { snapshot } = order
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  const agreed = cancellableOrder(order)
  const byPolicy = decideCancellation(agreed, now)
  const beyond = decideCancellation(withoutFees(agreed, now), now)
  const extra = beyond.ok && byPolicy.ok ? beyond.value.refund - byPolicy.value.refund : 0
  const paid = paidOf(order)
  const canBePaid = dueOf(order) > 0 && (order.state === 'held' || order.state === 'confirmed')
  return {
    cancel: {
      why: byPolicy.ok ? null : byPolicy.refusal,
      refund: shown(byPolicy.ok ? byPolicy.value.refund : 0),
      fee: shown(byPolicy.ok ? byPolicy.value.fee : 0),
      nights: nightsOf(snapshot.stay) * liveRooms(order).length,
    },
    cancel_beyond: {
      why: !beyond.ok ? beyond.refusal : extra > 0 ? null : 'same_as_policy',
      refund: shown(beyond.ok ? beyond.value.refund : 0),
      needs_second: extra > 0 && needsSecondPerson(granted + extra, snapshot.toCny, context.fourEyesAbove),
    },
    refund: {
      why: paid > 0 ? null : 'nothing_paid',
      most: shown(paid),
      four_eyes_above: money(context.fourEyesAbove, 'CNY'),
      granted: shown(granted),
    },
    no_show: { why: whyNotNoShow(order, now), from: isoInstant(snapshot.checkIn, snapshot.zone) },
    arrived: { why: whyNotArrived(order, now) },
    correct: {
      why: !['held', 'confirmed', 'staying'].includes(order.state)
        ? 'over'
        : isHidden
          ? 'contact_hidden'
          : null,
    },
    resend: {
      why: ['held', 'confirmed', 'staying', 'completed'].includes(order.state) ? null : 'over',
      kind: `order_${mailFor(order)}`,
    },
    payment_link: { why: canBePaid ? null : 'nothing_due', amount: shown(dueOf(order)) },
  }
}

/** Records that a member views an order; returns whether it changed and who else views it. */
export async function watchOrder(
  context: DeskBookingContext,
  { number, staff }: { number: string; staff: StaffSession },
) {
  const order = await findScopedOrder(context.db, { number, hotels: staff.hotels })
  if (!order) return refuse('not_found')
  const viewers = await noteViewer(context.db, {
    orderId: order.id,
    staffId: staff.staffId,
    name: staff.name,
    now: context.now(),
  })
  return ok({ version: order.version, viewers: [...viewers] })
}
