import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import { nightsOf } from '../stay/stay.ts'
import type { Bilingual } from '../text/locale.ts'
import type { Instant } from '../time/zone-time.ts'
import { freeUntil, labelAt, sumOutcomes, sumWindows, windowsOf } from './cancellation.ts'
import type { Offer } from './offer.ts'
import { repriceOffer } from './offer.ts'
import type { PaymentType } from './payment-types.ts'
import { sumDues } from './payment-types.ts'
import { roomName } from './price-lines.ts'
import type { RoomPrice, StayPrice } from './stay-price.ts'

/** The payment type of the order: the one that asks the most of the guest when booking. */
const precedence: Readonly<Record<PaymentType, number>> = { at_hotel: 0, prepay: 1, deposit: 2, guarantee: 3 }

/**
 * Offers for different rooms of one hotel and stay as one offer: one price and one payment. Each room keeps its own
 * fees. The later dues of all rooms are collected at once, at the earliest of their times.
 *
 * One payment cannot both charge and hold, so a guaranteed room is not combined with one that is paid to us.
 */
export function combineOffers(
  parts: readonly Offer[],
  now: Instant,
): Result<Offer, 'quotes_differ' | 'not_combinable'> {
  const [first, ...others] = parts
  if (!first || others.some((other) => !isSameStay(first, other))) return refuse('quotes_differ')
  if (others.length === 0) return ok(first)
  const lead = parts.reduce((most, part) => (rankOf(part) > rankOf(most) ? part : most))
  const paysUs = ({ terms, dues }: Offer) => terms.payment.type !== 'guarantee' && dues.now + dues.later > 0
  if (lead.terms.payment.type === 'guarantee' && parts.some(paysUs)) return refuse('not_combinable')

  const all = parts.flatMap((part) => part.rooms)
  const named = (price: RoomPrice) => {
    const count = all.filter((room) => isPaidThere(room.price) === isPaidThere(price)).length
    return nameLines(price, roomName(count, nightsOf(first.stay)))
  }
  const times = parts.flatMap(({ collected }) => collected ?? [])
  const collected = times.length > 0 ? Math.min(...times) : null
  const rooms = all.map((room) => ({
    ...room,
    price: named(room.price),
    windows: windowsOf(room.fees, { ...room.dues, collected }),
  }))
  const windows = sumWindows(rooms.map((room) => room.windows))
  return ok({
    ...lead,
    inHouse: { ...lead.inHouse, rooms: parts.flatMap(({ inHouse }) => inHouse.rooms.map(named)) },
    price: { ...lead.price, rooms: rooms.map(({ price }) => price) },
    rooms,
    dues: sumDues(rooms.map(({ dues }) => dues)),
    windows,
    label: labelAt(windows, now),
    freeUntil: freeUntil(windows, now, lead.checkIn),
    noShow: sumOutcomes(rooms.map(({ noShow }) => noShow)).fee,
    collected,
  })
}

/** The combined offer at a price lowered by a promotion or points; each room follows its own terms. */
export function repriceOffers(
  parts: readonly Offer[],
  price: StayPrice,
  now: Instant,
): Result<Offer, 'quotes_differ' | 'not_combinable'> {
  let at = 0
  const repriced = parts.map((part) => {
    const rooms = price.rooms.slice(at, at + part.rooms.length)
    at += part.rooms.length
    return repriceOffer(part, { ...price, rooms }, now)
  })
  return combineOffers(repriced, now)
}

/**
 * Lines are merged by their keys, so lines that differ between the rooms, or in where they are paid, have different
 * keys.
 */
const nameLines = (room: RoomPrice, roomLine: Bilingual): RoomPrice => ({
  ...room,
  lines: room.lines.map((line) => {
    if (line.kind === 'promotion' || line.kind === 'points') return line
    const key = `${line.key.split(':')[0]}:${line.atHotel ? 'there' : 'here'}`
    return line.kind === 'room'
      ? { ...line, key, name: roomLine }
      : { ...line, key: `${key}:${line.name.en}` }
  }),
})

const isPaidThere = ({ lines }: RoomPrice): boolean =>
  lines.some(({ kind, atHotel }) => kind === 'room' && atHotel)

const rankOf = ({ terms }: Offer): number => precedence[terms.payment.type]

function isSameStay(a: Offer, b: Offer): boolean {
  const [x, y] = [a.conversion, b.conversion]
  return (
    a.stay.arrival === b.stay.arrival &&
    a.stay.departure === b.stay.departure &&
    x.from === y.from &&
    x.to === y.to &&
    x.numerator === y.numerator &&
    x.denominator === y.denominator
  )
}
