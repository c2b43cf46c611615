import type { Id } from '#domain/id.ts'
import type { Day } from '#domain/plain-date.ts'
import { type Product, productOf } from '#domain/product.ts'
import type { Db } from '../db/database.ts'
import { priceAt, priceCount } from '../inventory/calendar-bytes.ts'
import { type PlanRow, type RestrictionRow, type RoomRow, readSold } from './sold-store.ts'

/** A room type with what it costs and what is free, night by night from `first` on. */
export type SoldRoom = {
  readonly row: RoomRow
  readonly first: Day
  readonly prices: Float64Array
  readonly free: Float64Array
  readonly products: readonly SoldProduct[]
}

export type SoldProduct = { readonly plan: PlanRow; readonly product: Product }

/** Everything that a hotel sells from one day to another, both included, as the database has it now. */
export async function readSellableHotel(
  db: Db,
  hotelId: Id,
  { first, last }: { first: Day; last: Day },
): Promise<SoldRoom[]> {
  const { rooms, plans, charges, restrictions, nights } = await readSold(db, hotelId, { first, last })
  const length = last - first + 1
  return rooms.map((row) => {
    const free = new Float64Array(length).fill(row.units)
    for (const night of nights) if (night.roomId === row.id) free[night.day - first] = night.free
    return {
      row,
      first,
      prices: pricesFrom(row, first, length),
      free,
      products: plans
        .filter(({ roomTypes }) => roomTypes === null || roomTypes.includes(row.id))
        .map((plan) => ({ plan, product: productFor(row, plan, charges, restrictions) })),
    }
  })
}

/** Nights outside the calendar have no price. */
function pricesFrom({ prices, unit, firstPriced }: RoomRow, first: Day, length: number): Float64Array {
  const asked = new Float64Array(length)
  if (!prices || !unit || firstPriced === null) return asked
  const bytes = Buffer.from(prices, 'base64')
  const skipped = firstPriced - first
  const known = Math.min(priceCount(bytes), length - skipped)
  for (let night = 0; night < known; night++) asked[skipped + night] = priceAt(bytes, night) * unit
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
