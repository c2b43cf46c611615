import type { DemoHotel } from '#catalogue/hotels/hotel.ts'
import { soldNights } from '#catalogue/hotels/sold-nights.ts'
import type { Day } from '#domain/plain-date.ts'
import { calendarBytes } from '#server/hotels/calendar-bytes.ts'
import { noImages } from '#server/media/pictures-of.ts'
import { addHotel, emptyShard, withBeside } from '#server/search/load-shard.ts'
import { putFree, putPrices } from '#server/search/night-arrays.ts'
import type { Shard } from '#server/search/shard.ts'
import type { HotelRow } from '#server/search/shard-store.ts'

type Facts = { city: number; today: Day; calendarFrom: Day; version: number }

/** A shard as loading it from the tables would give it, made of hotels that are in no table. */
export function shardOf(hotels: readonly DemoHotel[], { city, today, calendarFrom, version }: Facts): Shard {
  const columns = hotels.reduce((sum, { rooms }) => sum + rooms.length, 0)
  const shard = emptyShard({ city, version, snapshot: '', base: today - 1, columns }, Int32Array)
  const beside = hotels.map((hotel) => {
    const firstRoom = shard.rooms.length
    const numbers = addHotel(shard, rowOf(hotel, city), noImages)
    for (const [at, { id, units, calendar }] of hotel.rooms.entries()) {
      const sold = soldNights(hotel.seed, at, units, today)
      const nights = {
        room: id,
        nights: sold.map(({ night }) => night),
        free: sold.map(({ sold: gone }) => units - gone),
      }
      const prices = calendarBytes(calendar)
      putFree(shard, firstRoom + at, units, nights)
      putPrices(shard, firstRoom + at, { room: id, base: calendarFrom, unit: hotel.priceUnit, prices })
    }
    return numbers
  })
  return withBeside(shard, beside)
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
