import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import type { Sheet } from '../http/written.ts'
import { createByteRing, NOWHERE } from './byte-ring.ts'
import { outlookAt } from './outlook.ts'
import { cellOf } from './shard.ts'
import { totalOf } from './totals.ts'
import type { ShownHotel, Writing } from './write-cards.ts'

export type WriteOffer = (
  sheet: Sheet,
  shown: ShownHotel,
  writing: Pick<Writing, 'locale' | 'currency' | 'exchange'>,
) => void

/** Offers of a priced place that were written before: by language and currency, where the text of each product lies. */
export type OfferShelf = { readonly as: string; readonly texts: Map<number, number> }

/** Offers are kept, within so many bytes, once a place that was priced for a stay is looked at again. */
export function createOffers(maxBytes: number): WriteOffer {
  const ring = createByteRing(Math.floor(maxBytes))
  return (sheet, shown, writing) => {
    const { priced, product } = shown
    if (priced.looks === 0) return sheet.text(textOf(shown, writing))
    const as = `${writing.locale} ${writing.currency}`
    if (priced.offers?.as !== as) priced.offers = { as, texts: new Map() }
    const { texts } = priced.offers
    const begin = ring.find(texts.get(product) ?? NOWHERE)
    if (begin >= 0) return sheet.copy(ring.bytes, begin, ring.lengthAt(begin))
    const text = textOf(shown, writing)
    texts.set(product, ring.add(text))
    sheet.text(text)
  }
}

/** Each is new: they are written field by field, which is quicker than an object. Only names are to be escaped. */
function textOf(
  { priced, at, product }: ShownHotel,
  { locale, exchange }: Pick<Writing, 'locale' | 'exchange'>,
): string {
  const { shard, asked } = priced
  const { houses, rooms, plans, products, alike } = shard
  const column = products.columns[product]!
  const plan = products.plans[product]!
  const { board, payment } = alike.planKinds[plans.kinds[plan]!]!
  const shown = exchange(alike.currencies[houses.currencies[at]!]!)!
  const { to } = shown.conversion
  const total = shown.into(totalOf(priced, product))
  const cell = cellOf(shard, product, asked.arrival)
  const left = leftToTell(roomsLeft(shard.free, cell, shard.columns, asked.nights))
  const { cancellation, free_until } = outlookAt(priced, at, product, shown)
  const roomName = JSON.stringify(alike.names[rooms.names[column]!]![locale])
  const until = free_until === null ? 'null' : `"${free_until}"`
  return (
    `{"room":"${rooms.ids[column]}","room_name":${roomName},"rate":"${plans.ids[plan]}","board":"${board}",` +
    `"cancellation":"${cancellation}","free_until":${until},"payment":"${payment.type}","left":${left},` +
    `"total":{"amount":${total},"currency":"${to}"},` +
    `"nightly":{"amount":${nightlyOf(total, asked.nights)},"currency":"${to}"}}`
  )
}
