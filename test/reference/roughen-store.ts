import type { DemoHotel } from '#demo/hotel.ts'
import type { Random } from '#demo/random.ts'
import type { Restriction } from '#domain/price/product.ts'
import { type Day, dateOf } from '#domain/time/plain-date.ts'
import type { Tx } from '#server/db/database.ts'
import { giveOwnPrices } from '#test/support/own-prices.ts'

type Facts = { random: Random; today: Day; base: Day }

/**
 * Adds data that an operator's inventory may contain and the demonstration rarely does, so that differences
 * show.
 */
export async function roughen(tx: Tx, hotels: readonly DemoHotel[], facts: Facts) {
  const rooms = hotels.flatMap((hotel) => hotel.rooms)
  await restrict(tx, hotels, facts)
  await charge(tx, hotels, facts)
  await sell(tx, rooms, facts)
  await fillUp(tx, hotels, facts)
  await unprice(tx, rooms, facts)
  await giveOwnPrices(tx, plansWithPrices(hotels), facts.random)
  await addSums(tx, facts)
  await closeSome(tx)
  await levelSome(tx)
}

const kinds: readonly Restriction['kind'][] = [
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
  'min_stay',
  'max_stay',
  'min_stay_through',
  'max_stay_through',
  'min_advance',
  'max_advance',
]

async function restrict(tx: Tx, hotels: readonly DemoHotel[], { random, today }: Facts) {
  const rows = hotels.flatMap((hotel) =>
    Array.from({ length: random.pick([0, 1, 2, 4]) }, () => {
      const from = today + random.int(-3, 60)
      return {
        hotel_id: hotel.id,
        room_type_id: random.chance(25) ? random.pick(hotel.rooms).id : null,
        rate_plan_id: random.chance(25) ? random.pick(hotel.plans).id : null,
        kind: random.pick(kinds),
        from_date: dateOf(from),
        to_date: dateOf(from + random.pick([0, 2, 9, 40])),
        weekdays: random.pick([127, 127, 96, 31, random.int(1, 127)]),
        value: random.pick([1, 2, 2, 3, 5, 20]),
      }
    }),
  )
  await tx`insert into restrictions ${tx(rows)}`
}

async function charge(tx: Tx, hotels: readonly DemoHotel[], { random }: Facts) {
  const rows = hotels
    .filter(() => random.chance(30))
    .map((hotel) => {
      const of = random.pick(['percent', 'amount'])
      return {
        hotel_id: hotel.id,
        position: 50,
        kind: random.pick(['tax', 'fee']),
        name_en: 'Local charge',
        name_zh: '地方费用',
        of,
        value: of === 'percent' ? random.int(1, 1900) : random.int(1, 40) * hotel.priceUnit,
        per: random.pick(['room', 'person']),
        each: random.pick(['night', 'stay']),
        max_nights: random.pick([null, 1, 3, 7]),
        from_age: random.pick([0, 0, 6, 18]),
        collected: random.pick(['included', 'added', 'at_hotel']),
      }
    })
  await tx`insert into taxes ${tx(rows)}`
}

type Rooms = DemoHotel['rooms']

async function sell(tx: Tx, rooms: Rooms, { random, today }: Facts) {
  const rows = rooms
    .filter(() => random.chance(35))
    .flatMap(({ id, units }) => {
      const first = today + random.int(0, 50)
      return Array.from({ length: random.int(1, 6) }, (_, night) => ({
        room_type_id: id,
        night: dateOf(first + night),
        free: random.pick([0, 1, 2, 5, 6, units, 300]),
      }))
    })
  await tx`
    insert into inventory_nights ${tx(rows)}
    on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
}

/** Whole hotels without free rooms for some nights. */
async function fillUp(tx: Tx, hotels: readonly DemoHotel[], { random, today }: Facts) {
  const rows = hotels
    .filter(() => random.chance(30))
    .flatMap(({ rooms }) => {
      const first = today + random.int(0, 40)
      const nights = Array.from({ length: random.int(1, 12) }, (_, night) => dateOf(first + night))
      return rooms.flatMap(({ id }) => nights.map((night) => ({ room_type_id: id, night, free: 0 })))
    })
  await tx`
    insert into inventory_nights ${tx(rows)}
    on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
}

async function unprice(tx: Tx, rooms: Rooms, { random, today, base }: Facts) {
  for (const { id } of rooms.filter(() => random.chance(6))) {
    const first = today - base + random.int(0, 45)
    const nights = random.int(1, 4)
    await tx`
      update price_calendars
      set prices = overlay(prices placing ${Buffer.alloc(nights * 4)} from ${1 + 4 * first} for ${4 * nights})
      where room_type_id = ${id}`
  }
}

/** One or two plans of every fourth hotel. */
const plansWithPrices = (hotels: readonly DemoHotel[]) =>
  hotels
    .filter(({ id }) => id % 4 === 1)
    .flatMap(({ id, plans }) => plans.slice(id % 3, (id % 3) + 2))
    .map(({ id }) => String(id))

/** Rates by a sum, some of which use up the price of a night. */
async function addSums(tx: Tx, { random }: Facts) {
  const plans = await tx<{ id: string; unit: number }[]>`
    select distinct rate_plans.id, unit from rate_plans join price_calendars using (hotel_id)
    where rate_plans.hotel_id % 6 = 5 and position % 2 = 0 and not own_prices order by rate_plans.id`
  for (const { id, unit } of plans) {
    const sum = random.int(-700, 300) * unit
    await tx`update rate_plans set percent = 10000, price_sum = ${sum} where id = ${id}`
  }
}

/**
 * Hotels, rooms and rates that are no longer sold, rates for some rooms only, hotels without score or rooms.
 */
async function closeSome(tx: Tx) {
  await tx`update hotels set state = 'closed' where id % 31 = 3`
  await tx`update hotels set currency = 'KWD' where time_zone = 'Asia/Kuwait'`
  await tx`update hotels set score = null, review_count = 0 where id % 13 = 5`
  await tx`update room_types set state = 'closed' where (id / 100) % 9 = 4 and id % 100 = 1`
  await tx`update room_types set state = 'closed' where (id / 100) % 41 = 7`
  await tx`update rate_plans set state = 'closed' where (id / 100) % 11 = 2 and id % 100 = 2`
  await tx`
    update rate_plans set room_types = array(
      select id from room_types where room_types.hotel_id = rate_plans.hotel_id and position % 2 = 0)
    where (id / 100) % 7 = 3 and id % 100 in (1, 3)`
  await tx`
    insert into images (hotel_id, position, url, alt_en, alt_zh)
    select id, 0, 'https://pictures.example/' || id || '.jpg', 'The house', '酒店外观' from hotels where id % 19 = 4`
}

/** Equal prices, equal scores and equal positions: ties, to test the order among equals. */
async function levelSome(tx: Tx) {
  await tx`
    update price_calendars
    set prices = decode(repeat('000003e8', length(prices) / 4), 'hex') where hotel_id % 5 = 2`
  await tx`update rate_plans set percent = 10000, board_price = 0, extra_adult = 0 where hotel_id % 10 = 2`
  await tx`update hotels set score = 80, review_count = 100, stars = 4 where id % 5 = 2`
  await tx`
    update hotels set lat = places.lat, lon = places.lon from places where places.id = city and hotels.id % 15 = 2`
}
