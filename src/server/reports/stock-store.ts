import type { Id } from '#domain/id.ts'
import type { StockRange } from '#domain/report/measures.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

type HotelRooms = {
  readonly id: Id
  /** The rooms of every open room type; a hotel that is not sold has none. */
  readonly rooms: number
  /** Nights with other numbers than usual. */
  readonly exceptions: readonly { readonly night: PlainDate; readonly difference: number }[]
  /** Where the recorded range begins that today continues, or the first night of an order without a record. */
  readonly first: PlainDate | null
}
type Asked = {
  readonly after: Id
  readonly limit: number
  readonly today: PlainDate
  readonly until: PlainDate
}

export const hotelsWithRooms = (db: Db, { after, limit, today, until }: Asked) => db<HotelRooms[]>`
  with taken as (
    select id, state from hotels where id > ${after} and state <> 'draft' order by id limit ${limit}
  ), sold as (
    select taken.id, room_types.id as room, units from taken join room_types on hotel_id = taken.id
    where taken.state = 'open' and room_types.state = 'open'
  ), usual as (
    select taken.id, coalesce((select sum(units) from sold where sold.id = taken.id), 0)::int as rooms from taken
  )
  select id, rooms,
    coalesce((select json_agg(json_build_object('night', night, 'difference', difference)) from (
      select night, sum(stock.units - sold.units)::int as difference
      from sold join inventory_nights as stock on room_type_id = room
      where sold.id = usual.id and stock.units is not null and night >= ${today} and night < ${until}
      group by night) other), '[]') as exceptions,
    (case when exists (select from report_stock where hotel_id = id and first_night <= ${today}) then
      (select first_night from report_stock
        where hotel_id = id and first_night <= ${today} and last_night >= ${today}::date - 1
          and report_stock.rooms = usual.rooms + coalesce((
            select sum(stock.units - sold.units) from sold join inventory_nights as stock on room_type_id = room
            where sold.id = usual.id and stock.units is not null and night = ${today}), 0)
        order by first_night desc limit 1)
      when not exists (select from report_runs where stock_day is not null) then
        (select least(min(arrival), ${today}::date) from report_orders where rooms > 0)
      else (select min(arrival) from report_orders where hotel_id = id and arrival < ${today} and rooms > 0)
    end)::text as first
  from usual order by id`

type Written = {
  readonly hotels: readonly Id[]
  readonly today: PlainDate
  readonly ranges: readonly (StockRange & { readonly hotel: Id })[]
}

export async function writeStock(tx: Tx, { hotels, today, ranges }: Written) {
  const ids = [...hotels]
  await tx`delete from report_stock where hotel_id = any(${ids}::bigint[]) and first_night >= ${today}`
  await tx`
    update report_stock set last_night = ${today}::date - 1
    where hotel_id = any(${ids}::bigint[]) and last_night >= ${today}`
  await tx`
    insert into report_stock (hotel_id, first_night, last_night, rooms)
    select hotel, first, last, rooms
    from jsonb_to_recordset(${tx.json(ranges as never)}) as given (hotel bigint, first date, last date, rooms integer)
    on conflict (hotel_id, first_night) do update set last_night = excluded.last_night, rooms = excluded.rooms`
}

/** Hotels that were removed have no rooms from today on. */
export async function endStockOfRemoved(tx: Tx, today: PlainDate) {
  await tx`
    delete from report_stock where first_night >= ${today}
      and not exists (select from hotels where id = hotel_id and state <> 'draft')`
  await tx`
    update report_stock set last_night = ${today}::date - 1 where last_night >= ${today}
      and not exists (select from hotels where id = hotel_id and state <> 'draft')`
}
