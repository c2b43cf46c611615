import type { Bilingual, Locale } from '#domain/locale.ts'
import { leftToTell, roomsLeft } from '#domain/restrictions.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { type Sheet, type Words, wordsOf } from '../http/sheet.ts'
import { outlookAt } from './outlook.ts'
import { cellOf } from './shard.ts'
import { totalOf } from './totals.ts'
import type { ShownHotel, Writing } from './write-cards.ts'

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

/** An offer as JSON. They are written field by field, which is quicker than an object; only names are to be escaped. */
export function writeOffer(
  sheet: Sheet,
  { priced, at, product }: ShownHotel,
  { locale, exchange }: Pick<Writing, 'locale' | 'exchange'>,
) {
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
}

const quoted = new WeakMap<Bilingual, Partial<Record<Locale, Words>>>()

function quotedName(name: Bilingual, locale: Locale): Words {
  let known = quoted.get(name)
  if (!known) quoted.set(name, (known = {}))
  return (known[locale] ??= wordsOf(JSON.stringify(name[locale])))
}
