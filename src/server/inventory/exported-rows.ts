import type { Db } from '../db/database.ts'
import { calendarPrices } from './calendar-bytes.ts'
import {
  amountText,
  bandsText,
  paymentText,
  percentText,
  portionText,
  stepsText,
  sumText,
} from './csv/amounts.ts'
import { bedsText } from './csv/beds.ts'
import { type FileName, OWN_PRICES } from './csv/files.ts'
import { AS_THE_ROOM } from './csv/nights.ts'
import { weekdaysText } from './csv/weekdays.ts'
import {
  type ExportedCalendar,
  type ExportedPromotion,
  type ExportedRate,
  type ExportedRestriction,
  type ExportedRoom,
  type ExportedTax,
  type ExportScope,
  exportCalendars,
  exportHotels,
  exportImages,
  exportPromotions,
  exportRates,
  exportRestrictions,
  exportRooms,
  exportTaxes,
  exportTexts,
} from './export-store.ts'

export type Cells = Readonly<Record<string, string>>

/** The rows of a file as text, streamed; all promotions, because they belong to no hotel. */
export function exportedRows(db: Db, name: FileName, scope: ExportScope = null): AsyncGenerator<Cells> {
  return readers[name](db, scope)
}

async function* each<Row>(
  batches: AsyncIterable<Row[]>,
  write: (row: Row) => Readonly<Record<string, unknown>>,
): AsyncGenerator<Cells> {
  for await (const rows of batches) {
    for (const row of rows)
      yield Object.fromEntries(Object.entries(write(row)).map(([column, value]) => [column, plain(value)]))
  }
}

export function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(' ') : String(value)
}

const same = <Row extends object>(row: Row) => ({ ...row })

const readers: Readonly<Record<FileName, (db: Db, scope: ExportScope) => AsyncGenerator<Cells>>> = {
  hotels: (db, scope) => each(exportHotels(db, scope), same),
  texts: (db, scope) => each(exportTexts(db, scope), same),
  rooms: (db, scope) => each(exportRooms(db, scope), roomCells),
  rates: (db, scope) => each(exportRates(db, scope), rateCells),
  calendars: (db, scope) => each(exportCalendars(db, scope), calendarCells),
  restrictions: (db, scope) =>
    each(exportRestrictions(db, scope), (row: ExportedRestriction) => ({
      ...row,
      weekdays: weekdaysText(row.weekdays),
    })),
  taxes: (db, scope) => each(exportTaxes(db, scope), taxCells),
  promotions: (db) => each(exportPromotions(db), promotionCells),
  images: (db, scope) => each(exportImages(db, scope), same),
}

export const roomCells = (row: ExportedRoom) => ({ ...row, beds: bedsText(row.beds) })

export const taxCells = (row: ExportedTax) => ({
  ...row,
  value: row.of === 'percent' ? percentText(row.value) : amountText(row.value, row.currency),
})

export function rateCells(row: ExportedRate) {
  const { currency } = row
  return {
    ...row,
    percent: row.own_prices
      ? OWN_PRICES
      : row.price_sum === 0
        ? percentText(row.percent)
        : sumText(row.price_sum, currency),
    single_use: percentText(row.single_use),
    extra_adult: amountText(row.extra_adult, currency),
    board_price: amountText(row.board_price, currency),
    children: bandsText(row.children, currency),
    payment: paymentText(row.payment, currency),
    cancellation: stepsText(row.cancellation, currency),
    no_show: portionText(row.cancellation.noShow, currency),
  }
}

/** One line per calendar: the first night, then every price and number of rooms. */
function calendarCells({ hotel, currency, room, rate, base, unit, prices, units }: ExportedCalendar) {
  const amounts =
    prices && unit ? Array.from(calendarPrices(prices, unit), (price) => amountText(price, currency)) : []
  const nights = amounts.length || Math.max(...Object.keys(units ?? {}).map((night) => Number(night) + 1))
  const ofNights = units ? Array.from({ length: nights }, (_, night) => units[night] ?? AS_THE_ROOM) : []
  return { hotel, room, rate, from: base, to: '', prices: amounts.join(' '), units: ofNights.join(' ') }
}

function promotionCells(row: ExportedPromotion) {
  return {
    ...row,
    value: row.of === 'percent' ? percentText(row.value) : amountText(row.value, row.currency ?? ''),
    booked_from: row.booked_from.toISOString(),
    booked_until: row.booked_until.toISOString(),
  }
}
