import type {
  CommissionChange,
  HotelStatement,
  StatementHotelQuery,
  StatementHotels,
  StatementMonths,
  StatementQuery,
} from '#contract/desk/extranet.ts'
import type { Id } from '#domain/id.ts'
import { decimalText } from '#domain/money/money.ts'
import type { BasisPoints } from '#domain/money/rounding.ts'
import { statementLine, sumStatement } from '#domain/order/hotel-statement.ts'
import { agreedNow, roomNames } from '#domain/order/order-snapshot.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addMonths } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { statementWords } from '#words/desk/statements.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Db, Pool, Tx } from '../../db/database.ts'
import { hotelNames } from '../../hotels/find-hotel-names.ts'
import { hotelsForOrders } from '../../hotels/order-hotels.ts'
import { statementFile } from '../../ledger/statement-file.ts'
import {
  countByHotel,
  countByMonth,
  readCommission,
  readStatedOrders,
  writeCommission,
} from './statement-store.ts'

export type StatementContext = {
  readonly db: Pool
  readonly now: () => number
  /** For hotels without a rate of their own. */
  readonly commission: BasisPoints
}

type Seen = { readonly hotels: readonly Id[] | null; readonly locale: Locale }

const hotelsOnPage = 50

const firstDay = (month: string) => `${month}-01`

/** Null for a hotel that the member may not see. */
async function findHotel(db: Db, hotel: Id, { hotels, locale }: Seen) {
  if (hotels !== null && !hotels.includes(hotel)) return null
  return (await hotelsForOrders(db, [hotel], locale)).get(hotel) ?? null
}

/** Months of a hotel with settled orders, up to the current one. */
export async function listStatementMonths(
  { db, now }: StatementContext,
  { hotel }: { hotel: Id },
  seen: Seen,
) {
  const found = await findHotel(db, hotel, seen)
  if (!found) return refuse('not_found')
  const current = dateIn(found.time_zone, now()).slice(0, 7)
  const to = addMonths(firstDay(current), 1)
  const months = await countByMonth(db, { hotel, hotels: seen.hotels, to })
  const all = months.some(({ month }) => month === current)
    ? months
    : [{ month: current, orders: 0 }, ...months]
  return ok<StatementMonths>({ hotel: { id: hotel, name: found.name }, months: [...all] })
}

export async function listStatementHotels(
  { db }: StatementContext,
  { month, after }: StatementHotelQuery,
  { hotels, locale }: Seen,
) {
  const from = firstDay(month)
  const rows = await countByHotel(db, {
    hotels,
    from,
    to: addMonths(from, 1),
    after: after ?? null,
    limit: hotelsOnPage + 1,
  })
  const shown = rows.slice(0, hotelsOnPage)
  const names = await hotelNames(
    db,
    shown.map(({ id }) => id),
    locale,
  )
  return ok<StatementHotels>({
    month,
    list: shown.map(({ id, orders }) => ({ id, orders, name: names.get(id) ?? id })),
    is_end: rows.length <= hotelsOnPage,
  })
}

/** The statement of a month by departure; every order is one row and the rows add up to the sums. */
export async function showStatement(
  { now, commission, ...context }: StatementContext,
  { hotel, month }: StatementQuery,
  seen: Seen,
  db: Db = context.db,
) {
  const found = await findHotel(db, hotel, seen)
  if (!found) return refuse('not_found')
  const from = firstDay(month)
  const [orders, own] = await Promise.all([
    readStatedOrders(db, { hotel, hotels: seen.hotels, from, to: addMonths(from, 1) }),
    readCommission(db, hotel, from),
  ])
  const rate = own ?? commission
  const lines = orders.flatMap((order) => {
    const line = statementLine(order, rate)
    return line ? [{ order, line }] : []
  })
  const wire = <Line extends { paidToUs: number; atHotel: number }>({
    paidToUs,
    atHotel,
    ...rest
  }: Line) => ({
    paid_to_us: paidToUs,
    at_hotel: atHotel,
    ...rest,
  })
  return ok<HotelStatement>({
    hotel: { id: hotel, name: found.name },
    month,
    is_open: dateIn(found.time_zone, now()) < addMonths(from, 1),
    open_orders: orders.filter(({ state }) => ['confirmed', 'staying', 'payment_review'].includes(state))
      .length,
    commission_rate: rate,
    is_default_rate: own === null,
    rows: lines.map(({ order, line }) => ({
      number: order.number,
      guest: order.contact.name,
      room: roomNames(agreedNow(order), seen.locale),
      arrival: order.snapshot.stay.arrival,
      departure: order.snapshot.stay.departure,
      ...wire(line),
    })),
    sums: sumStatement(lines.map(({ line }) => line)).map(wire),
  })
}

const columnsOf = (locale: Locale) => {
  const say = statementWords(locale)
  const order = [say.booking, say.kindColumn, say.guest, say.roomType, say.arrival, say.departure]
  const sums = [say.paidToUs, say.atHotel, say.discount, say.commission, say.net]
  return [...order, say.nights, say.currency, ...sums]
}

export async function exportStatement(context: StatementContext, query: StatementQuery, seen: Seen) {
  const shown = await showStatement(context, query, seen)
  if (!shown.ok) return shown
  const { rows, sums, hotel, month } = shown.value
  const say = statementWords(seen.locale)
  type Amounts = Omit<HotelStatement['sums'][number], 'orders' | 'nights'>
  const amounts = (line: Amounts) =>
    [line.paid_to_us, line.at_hotel, line.discount, line.commission, line.net].map((amount) =>
      decimalText({ amount, currency: line.currency }),
    )
  return ok(
    statementFile(`statement-${hotel.id}-${month}`, columnsOf(seen.locale), [
      ...rows.map((row) => [
        row.number,
        say.kind(row.kind),
        row.guest,
        row.room,
        row.arrival,
        row.departure,
        row.nights,
        row.currency,
        ...amounts(row),
      ]),
      ...sums.map((sum) => [say.total, '', '', '', '', '', sum.nights, sum.currency, ...amounts(sum)]),
    ]),
  )
}

/** Sets the commission of a hotel from a month on. Months before the current one cannot be changed. */
export async function changeCommission(
  context: StatementContext,
  tx: Tx,
  { hotel, rate, month }: CommissionChange,
  { trace, ...seen }: Seen & { trace: Trace },
) {
  const found = await findHotel(tx, hotel, seen)
  if (!found) return refuse('not_found')
  const current = dateIn(found.time_zone, context.now()).slice(0, 7)
  if (month < current)
    return refuse({
      reason: 'invalid_input' as const,
      fields: { month: statementWords(seen.locale).notPast },
    })
  const before = await readCommission(tx, hotel, firstDay(month))
  await writeCommission(tx, { hotel, month: firstDay(month), rate: rate ?? null, now: context.now() })
  await recordAudit(tx, trace, {
    action: 'commission_changed',
    object: { kind: 'hotel', id: hotel, name: found.name },
    hotelId: hotel,
    before: { rate: before, month },
    after: { rate: rate ?? null, month },
    now: context.now(),
  })
  return showStatement(context, { hotel, month }, seen, tx)
}
