import type { Id } from '#domain/id.ts'
import { calendarFor, nightBySum } from '#domain/price/price-calendars.ts'
import { type Product, productOf } from '#domain/price/product.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import { priceAt, priceCount } from '../../inventory/calendar-bytes.ts'
import { type CalendarRow, type PlanRow, type RestrictionRow, type RoomRow, readSold } from './sold-store.ts'

/** A room type with its availability and the prices of its products, per night from `first` on. */
export type SoldRoom = {
  readonly row: RoomRow
  readonly first: Day
  readonly free: Float64Array
  readonly products: readonly SoldProduct[]
}

export type SoldProduct = {
  readonly plan: PlanRow
  readonly product: Product
  readonly prices: Float64Array
}

/** Everything that a hotel sells between two days, inclusive, at the current state of the database. */
export async function readSellableHotel(
  db: Db,
  hotelId: Id,
  { first, last }: { first: Day; last: Day },
): Promise<SoldRoom[]> {
  const { rooms, plans, calendars, charges, restrictions, nights } = await readSold(db, hotelId, {
    first,
    last,
  })
  const length = last - first + 1
  return rooms.map((row) => {
    const free = new Float64Array(length).fill(row.units)
    for (const night of nights) if (night.roomId === row.id) free[night.day - first] = night.free
    const ofRoom = calendars.filter(({ roomId }) => roomId === row.id)
    return {
      row,
      first,
      free,
      products: plans
        .filter(({ roomTypes }) => roomTypes === null || roomTypes.includes(row.id))
        .map((plan) => ({
          plan,
          product: productFor(row, plan, charges, restrictions),
          prices: pricesFrom(calendarFor(plan, ofRoom), plan.priceSum, first, length),
        })),
    }
  })
}

/** Nights outside the calendar have no price. */
function pricesFrom(calendar: CalendarRow | null, sum: number, first: Day, length: number): Float64Array {
  const asked = new Float64Array(length)
  if (!calendar) return asked
  const bytes = Buffer.from(calendar.prices, 'base64')
  const skipped = calendar.first - first
  const known = Math.min(priceCount(bytes), length - skipped)
  for (let night = 0; night < known; night++)
    asked[skipped + night] = nightBySum(priceAt(bytes, night) * calendar.unit, sum)
  return asked
}

function productFor(
  room: RoomRow,
  { id, percent, singleUse, extraAdult, board, boardPrice, children, payment, cancellation }: PlanRow,
  charges: Product['charges'],
  restrictions: readonly RestrictionRow[],
): Product {
  return productOf({
    column: 0,
    room,
    plan: { percent, singleUse, extraAdult, board, boardPrice, children, payment, cancellation },
    charges,
    restrictions: restrictions.filter(
      ({ roomId, planId }) => (roomId === null || roomId === room.id) && (planId === null || planId === id),
    ),
  })
}
