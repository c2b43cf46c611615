import { calendarFor, nightBySum } from '#domain/price/price-calendars.ts'
import { type Product, productOf } from '#domain/price/product.ts'
import { type Day, dayOf } from '#domain/time/plain-date.ts'
import { calendarPrices } from '#server/inventory/calendar-bytes.ts'
import type { CalendarRow, HotelRow, ImageRow, NightRow, PlanRow, RoomRow, Rows } from './rows-store.ts'

/** A room with a rate plan and its nights: night `day` is at index `day - base`. */
export type SoldProduct = {
  room: RoomRow
  plan: PlanRow
  facts: Product
  base: Day
  prices: ArrayLike<number>
  free: ArrayLike<number>
}

export type ReferenceHotel = HotelRow & {
  rooms: readonly RoomRow[]
  images: readonly ImageRow[]
  /** Ordered by room, then by plan. */
  products: readonly SoldProduct[]
}

export function hotelsFrom(rows: Rows): ReferenceHotel[] {
  const of = <Row extends { hotelId: string }>(some: readonly Row[]) => {
    const groups = Map.groupBy(some, ({ hotelId }) => hotelId)
    return (hotel: HotelRow) => groups.get(hotel.id) ?? []
  }
  const [rooms, plans, charges] = [of(rows.rooms), of(rows.plans), of(rows.charges)]
  const [restrictions, images] = [of(rows.restrictions), of(rows.images)]
  const calendars = Map.groupBy(rows.calendars, ({ roomId }) => roomId)
  const nights = Map.groupBy(rows.nights, ({ roomId }) => roomId)

  return rows.hotels.map((hotel) => ({
    ...hotel,
    rooms: rooms(hotel),
    images: images(hotel),
    products: rooms(hotel).flatMap((room) => {
      return plans(hotel)
        .filter(({ roomTypes }) => roomTypes === null || roomTypes.includes(room.id))
        .map((plan) => ({
          room,
          plan,
          ...nightsOf(room, plan, calendars.get(room.id) ?? [], nights.get(room.id) ?? []),
          facts: productOf({
            column: 0,
            room,
            plan,
            charges: charges(hotel).map(({ nameEn, nameZh, ...charge }) => ({
              ...charge,
              name: { en: nameEn, zh: nameZh },
            })),
            restrictions: restrictions(hotel)
              .filter(
                ({ roomId, planId }) => [null, room.id].includes(roomId) && [null, plan.id].includes(planId),
              )
              .map(({ kind, from, to, weekdays, value }) => ({
                kind,
                from: dayOf(from),
                to: dayOf(to),
                weekdays,
                value,
              })),
          }),
        }))
    }),
  }))
}

/** Without a calendar no night has a price; a night without a row has all units free. */
function nightsOf(
  room: RoomRow,
  plan: PlanRow,
  calendars: readonly CalendarRow[],
  nights: readonly NightRow[],
) {
  const calendar = calendarFor(plan, calendars)
  const base = calendar ? dayOf(calendar.base) : 0
  const stored = calendar ? calendarPrices(calendar.prices, calendar.unit) : new Float64Array(0)
  const prices = stored.map((price) => nightBySum(price, plan.priceSum))
  const free = new Float64Array(prices.length).fill(room.units)
  for (const { night, free: left } of nights) {
    const at = dayOf(night) - base
    if (at >= 0 && at < free.length) free[at] = left
  }
  return { base, prices, free }
}
