import type { DemoHotel } from '#demo/hotel.ts'
import { soldNights } from '#demo/rates/sold-nights.ts'
import { reviewCategories } from '#demo/samples/review-marks.ts'
import { type Day, dateOf, type PlainDate } from '#domain/time/plain-date.ts'
import type { CalendarRow } from '../inventory/calendar-bytes.ts'

type Cell = string | number | null | readonly string[]
type Row = Readonly<Record<string, Cell>>

/** Rows per table, in an order that satisfies foreign keys. */
export type DemoRows = {
  readonly hotels: readonly Row[]
  readonly hotel_texts: readonly Row[]
  readonly room_types: readonly Row[]
  readonly rate_plans: readonly Row[]
  readonly taxes: readonly Row[]
  readonly restrictions: readonly Row[]
  readonly inventory_nights: readonly Row[]
}

export function demoRows(hotels: readonly DemoHotel[], today: Day): DemoRows {
  return {
    hotels: hotels.map(hotelRow),
    hotel_texts: hotels.flatMap(({ id, description }) =>
      (['en', 'zh'] as const).map((locale) => ({ hotel_id: id, locale, description: description[locale] })),
    ),
    room_types: hotels.flatMap(roomRows),
    rate_plans: hotels.flatMap(planRows),
    taxes: hotels.flatMap(taxRows),
    restrictions: hotels.flatMap(restrictionRows),
    inventory_nights: hotels.flatMap((hotel) => nightRows(hotel, today)),
  }
}

export function calendarRows(hotels: readonly DemoHotel[], baseDate: PlainDate): CalendarRow[] {
  return hotels.flatMap(({ id, rooms, priceUnit }) =>
    rooms.map((room) => ({
      roomTypeId: String(room.id),
      ratePlanId: null,
      hotelId: String(id),
      baseDate,
      unit: priceUnit,
      prices: room.calendar,
    })),
  )
}

const numbers = (values: readonly number[]) => `{${values.join(',')}}`

function hotelRow(hotel: DemoHotel): Row {
  const { policies, reviews, water } = hotel
  return {
    id: hotel.id,
    code: `demo-${hotel.id}`,
    demo: 't',
    city: hotel.city.id,
    district: hotel.district?.id ?? null,
    stars: hotel.stars,
    name_en: hotel.name.en,
    name_zh: hotel.name.zh,
    address_en: hotel.address.en,
    address_zh: hotel.address.zh,
    lat: hotel.lat,
    lon: hotel.lon,
    time_zone: hotel.city.zone,
    currency: hotel.currency,
    amenities: hotel.amenities,
    check_in_from: policies.checkInFrom,
    check_in_until: policies.checkInUntil,
    check_out_until: policies.checkOutUntil,
    children_free: policies.childrenFree,
    pets: policies.pets,
    smoking: policies.smoking,
    kind: hotel.kind,
    setting: hotel.setting,
    region: hotel.region,
    seed: hotel.seed,
    centre_m: hotel.centreMetres,
    water_kind: water?.kind ?? null,
    water_m: water?.metres ?? null,
    floors: hotel.floors,
    opened: hotel.opened,
    renovated: hotel.renovated,
    sample_reviews: hotel.reviewCount,
    review_count: hotel.reviewCount,
    histogram: numbers(reviews.histogram),
    score: reviews.score,
    scores: numbers(reviewCategories.map((category) => reviews.scores[category])),
  }
}

function roomRows({ id, rooms }: DemoHotel): Row[] {
  return rooms.map((room, position) => ({
    id: room.id,
    hotel_id: id,
    code: room.code,
    position,
    name_en: room.name.en,
    name_zh: room.name.zh,
    picture: room.picture,
    beds: JSON.stringify(room.beds),
    size_m2: room.sizeM2,
    included_adults: room.includedAdults,
    max_adults: room.maxAdults,
    max_guests: room.maxGuests,
    units: room.units,
    amenities: room.amenities,
  }))
}

function planRows({ id, plans }: DemoHotel): Row[] {
  return plans.map((plan, position) => ({
    id: plan.id,
    hotel_id: id,
    code: plan.code,
    position,
    name_en: plan.name.en,
    name_zh: plan.name.zh,
    percent: plan.percent,
    single_use: plan.singleUse,
    extra_adult: plan.extraAdult,
    board: plan.board,
    board_price: plan.boardPrice,
    children: JSON.stringify(plan.children),
    payment: JSON.stringify(plan.payment),
    cancellation: JSON.stringify(plan.cancellation),
  }))
}

function taxRows({ id, charges }: DemoHotel): Row[] {
  return charges.map((charge, position) => ({
    hotel_id: id,
    position,
    kind: charge.kind,
    name_en: charge.name.en,
    name_zh: charge.name.zh,
    of: charge.of,
    value: charge.value,
    per: charge.per,
    each: charge.each,
    max_nights: charge.maxNights,
    from_age: charge.fromAge,
    collected: charge.collected,
  }))
}

function restrictionRows({ id, plans, restrictions }: DemoHotel): Row[] {
  const planId = new Map(plans.map((plan) => [plan.code, plan.id]))
  return restrictions.map(({ plan, kind, from, to, weekdays, value }) => ({
    hotel_id: id,
    rate_plan_id: plan === null ? null : planId.get(plan)!,
    kind,
    from_date: dateOf(from),
    to_date: dateOf(to),
    weekdays,
    value,
  }))
}

function nightRows({ id, seed, rooms }: DemoHotel, today: Day): Row[] {
  return rooms.flatMap((room, at) =>
    soldNights(seed, at, room.units, today).map(({ night, sold }) => ({
      hotel_id: id,
      room_type_id: room.id,
      night: dateOf(night),
      free: room.units - sold,
      sample: sold,
    })),
  )
}
