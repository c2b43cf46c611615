import type { Board } from '#domain/board.ts'
import type { Currency } from '#domain/currency.ts'
import type { Bilingual, Locale } from '#domain/locale.ts'
import type { PaymentTerms } from '#domain/payment-types.ts'
import { leftToTell, MOST_LEFT_TOLD, roomsLeft } from '#domain/restrictions.ts'
import { nightlyOf } from '#domain/stay-price.ts'
import { type Sheet, type Words, wordsOf } from '../http/sheet.ts'
import { outlookAt } from './outlook.ts'
import { cellOf } from './shard.ts'
import type { ShownHotel, Writing } from './write-cards.ts'

const fields = {
  room: wordsOf('{"room":"'),
  until: wordsOf('","free_until":"'),
  noUntil: wordsOf('","free_until":null,'),
  quoteAndComma: wordsOf('",'),
}

/** Words around one of a few texts, made when it first comes. */
function wordsAround<Text extends string>(before: string, after: string): (text: Text) => Words {
  const known = new Map<Text, Words>()
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const made = wordsOf(`${before}${text}${after}`)
    known.set(text, made)
    return made
  }
}
const around = {
  board: wordsAround<Board>('","board":"', '","cancellation":"'),
  currency: wordsAround<Currency>(',"currency":"', '"},"nightly":{"amount":'),
  end: wordsAround<Currency>(',"currency":"', '"}},"reason":null,"nearest":null}'),
}
/** By what is left, which are a few numbers; the last where that is not told. */
const paymentWith = [...Array(MOST_LEFT_TOLD + 1).keys(), null].map((left) =>
  wordsAround<PaymentTerms['type']>('"payment":"', `","left":${left},"total":{"amount":`),
)
const NOT_TOLD = MOST_LEFT_TOLD + 1

/** An offer as JSON, up to the end of its card. They are written field by field, which is quicker than an object; only names are to be escaped. */
export function writeOffer(
  sheet: Sheet,
  { priced, at, product, total }: ShownHotel,
  { locale, exchange }: Pick<Writing, 'locale' | 'exchange'>,
) {
  const { shard, asked } = priced
  const { houses, rooms, plans, products, alike } = shard
  const column = products.columns[product]!
  const plan = products.plans[product]!
  const { board, payment } = alike.planKinds[plans.kinds[plan]!]!
  const shown = exchange(alike.currencies[houses.currencies[at]!]!)!
  const { to } = shown.conversion
  const amount = shown.into(total)
  const cell = cellOf(shard, product, asked.arrival)
  const left = leftToTell(roomsLeft(shard.free, cell, shard.columns, asked.nights))
  const { cancellation, free_until } = outlookAt(priced, at, product, shown)
  sheet.words(fields.room)
  sheet.number(rooms.ids[column]!)
  sheet.words(nameWords(alike.names[rooms.names[column]!]!, locale))
  sheet.number(plans.ids[plan]!)
  sheet.words(around.board(board))
  sheet.letters(cancellation)
  if (free_until === null) sheet.words(fields.noUntil)
  else {
    sheet.words(fields.until)
    sheet.letters(free_until)
    sheet.words(fields.quoteAndComma)
  }
  sheet.words(paymentWith[left ?? NOT_TOLD]!(payment.type))
  sheet.number(amount)
  sheet.words(around.currency(to))
  sheet.number(nightlyOf(amount, asked.nights))
  sheet.words(around.end(to))
}

const named = new WeakMap<Bilingual, Partial<Record<Locale, Words>>>()

/** The name of a room between its number and that of its rate. */
function nameWords(name: Bilingual, locale: Locale): Words {
  let known = named.get(name)
  if (!known) named.set(name, (known = {}))
  return (known[locale] ??= wordsOf(`","room_name":${JSON.stringify(name[locale])},"rate":"`))
}
