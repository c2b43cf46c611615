import { formatMoney } from '#domain/money/money-format.ts'
import { boardNames } from '#domain/stay/board.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { DescribedOrder, TwoSums } from '#server/booking/desk/describe-order.ts'
import type { StaffOrder } from '#server/booking/desk/staff-orders.ts'
import { readable } from './printing.ts'

export const lineOf = (order: StaffOrder) =>
  [
    order.number,
    order.state.padEnd(14),
    `${order.arrival} to ${order.departure}`,
    formatMoney({ amount: order.total, currency: order.currency }),
    order.hotel,
    readable(order.guest),
    `check-in ${isoInstant(order.checkIn, order.zone)}`,
  ].join('  ')

/** The hotel's currency first; the guest's in brackets where it differs. */
const sumText = ({ hotel, guest }: TwoSums) =>
  hotel.currency === guest.currency ? formatMoney(hotel) : `${formatMoney(hotel)} (${formatMoney(guest)})`

const children = (ages: readonly number[]) => (ages.length > 0 ? `, children aged ${ages.join(', ')}` : '')

/** Everything about one order; amounts in the hotel's currency. */
export function describe(order: DescribedOrder): string {
  const { contact } = order
  const rooms = order.rooms.map(
    (room, at) =>
      `  room ${at + 1}: ${room.room}, ${room.rate}, ${boardNames[room.board].en}, ${sumText(room.price)}; ` +
      `${readable(`${room.firstName} ${room.lastName}`)}, ${room.adults} adults${children(room.children)}` +
      `${room.isCancelled ? ', cancelled' : ''}`,
  )
  const dues = order.dues.map(
    ({ kind, state, sum, dueAt }) =>
      `  due ${kind}: ${sumText(sum)}, ${state}${dueAt && state === 'open' ? ` by ${dueAt}` : ''}`,
  )
  const payments = order.payments.map(
    ({ at, kind, state, method, amount, charged }) =>
      `  payment ${at}  ${method} ${kind} ${state} ${formatMoney(amount)}${charged ? `, charged ${formatMoney(charged)}` : ''}`,
  )
  const revisions = order.revisions
    .slice(1)
    .map(({ n, kind, by, at, total }) => `  revision ${n}: ${kind} by ${by}, ${at}, total ${sumText(total)}`)
  return [
    lineOf(order),
    `  ${[contact.name, contact.email, contact.phone].map(readable).join(', ')}`,
    ...rooms,
    ...(order.arrivalTime ? [`  arrives ${order.arrivalTime}`] : []),
    ...(order.wishes ? [`  requests: ${readable(order.wishes).replaceAll('\n', ' ')}`] : []),
    ...(order.promotion ? [`  promotion ${order.promotion}`] : []),
    ...(order.points > 0 ? [`  ${order.points} points used`] : []),
    `  to pay at the hotel: ${sumText(order.atHotel)}`,
    ...dues,
    ...payments,
    ...revisions,
    ...order.events.map(({ at, state, kind, by }) => `  ${at}  ${state.padEnd(14)} ${kind}, by ${by}`),
  ].join('\n')
}
