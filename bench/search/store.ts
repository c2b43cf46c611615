import { readFileSync } from 'node:fs'
import { distributeGuests } from '#domain/stay/party.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type Db, openDatabase, transaction } from '#server/db/database.ts'
import { announceChanges, recordChanges } from '#server/inventory/record-changes.ts'
import type { Place } from '#server/places/place.ts'
import type { Connection } from '#server/settings/connection-url.ts'
import type { BenchQuery } from './queries.ts'

// The same search as one statement over the tables and their indexes; the calendar bytes are decoded in one
// expression. It omits more expensive parts: facets, reasons and nearest stays, cancellation, children's and
// single prices, partial-stay taxes, rare restrictions, ranking, texts and pictures.

export async function openSql(connection: Connection) {
  const db = openDatabase(connection, { max: 1 })
  await db`set max_parallel_workers_per_gather = 0`
  await db`set jit = off`
  await db`set work_mem = '64MB'`
  await db`set random_page_cost = 1.1`
  await db`set plan_cache_mode = force_custom_plan`
  const [row] = await db<{ pid: number }[]>`select pg_backend_pid() as pid`
  return { db, cpuSeconds: () => cpuSecondsOf(row!.pid) }
}

const ticksPerSecond = 100

/** User and system time of a process, from Linux's /proc. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

const orders: Readonly<Record<string, string>> = {
  price: 'total, hotels.id',
  '-price': 'total desc, hotels.id',
  score: 'score desc nulls last, hotels.id',
  stars: 'stars desc, hotels.id',
}
const byScore = 'score desc nulls last, hotels.id'

/** One term per night: a loop inside the statement would cost more than everything else. */
const nightTerms = (nights: number) =>
  Array.from({ length: nights }, (_, night) => `substring(prices from first + ${4 * night} for 4)::int4`)

export function listBySql(db: Db, query: BenchQuery, place: Place) {
  const { s_d, e_d, rooms = 1, adults = 2, ages = [], stars = [], amenities = [], board = [] } = query
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  const [guests] = distributeGuests({ rooms, adults, ages })
  const heads = guests!.adults + guests!.ages.length
  const terms = nightTerms(nights)
  const listed = board.length === 0 && query.price_max === undefined && !query.free_cancel && !query.pay_later
  const here =
    place.kind === 'district' ? db`district = ${place.id}` : db`city = ${(place.parent ?? place).id}`
  return db`
    with sold as (
      select room_types.hotel_id, room_types.id, included_adults, unit, prices,
        1 + 4 * (${s_d}::date - base_date) as first
      from hotels join room_types on room_types.hotel_id = hotels.id
        join price_calendars on room_type_id = room_types.id and rate_plan_id is null
      where hotels.state = 'open' and room_types.state = 'open' and ${here} and units >= ${rooms}
        and max_guests >= ${heads} and max_adults >= ${guests!.adults}
        and not exists (select from inventory_nights where room_type_id = room_types.id
          and night >= ${s_d}::date and night < ${e_d}::date and free < ${rooms})
    ), priced as materialized (
      select hotel_id, id, included_adults, (${db.unsafe(terms.join(' + '))})::float8 * unit as calendar
      from sold where least(${db.unsafe(terms.join(', '))}) > 0
    ), charges as materialized (
      select hotel_id, 1 + coalesce(sum(value) filter (where "of" = 'percent'), 0)::float8 / 10000 as percent,
        coalesce(sum(value) filter (where "of" = 'amount' and per = 'room'), 0)::float8 as by_room,
        coalesce(sum(value) filter (where "of" = 'amount' and per = 'person'), 0)::float8 as by_person
      from hotels join taxes on hotel_id = id where collected <> 'included' and ${here} group by hotel_id
    ), broken as materialized (
      select restrictions.hotel_id, rate_plan_id
      from hotels join restrictions on hotel_id = id
      where ${here} and case restrictions.kind
        when 'closed' then from_date < ${e_d}::date and to_date >= ${s_d}::date
        when 'max_stay' then value < ${nights} and ${s_d}::date between from_date and to_date
        when 'min_advance' then ${s_d}::date - current_date < value
        when 'min_stay' then value > ${nights} and ${s_d}::date between from_date and to_date
          and weekdays & (1 << (extract(isodow from ${s_d}::date)::int - 1)) <> 0
        when 'closed_to_arrival' then ${s_d}::date between from_date and to_date
          and weekdays & (1 << (extract(isodow from ${s_d}::date)::int - 1)) <> 0
        else false end
    ), offers as (
      select priced.hotel_id, ${rooms}::int * min(round(
        (round(calendar * rate_plans.percent / 10000) + ${nights}::int * (board_price * ${heads}::int
          + extra_adult * greatest(0, ${guests!.adults}::int - included_adults)))
        * coalesce(charges.percent, 1))
        + ${nights}::int * (coalesce(by_room, 0) + coalesce(by_person, 0) * ${heads}::int)) as total
      from priced join rate_plans on rate_plans.hotel_id = priced.hotel_id and rate_plans.state = 'open'
          and (room_types is null or priced.id = any (room_types))
        left join charges on charges.hotel_id = priced.hotel_id
      where ${board.length > 0 ? db`board = any (${board}::text[])` : db`true`}
        and ${query.pay_later ? db`payment->>'type' in ('guarantee', 'at_hotel')` : db`true`}
        and priced.hotel_id not in (select hotel_id from broken where rate_plan_id is null)
        and rate_plans.id not in (select rate_plan_id from broken where rate_plan_id is not null)
      group by priced.hotel_id
    )
    select hotels.id, name_en, name_zh, stars, score, review_count, address_en, lat, lon, amenities, total,
      count(*) over () as found
    from hotels left join offers on hotel_id = hotels.id
    where state = 'open' and ${here}
      and ${listed ? db`true` : db`total is not null`}
      and ${query.price_max !== undefined ? db`total <= ${query.price_max}` : db`true`}
      and ${stars.length > 0 ? db`stars = any (${stars}::int[])` : db`true`}
      and ${query.score !== undefined ? db`score >= ${query.score * 10}` : db`true`}
      and ${amenities.length > 0 ? db`amenities @> ${amenities}::text[]` : db`true`}
    order by total is null, ${db.unsafe(orders[query.sort ?? 'score'] ?? byScore)}
    limit 20 offset ${((query.page ?? 1) - 1) * 20}`
}

export type Target = { hotelId: string; slug: string; rooms: string[] }

/** A hotel of one of the smallest cities, so that its list is short. */
export async function findSmall(db: Db): Promise<Target> {
  const [found] = await db<Target[]>`
    select hotels.id as "hotelId", slug,
      (select json_agg(id::text) from room_types where hotel_id = hotels.id) as rooms
    from hotels join places on places.id = city
    where places.hotels > 0 and not exists (select from restrictions where hotel_id = hotels.id)
    order by places.hotels, hotels.id limit 1`
  return found!
}

/** As a booking does: stock and keys in one transaction, then the notification. Returns the commit time. */
export async function setFree(db: Db, { hotelId, rooms }: Target, night: PlainDate, free: number) {
  await transaction(db, async (tx) => {
    await tx`
      insert into inventory_nights (room_type_id, night, free)
      select room, ${night}::date, ${free} from unnest(${rooms}::bigint[]) as room
      on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
    await recordChanges(
      tx,
      rooms.map((roomTypeId) => ({ hotelId, roomTypeId })),
    )
  })
  const committed = performance.now()
  void announceChanges(db)
  return committed
}

export const restore = (db: Db, { rooms }: Target, night: PlainDate) =>
  db`delete from inventory_nights where night = ${night} and room_type_id = any (${rooms}::bigint[])`

export async function countRooms(db: Db, cities: readonly number[]): Promise<number> {
  const [row] = await db<{ rooms: number }[]>`
    select count(*)::int as rooms from hotels join room_types on hotel_id = hotels.id
    where city = any (${[...cities]}::bigint[]) and hotels.state = 'open' and room_types.state = 'open'`
  return row?.rooms ?? 0
}
