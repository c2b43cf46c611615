import { createHash } from 'node:crypto'
import type { Booked, Booking } from '#contract/booking.ts'
import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { duesAtBooking } from '#domain/order/order-dues.ts'
import { type OrderSnapshot, type RoomSale, takeOrderSnapshot } from '#domain/order/order-snapshot.ts'
import { HOLD_LIFE } from '#domain/order/order-states.ts'
import { needsPayment } from '#domain/price/payment-types.ts'
import { mayCommit } from '#domain/price/quote.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok, refuse } from '#domain/result.ts'
import { fold } from '#gazetteer/fold.ts'
import type { Tx } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import {
  type CombinedProduct,
  fromQuotes,
  renewedQuotes,
} from '../hotels/rooms-and-quotes/combined-product.ts'
import type { CommittableProduct } from '../hotels/rooms-and-quotes/quoted-product.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { isLoopback, networkKey } from '../http/network.ts'
import { addJob } from '../jobs/add-job.ts'
import { readableNumber } from '../numbering/readable-number.ts'
import { spendPoints } from '../points/spend-points.ts'
import { moveNights, occupiedBy } from './change/move-nights.ts'
import type { BookingContext } from './context.ts'
import { countUnpaid, nthLastBooking } from './limits-store.ts'
import { type LoweredOffer, lowerOffer } from './lower-offer.ts'
import { findOrderByQuotes, joinQuotes } from './order-directory-store.ts'
import { presentBooked } from './present.ts'
import { addUse } from './promotion-store.ts'
import { queueOrderMail } from './queue-order-mail.ts'
import { countHolds, insertEvent, insertOrder, lockAccountHolds, readOrder } from './store.ts'

/**
 * Turns a quote into an order: the product is read and priced again, the nights are taken and the terms are stored. All
 * of it is one transaction, so a refusal at any point changes nothing.
 */
export async function bookStay(context: BookingContext, tx: Tx, booking: Booking, caller: Caller) {
  const step = context.onStep ?? (() => {})
  const now = context.now()
  const guestId = guestOf(caller)
  const by: Actor = caller.staff
    ? { kind: 'staff', id: caller.staff.staffId }
    : { kind: 'guest', id: guestId }
  const quoted = await fromQuotes({ ...context, db: tx }, booking.quotes ?? [booking.quote!])
  if (!quoted.ok) return quoted
  const product = quoted.value
  const { parts, party, verdict } = product
  if (booking.guests.length !== party.rooms) return wrongGuests(party.rooms)
  if (!mayCommit(verdict)) {
    const renewed = await renewedQuotes({ ...context, db: tx }, parts, caller.locale)
    return refuse({ reason: 'price_changed' as const, verdict, ...renewed })
  }
  // Until the end of the transaction: two bookings at once could have a quote in common. The statements below are sent
  // behind it, and PostgreSQL runs them once it has the lock.
  const locked = lockAccountHolds(tx, guestId).execute()
  const quotes = parts.map(({ claims }) => claims.id)
  const network = networkOf(caller.address)
  const asked = { guestId, network, email: booking.contact.email, now }
  // None of these depends on another, so their statements are sent together.
  const [, known, whyNotTold, tooManyHolds, tooManyBookings, tooManyUnpaid] = await Promise.all([
    locked,
    findOrderByQuotes(tx, guestId, quotes),
    whyNotReached(context, tx, { ...booking.contact, guestId }),
    whyTooManyHolds(context, tx, asked),
    whyTooManyBookings(context, tx, asked),
    whyTooManyUnpaid(context, tx, parts, asked),
  ])
  if (known) return refuse({ reason: 'quote_used' as const, order_id: known })
  const full = whyNotTold ?? tooManyHolds ?? tooManyBookings
  if (full) return full
  const lowered = await lowerOffer(context, tx, product, { ...booking, guestId, now })
  if (!lowered.ok) return lowered
  if (tooManyUnpaid) return tooManyUnpaid
  step('priced')
  const snapshot = frozenFrom(product, lowered.value, now)
  const taken = await moveNights(
    tx,
    snapshot.product.hotel,
    [],
    occupiedBy(snapshot, [...snapshot.rooms.keys()]),
  )
  if (!taken.ok) return taken
  step('nights_taken')

  const { dues } = lowered.value.offer
  const isHeld = needsPayment(snapshot.terms.payment, dues)
  const payBefore = isHeld ? now + HOLD_LIFE : null
  const orderId = await insertOrder(tx, {
    number: readableNumber('LS'),
    guestId,
    state: isHeld ? 'held' : 'confirmed',
    snapshot,
    total: totalOf(lowered.value.offer.price),
    contact: booking.contact,
    searchText: searchTextOf(snapshot, booking),
    guestNames: guestNamesOf(booking),
    arrivalTime: booking.arrival ?? null,
    wishes: booking.wishes ?? null,
    locale: caller.locale,
    quoteId: joinQuotes(quotes),
    points: booking.points ?? 0,
    promotion: snapshot.promotion?.promotion.code ?? null,
    payBefore,
    dues: duesAtBooking(
      snapshot.rooms.map(({ dues }) => dues),
      snapshot.terms.payment,
      { payBefore, collected: snapshot.collected },
    ),
    network,
    guests: booking.guests,
    by,
  })
  if (!orderId)
    return refuse({
      reason: 'quote_used' as const,
      order_id: await findOrderByQuotes(tx, guestId, quotes),
    })
  const spent = await spendPoints(tx, { guestId, orderId, points: booking.points ?? 0, now })
  if (!spent.ok) return spent
  const attributed = {
    orderId,
    guestId,
    rooms: snapshot.rooms.map(({ price }) => price),
    toCny: snapshot.toCny,
    contact: booking.contact,
    isHeld,
    now,
  }
  const code = snapshot.promotion?.promotion.code
  // Others who want these nights wait until the commit, so what remains is sent together.
  const [written] = await Promise.all([
    readOrder(tx, orderId),
    insertEvent(tx, { id: orderId, hotelId: snapshot.product.hotel, n: 1 }, isHeld ? 'held' : 'confirmed', {
      kind: 'booked',
      by,
      now,
      facts: booking.consent_abroad ? { consent_abroad: documentVersion('privacy') } : {},
    }),
    code && addUse(tx, { orderId, code, guestId, now }),
    payBefore && addJob(tx, 'expire_hold', { orderId }, { runAt: payBefore }),
    ...context.listeners.map(({ booked }) => booked(tx, attributed)),
  ])
  const order = written!
  await queueOrderMail(context, tx, order, isHeld ? 'payment_due' : 'confirmed')
  step('order_written')
  return ok<Booked>(presentBooked(order, caller.locale))
}

function frozenFrom(
  { hotel, parts, stay, party }: CombinedProduct,
  { offer, toCny, toUsd, promotion }: LoweredOffer,
  bookedAt: number,
): OrderSnapshot {
  const booked = parts.map((part) => ({ sale: saleIn(part), party: part.claims.party }))
  const { sale } = booked[0]!
  return takeOrderSnapshot({
    offer,
    product: sale.product,
    names: { hotel: { en: hotel.nameEn, zh: hotel.nameZh }, ...sale.names },
    ...(booked.length > 1 ? { parts: booked } : {}),
    stay,
    party,
    hotelTimes: hotel,
    toCny,
    toUsd,
    promotion,
    bookedAt,
  })
}

const saleIn = ({ room, sold, offer, claims }: CommittableProduct): RoomSale => ({
  product: claims.product,
  names: {
    room: { en: room.row.nameEn, zh: room.row.nameZh },
    rate: { en: sold.plan.nameEn, zh: sold.plan.nameZh },
  },
  terms: offer.terms,
})

type HoldQuestion = { guestId: Id; network: string; now: number }

/** The guest must be reachable: at a confirmed address, or at the account's own number. */
async function whyNotReached(
  { mayMail, mayText }: BookingContext,
  tx: Tx,
  { email, phone, guestId }: Booking['contact'] & { guestId: Id },
) {
  if (email === '') return (await mayText(tx, guestId, phone)) ? null : refuse('contact_missing')
  const isConfirmed = await mayMail(tx, guestId, email)
  return isConfirmed ? null : refuse({ reason: 'contact_unconfirmed' as const, email })
}

/** Rooms that are paid at the hotel cost the guest nothing now. */
async function whyTooManyUnpaid(
  { unpaidOrders: most }: BookingContext,
  tx: Tx,
  parts: readonly CommittableProduct[],
  { guestId, now }: HoldQuestion,
) {
  if (!parts.some(({ offer }) => offer.terms.payment.type === 'at_hotel')) return null
  const isFull = (await countUnpaid(tx, guestId, now)) >= most
  return isFull ? refuse({ reason: 'too_many_unpaid' as const, most }) : null
}

/** Rooms held unpaid are not available to others. */
async function whyTooManyHolds({ holdLimits }: BookingContext, tx: Tx, asked: HoldQuestion) {
  const { ofAccount, ofNetwork } = await countHolds(tx, asked)
  const isFull =
    ofAccount >= holdLimits.perAccount || (asked.network !== '' && ofNetwork >= holdLimits.perNetwork)
  return isFull ? refuse({ reason: 'too_many_holds' as const, retry_after: HOLD_LIFE / 1000 }) : null
}

/** Each booking sends a mail and takes rooms, paid or not. */
async function whyTooManyBookings(
  { bookingLimits }: BookingContext,
  tx: Tx,
  asked: HoldQuestion & { email: string },
) {
  const waits = await Promise.all(
    (
      [
        ['account', asked.guestId],
        ['network', asked.network],
        ['recipient', asked.email],
      ] as const
    ).map(async ([per, value]) => {
      const { points, seconds } = bookingLimits[per]
      if (value === '') return null
      const since = asked.now - seconds * 1_000
      const oldest = await nthLastBooking(tx, { per, value, nth: points, since })
      return oldest === null ? null : Math.max(1, Math.ceil(oldest / 1_000 + seconds - asked.now / 1_000))
    }),
  )
  const retry_after = Math.max(0, ...waits.map((seconds) => seconds ?? 0))
  return retry_after > 0 ? refuse({ reason: 'too_many' as const, retry_after }) : null
}

/** Loopback is shared by everybody on this machine, so it is not counted. */
const networkOf = (address: string) =>
  isLoopback(address) || address === 'page'
    ? ''
    : createHash('sha256')
        .update(`hold ${networkKey(address)}`)
        .digest('base64url')

const wrongGuests = (rooms: number) =>
  refuse({ reason: 'invalid_input' as const, fields: { guests: `${rooms}` } })

export const searchTextOf = (
  { names }: OrderSnapshot,
  { guests, contact }: Pick<Booking, 'guests' | 'contact'>,
) =>
  fold(
    [
      names.hotel.en,
      names.hotel.zh,
      contact.name,
      contact.email,
      ...guests.flatMap(({ first, last }) => [first, last, `${last}${first}`]),
    ].join(' '),
  )

/** Only these are compared with a misspelt name. */
export const guestNamesOf = ({ guests, contact }: Pick<Booking, 'guests' | 'contact'>) =>
  fold([...new Set([contact.name, ...guests.map(({ first, last }) => `${first} ${last}`)])].join(' '))
