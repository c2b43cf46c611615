import type { DemoHotel } from '#demo/hotel.ts'
import { soldNights } from '#demo/sold-nights.ts'
import type { Day } from '#domain/plain-date.ts'
import { calendarBytes } from '#server/inventory/calendar-bytes.ts'
import { noImages } from '#server/media/pictures-of.ts'
import type { Shard } from '#server/search/shard.ts'
import { createDraft, type NightsRead } from '#server/search/shard-draft.ts'
import type { HotelRow } from '#server/search/shard-store.ts'

type Facts = { city: number; today: Day; calendarFrom: Day; version: number }

/** A shard as loading it from the tables would give it, made of hotels that are in no table. */
export function shardOf(hotels: readonly DemoHotel[], { city, today, calendarFrom, version }: Facts): Shard {
  const columns = hotels.reduce((sum, { rooms }) => sum + rooms.length, 0)
  const draft = createDraft({ city, version, snapshot: '', base: today - 1, columns, wide: false })
  for (const hotel of hotels) draft.add(rowOf(hotel, city), noImages, nightsOf(hotel, today, calendarFrom))
  return draft.finish()
}

function nightsOf({ seed, rooms, priceUnit }: DemoHotel, today: Day, calendarFrom: Day): NightsRead {
  const calendars = rooms.map(({ id, calendar }) => ({
    room: id,
    base: calendarFrom,
    unit: priceUnit,
    prices: calendarBytes(calendar),
  }))
  const nights = rooms.map(({ id, units }, at) => {
    const sold = soldNights(seed, at, units, today)
    return {
      room: id,
      nights: sold.map(({ night }) => night),
      free: sold.map(({ sold: gone }) => units - gone),
    }
  })
  return {
    calendarOf: new Map(calendars.map((row) => [row.room, row])),
    nightsOf: new Map(nights.map((row) => [row.room, row])),
  }
}

const rowOf = (hotel: DemoHotel, city: number): HotelRow => ({
  id: hotel.id,
  city,
  district: hotel.district?.id ?? null,
  stars: hotel.stars,
  nameEn: hotel.name.en,
  nameZh: hotel.name.zh,
  addressEn: hotel.address.en,
  addressZh: hotel.address.zh,
  lat: hotel.lat,
  lon: hotel.lon,
  zone: hotel.city.zone,
  currency: hotel.currency,
  amenities: [...hotel.amenities],
  checkIn: hotel.policies.checkInFrom,
  setting: hotel.setting,
  region: hotel.region,
  seed: hotel.seed,
  reviews: hotel.reviewCount,
  score: hotel.reviews.score,
  rooms: hotel.rooms.map((room) => ({
    ...room,
    beds: [...room.beds],
    nameEn: room.name.en,
    nameZh: room.name.zh,
  })),
  plans: hotel.plans.map((plan) => ({
    ...plan,
    nameEn: plan.name.en,
    nameZh: plan.name.zh,
    children: [...plan.children],
    cancellation: JSON.stringify(plan.cancellation),
    roomTypes: null,
  })),
  charges: JSON.stringify(hotel.charges),
  restrictions: hotel.restrictions.map(({ plan, ...restriction }) => ({
    ...restriction,
    room: null,
    plan: plan === null ? null : hotel.plans.find(({ code }) => code === plan)!.id,
  })),
})
