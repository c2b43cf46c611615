import type { Bilingual, Locale } from '#domain/locale.ts'
import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { type Sheet, type Words, wordsOf } from '../http/sheet.ts'
import { createByteRing, NOWHERE } from './byte-ring.ts'
import { outlookAt } from './outlook.ts'
import { cellOf } from './shard.ts'
import { totalOf } from './totals.ts'
import type { ShownHotel, Writing } from './write-cards.ts'

export type WriteOffer = (
  sheet: Sheet,
  shown: ShownHotel,
  writing: Pick<Writing, 'locale' | 'exchange'>,
) => void

/** Offers of a priced place that were written before, in one language and by one table of rates: where each product's lies. */
export type OfferShelf = Pick<Writing, 'locale' | 'exchange'> & { readonly texts: Map<number, number> }

/** Offers are kept, within so many bytes, once a place that was priced for a stay is looked at again. */
export function createOffers(maxBytes: number): WriteOffer {
  const ring = createByteRing(Math.floor(maxBytes))
  return (sheet, shown, writing) => {
    const { priced, product } = shown
    if (priced.looks === 0) return void writeAnew(sheet, shown, writing)
    const { locale, exchange } = writing
    if (priced.offers?.locale !== locale || priced.offers.exchange !== exchange)
      priced.offers = { locale, exchange, texts: new Map() }
    const { texts } = priced.offers
    const begin = ring.find(texts.get(product) ?? NOWHERE)
    if (begin >= 0) return sheet.copy(ring.bytes, begin, ring.lengthAt(begin), ring.markAt(begin))
    const from = sheet.length()
    const mark = writeAnew(sheet, shown, writing)
    texts.set(product, ring.add(sheet.bytes(), from, sheet.length(), mark))
  }
}

const fields = {
  room: wordsOf('{"room":"'),
  name: wordsOf('","room_name":'),
  rate: wordsOf(',"rate":"'),
  board: wordsOf('","board":"'),
  cancellation: wordsOf('","cancellation":"'),
  until: wordsOf('","free_until":"'),
  noUntil: wordsOf('","free_until":null,'),
  payment: wordsOf('"payment":"'),
  left: wordsOf('","left":'),
  total: wordsOf(',"total":{"amount":'),
  currency: wordsOf(',"currency":"'),
  nightly: wordsOf('"},"nightly":{"amount":'),
  quoteAndComma: wordsOf('",'),
  none: wordsOf('null'),
  end: wordsOf('"}}'),
}

/** Its mark. Each is new: they are written field by field, which is quicker than an object. Only names are to be escaped. */
function writeAnew(
  sheet: Sheet,
  { priced, at, product }: ShownHotel,
  { locale, exchange }: Pick<Writing, 'locale' | 'exchange'>,
): number {
  const begun = sheet.beginPart()
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
  sheet.words(fields.room)
  sheet.number(rooms.ids[column]!)
  sheet.words(fields.name)
  sheet.words(quotedName(alike.names[rooms.names[column]!]!, locale))
  sheet.words(fields.rate)
  sheet.number(plans.ids[plan]!)
  sheet.words(fields.board)
  sheet.letters(board)
  sheet.words(fields.cancellation)
  sheet.letters(cancellation)
  if (free_until === null) sheet.words(fields.noUntil)
  else {
    sheet.words(fields.until)
    sheet.letters(free_until)
    sheet.words(fields.quoteAndComma)
  }
  sheet.words(fields.payment)
  sheet.letters(payment.type)
  sheet.words(fields.left)
  if (left === null) sheet.words(fields.none)
  else sheet.number(left)
  sheet.words(fields.total)
  sheet.number(total)
  sheet.words(fields.currency)
  sheet.letters(to)
  sheet.words(fields.nightly)
  sheet.number(nightlyOf(total, asked.nights))
  sheet.words(fields.currency)
  sheet.letters(to)
  sheet.words(fields.end)
  return sheet.endPart(begun)
}

const quoted = new WeakMap<Bilingual, Partial<Record<Locale, Words>>>()

function quotedName(name: Bilingual, locale: Locale): Words {
  const known = quoted.get(name) ?? {}
  quoted.set(name, known)
  return (known[locale] ??= wordsOf(JSON.stringify(name[locale])))
}
