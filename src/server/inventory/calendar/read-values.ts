import {
  type CalendarField,
  isRestriction,
  type RestrictionField,
  type RowKey,
} from '#domain/calendar/calendar-edit.ts'
import { rowKeyOf } from '#domain/calendar/calendar-preview.ts'
import { valueOn } from '#domain/calendar/restriction-nights.ts'
import type { Id } from '#domain/id.ts'
import { dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import { priceAt, priceCount } from '../calendar-bytes.ts'
import { type HotelRestriction, readRestrictions } from '../restriction-store.ts'
import { ruleOf } from '../set-restrictions.ts'
import { type PriceRow, readNights, readPrices } from './store.ts'

/** The value of a cell; null where there is none. */
export type ValueOf = (row: RowKey, night: PlainDate) => number | null

export function restrictionsOf(stored: readonly HotelRestriction[], field: RestrictionField): ValueOf {
  const rules = stored.filter(({ kind }) => kind === field).map(ruleOf)
  const strictest = field === 'max_stay' ? 'smallest' : 'largest'
  return (row, night) => valueOn(rules, row, dayOf(night), strictest)
}

/** Prices by night; 0 where there is none. */
export function pricesOf(calendars: readonly PriceRow[]): (row: RowKey, night: PlainDate) => number {
  const byRow = Map.groupBy(calendars, rowKeyOf)
  return (row, night) => {
    for (const { baseDate, prices, unit } of byRow.get(rowKeyOf(row)) ?? []) {
      const at = dayOf(night) - dayOf(baseDate)
      if (at >= 0 && at < priceCount(prices)) return priceAt(prices, at) * unit
    }
    return 0
  }
}

type Asked = { hotelId: Id; rooms: readonly Id[]; from: PlainDate; to: PlainDate }

/** Present values of one field. The caller has locked the hotel if they must not change meanwhile. */
export async function readValues(db: Db, field: CalendarField, asked: Asked): Promise<ValueOf> {
  if (field === 'price') return pricesOf(await readPrices(db, asked.hotelId))
  if (isRestriction(field)) return restrictionsOf(await readRestrictions(db, asked.hotelId, [field]), field)
  const nights = await readNights(db, asked.rooms, asked.from, asked.to)
  const units = new Map(nights.map((row) => [`${row.room} ${row.night}`, row.units]))
  return ({ room }, night) => units.get(`${room} ${night}`) ?? null
}
