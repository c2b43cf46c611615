import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand } from '#domain/price/product.ts'
import type { Db } from '../db/database.ts'

const rowsAtOnce = 500

/** Open hotels with their open rooms and rates, or these hotels with everything, by code. */
export type ExportScope = { readonly codes: readonly string[]; readonly isEverything: boolean } | null

const inScope = (db: Db, scope: ExportScope) => {
  if (scope === null) return db`hotels.state = 'open'`
  const codes = [...scope.codes]
  return db`hotels.code = any(${codes}::text[]) and (${scope.isEverything} or hotels.state = 'open')`
}
const isSold = (db: Db, table: 'room_types' | 'rate_plans', scope: ExportScope) =>
  scope?.isEverything ? db`true` : db`${db(table)}.state = 'open'`

/** Tables with the column names of the inventory files; read with a cursor in a stable order. */
export const exportHotels = (db: Db, scope: ExportScope) =>
  db<Record<string, string | number | string[] | null>[]>`
    select hotels.code, hotels.name_en, hotels.name_zh, places.slug as city, districts.slug as district, address_en,
      address_zh, hotels.lat, hotels.lon, hotels.time_zone, currency, stars, hotels.kind, setting, amenities,
      check_in_from, check_in_until, check_out_until, children_free, pets, smoking, floors, opened, renovated, phone, hotels.state
    from hotels join places on places.id = city left join places as districts on districts.id = district
    where ${inScope(db, scope)} order by hotels.code`.cursor(rowsAtOnce)

export const exportTexts = (db: Db, scope: ExportScope) =>
  db<{ hotel: string; locale: string; description: string }[]>`
    select code as hotel, locale, description from hotel_texts join hotels on hotels.id = hotel_id
    where ${inScope(db, scope)} order by code, locale`.cursor(rowsAtOnce)

export type ExportedRoom = { beds: { kind: string; count: number }[] } & Record<
  string,
  string | number | string[]
>
export const exportRooms = (db: Db, scope: ExportScope) =>
  db<ExportedRoom[]>`
    select hotels.code as hotel, room_types.code, room_types.name_en, room_types.name_zh, picture, beds, size_m2,
      included_adults, max_adults, max_guests, units, room_types.amenities, room_types.state, position
    from room_types join hotels on hotels.id = hotel_id
    where ${inScope(db, scope)} and ${isSold(db, 'room_types', scope)}
    order by hotels.code, position`.cursor(rowsAtOnce)

export type ExportedRate = {
  hotel: string
  currency: string
  code: string
  name_en: string
  name_zh: string
  percent: number
  own_prices: boolean
  price_sum: number
  single_use: number
  extra_adult: number
  board: string
  board_price: number
  children: ChildBand[]
  payment: PaymentTerms
  cancellation: CancellationPolicy
  rooms: string[] | null
}
export const exportRates = (db: Db, scope: ExportScope) =>
  db<ExportedRate[]>`
    select hotels.code as hotel, currency, rate_plans.code, rate_plans.name_en, rate_plans.name_zh, percent, own_prices,
      price_sum::float8 as price_sum, single_use,
      extra_adult::float8 as extra_adult, board, board_price::float8 as board_price, children, payment, cancellation,
      case when rate_plans.room_types is not null then array(
        select code from room_types where id = any(rate_plans.room_types) order by position) end as rooms, rate_plans.state, position
    from rate_plans join hotels on hotels.id = hotel_id
    where ${inScope(db, scope)} and ${isSold(db, 'rate_plans', scope)}
    order by hotels.code, position`.cursor(rowsAtOnce)

export type ExportedCalendar = {
  hotel: string
  currency: string
  room: string
  rate: string | null
  base: string
  unit: number | null
  prices: Buffer | null
  /** Units of nights with a number of their own, keyed by the number of nights after the base. */
  units: Record<string, number> | null
}
export const exportCalendars = (db: Db, scope: ExportScope) =>
  db<ExportedCalendar[]>`
    select hotels.code as hotel, currency, room_types.code as room, rate, base::text, unit, prices, case when rate is null
      then (select json_object_agg(night - base, inventory_nights.units) from inventory_nights
        where room_type_id = room_types.id and inventory_nights.units is not null and night >= base) end as units
    from room_types join hotels on hotels.id = room_types.hotel_id, lateral (
        select null as rate, -1 as plan_position, unit, prices, coalesce(base_date, (select min(night) from inventory_nights
          where room_type_id = room_types.id and inventory_nights.units is not null)) as base
        from (select) as room left join price_calendars on room_type_id = room_types.id and rate_plan_id is null
        union all
        select rate_plans.code, rate_plans.position, unit, prices, base_date
        from price_calendars join rate_plans on rate_plans.id = rate_plan_id
        where room_type_id = room_types.id and own_prices and ${isSold(db, 'rate_plans', scope)}
      ) as calendar
    where ${inScope(db, scope)} and ${isSold(db, 'room_types', scope)} and base is not null
    order by hotels.code, position, plan_position`.cursor(rowsAtOnce)

export type ExportedRestriction = {
  hotel: string
  room: string | null
  rate: string | null
  kind: string
  from: string
  to: string
  weekdays: number
  value: number
}
export const exportRestrictions = (db: Db, scope: ExportScope) =>
  db<ExportedRestriction[]>`
    select hotels.code as hotel, room_types.code as room, rate_plans.code as rate, restrictions.kind,
      from_date::text as from, to_date::text as to, weekdays, value
    from restrictions join hotels on hotels.id = restrictions.hotel_id
      left join room_types on room_types.id = room_type_id left join rate_plans on rate_plans.id = rate_plan_id
    where ${inScope(db, scope)}
    order by hotels.code, restrictions.kind, from_date, to_date, weekdays, value, room_types.code nulls first,
      rate_plans.code nulls first`.cursor(rowsAtOnce)

export type ExportedTax = { hotel: string; currency: string; of: string; value: number } & Record<
  string,
  string | number | null
>
export const exportTaxes = (db: Db, scope: ExportScope) =>
  db<ExportedTax[]>`
    select code as hotel, currency, taxes.kind, taxes.name_en, taxes.name_zh, "of", value::float8 as value, per, each,
      max_nights, from_age, collected, position
    from taxes join hotels on hotels.id = hotel_id where ${inScope(db, scope)} order by code, position`.cursor(
    rowsAtOnce,
  )

export type ExportedPromotion = {
  of: string
  value: number
  currency: string | null
  booked_from: Date
  booked_until: Date
} & Record<string, unknown>
export const exportPromotions = (db: Db) =>
  db<ExportedPromotion[]>`
    select code, "of", value::float8 as value, currency, booked_from, booked_until, min_nights, uses_per_account,
      uses_in_all from promotions order by code`.cursor(rowsAtOnce)

export const exportImages = (db: Db, scope: ExportScope) =>
  db<Record<string, string | number | null>[]>`
    select hotels.code as hotel, room_types.code as room, url, alt_en, alt_zh, category, images.position from images
      join hotels on hotels.id = images.hotel_id left join room_types on room_types.id = room_type_id
    where ${inScope(db, scope)} order by hotels.code, images.position`.cursor(rowsAtOnce)
