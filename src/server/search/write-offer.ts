import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { outlookAt } from './outlook.ts'
import { cellOf } from './shard.ts'
import { totalOf } from './totals.ts'
import type { ShownHotel, Writing } from './write-cards.ts'

/**
 * An offer as JSON. Twenty stand in every answer and each is new: they are written field by field, which is quicker
 * than writing down an object. Only names can hold what must be escaped.
 */
export function writeOffer({ priced, at, product }: ShownHotel, { locale, exchange }: Writing): string {
  const { shard, asked } = priced
  const hotel = shard.hotels[at]!
  const { rooms, plans, products, alike } = shard
  const column = products.columns[product]!
  const plan = products.plans[product]!
  const { board, payment } = alike.planKinds[plans.kinds[plan]!]!
  const shown = exchange(hotel.currency)!
  const { to } = shown.conversion
  const total = shown.into(totalOf(priced, product))
  const cell = cellOf(shard, product, asked.arrival)
  const left = leftToTell(roomsLeft(shard.free, cell, shard.columns, asked.nights))
  const { cancellation, free_until } = outlookAt(priced, hotel, product, shown)
  const roomName = JSON.stringify(alike.names[rooms.names[column]!]![locale])
  const until = free_until === null ? 'null' : `"${free_until}"`
  return (
    `{"room":"${rooms.ids[column]}","room_name":${roomName},"rate":"${plans.ids[plan]}","board":"${board}",` +
    `"cancellation":"${cancellation}","free_until":${until},"payment":"${payment.type}","left":${left},` +
    `"total":{"amount":${total},"currency":"${to}"},` +
    `"nightly":{"amount":${nightlyOf(total, asked.nights)},"currency":"${to}"}}`
  )
}
