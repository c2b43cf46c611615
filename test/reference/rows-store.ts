import type { PictureCategory } from '#domain/hotel/picture-category.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand, Restriction } from '#domain/price/product.ts'
import type { Board } from '#domain/stay/board.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type Db, transaction } from '#server/db/database.ts'

// The complete tables, read in one snapshot: the reference favours simplicity over speed.

export type HotelRow = {
  id: string
  city: number
  district: number | null
  stars: number
  nameEn: string
  nameZh: string
  addressEn: string
  addressZh: string
  lat: number
  lon: number
  zone: string
  currency: string
  amenities: string[]
  checkInFrom: string
  score: number | null
  reviewCount: number
  setting: string
  region: string
  seed: number
}

export type RoomRow = {
  id: string
  hotelId: string
  nameEn: string
  nameZh: string
  picture: string
  beds: { kind: string; count: number }[]
  includedAdults: number
  maxAdults: number
  maxGuests: number
  units: number
}

export type PlanRow = {
  id: string
  hotelId: string
  percent: number
  ownPrices: boolean
  priceSum: number
  singleUse: number
  extraAdult: number
  board: Board
  boardPrice: number
  children: ChildBand[]
  payment: PaymentTerms
  cancellation: CancellationPolicy
  roomTypes: string[] | null
}

export type ChargeRow = Omit<Charge, 'name'> & { hotelId: string; nameEn: string; nameZh: string }

export type RestrictionRow = Pick<Restriction, 'kind' | 'weekdays' | 'value'> & {
  hotelId: string
  roomId: string | null
  planId: string | null
  from: PlainDate
  to: PlainDate
}

export type CalendarRow = {
  roomId: string
  planId: string | null
  base: PlainDate
  unit: number
  prices: Buffer
}
export type NightRow = { roomId: string; night: PlainDate; free: number }
export type ImageRow = {
  id: string
  hotelId: string
  roomTypeId: string | null
  url: string
  altEn: string
  altZh: string
  category: PictureCategory | null
}

export type Rows = Awaited<ReturnType<typeof readRows>>

/** Everything that is sold, for some cities or all. */
export const readRows = (db: Db, cities: readonly number[] | null = null) =>
  transaction(db, async (tx) => {
    await tx`set transaction isolation level repeatable read read only`
    const hotels = await tx<HotelRow[]>`
      select id, city::float8 as city, district::float8 as district, stars, name_en as "nameEn", name_zh as "nameZh",
        address_en as "addressEn", address_zh as "addressZh", lat, lon, time_zone as zone, currency, amenities,
        check_in_from as "checkInFrom", score, review_count as "reviewCount", setting, region, seed::float8 as seed
      from hotels where state = 'open' and (${cities === null} or city = any(${[...(cities ?? [])]}::bigint[]))
      order by id`
    const ids = hotels.map(({ id }) => id)
    const rooms = await tx<RoomRow[]>`
      select id, hotel_id as "hotelId", name_en as "nameEn", name_zh as "nameZh", picture, beds,
        included_adults as "includedAdults", max_adults as "maxAdults", max_guests as "maxGuests", units
      from room_types where state = 'open' and hotel_id = any(${ids}::bigint[]) order by hotel_id, position`
    const roomIds = rooms.map(({ id }) => id)
    return {
      hotels,
      rooms,
      plans: await tx<PlanRow[]>`
        select id, hotel_id as "hotelId", percent, own_prices as "ownPrices", price_sum::float8 as "priceSum", single_use as "singleUse", extra_adult::float8 as "extraAdult", board,
          board_price::float8 as "boardPrice", children, payment, cancellation, room_types as "roomTypes"
        from rate_plans where state = 'open' and hotel_id = any(${ids}::bigint[]) order by hotel_id, position`,
      charges: await tx<ChargeRow[]>`
        select hotel_id as "hotelId", kind, name_en as "nameEn", name_zh as "nameZh", "of", value::float8 as value, per,
          each, max_nights as "maxNights", from_age as "fromAge", collected
        from taxes where hotel_id = any(${ids}::bigint[]) order by hotel_id, position`,
      restrictions: await tx<RestrictionRow[]>`
        select hotel_id as "hotelId", room_type_id as "roomId", rate_plan_id as "planId", kind, from_date::text as from,
          to_date::text as to, weekdays, value
        from restrictions where hotel_id = any(${ids}::bigint[])`,
      calendars: await tx<CalendarRow[]>`
        select room_type_id as "roomId", rate_plan_id as "planId", base_date::text as base, unit, prices
        from price_calendars where room_type_id = any(${roomIds}::bigint[])`,
      nights: await tx<NightRow[]>`
        select room_type_id as "roomId", night::text as night, free
        from inventory_nights where room_type_id = any(${roomIds}::bigint[])`,
      images: await tx<ImageRow[]>`
        select id, hotel_id as "hotelId", room_type_id as "roomTypeId", url, alt_en as "altEn", alt_zh as "altZh", category
        from images where hotel_id = any(${ids}::bigint[]) order by hotel_id, position, id`,
    }
  })
