import type { ReportOrderQuery, ReportPayment, ReportSplitName } from '#contract/desk/reports.ts'
import type { Id } from '#domain/id.ts'
import type { Step } from '#domain/report/buckets.ts'
import { sources } from '#domain/report/buckets.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../db/database.ts'

export type Scope = { readonly split: 'site' | ReportSplitName; readonly key: Id }
type Asked = Scope & { readonly from: PlainDate; readonly to: PlainDate }

export type DaySums = {
  readonly day: PlainDate
  readonly rooms: number
  readonly revenue: number
  readonly bookings: number
  readonly bookedNights: number
  readonly bookedRevenue: number
  readonly cancelled: number
}

/** Days with any figure; at most two years are asked for. */
export const readDays = (db: Db, { split, key, from, to }: Asked) => db<DaySums[]>`
  select day::text, sum(rooms)::float8 as rooms, sum(revenue_cny)::float8 as revenue, sum(bookings)::float8 as bookings,
    sum(booked_nights)::float8 as "bookedNights", sum(booked_cny)::float8 as "bookedRevenue",
    sum(cancelled)::float8 as cancelled
  from report_days where split = ${split} and key = ${key} and day between ${from} and ${to}
  group by day order by day limit 1000`

/** The hotels of a scope that has rooms. */
const hotelsIn = (db: Db, { split, key }: Scope) =>
  split === 'site'
    ? db``
    : split === 'hotel'
      ? db`and hotel_id = ${key}`
      : db`and hotel_id in (select id from hotels where city = ${key})`

/** Rooms by night. Ranges are summed by their first nights and by the nights after their last. */
export const readAvailable = (db: Db, { from, to, ...scope }: Asked) => db<
  { day: PlainDate; rooms: number }[]
>`
  with changes as (
    select greatest(first_night, ${from}::date) as day, rooms from report_stock
    where first_night <= ${to} and last_night >= ${from} ${hotelsIn(db, scope)}
    union all
    select last_night + 1, -rooms from report_stock
    where first_night <= ${to} and last_night >= ${from} and last_night < ${to} ${hotelsIn(db, scope)}
  )
  select day::text, (sum(coalesce(sum(rooms), 0)) over (order by day))::float8 as rooms
  from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) days
    left join changes using (day) group by day order by day limit 1000`

type Distribution = { leads: number[]; stays: number[]; sources: number[]; commission: number }

export async function readDistribution(db: Db, { split, key, from, to }: Asked): Promise<Distribution> {
  const [row] = await db<[Distribution]>`
    with counted as (
      select leads, stays, sources, commission from report_days
      where split = ${split} and key = ${key} and day between ${from} and ${to}
    )
    select array(select coalesce(sum(leads[n]), 0)::int from generate_series(1, 8) n left join counted on true
        group by n order by n) as leads,
      array(select coalesce(sum(stays[n]), 0)::int from generate_series(1, 7) n left join counted on true
        group by n order by n) as stays,
      array(select coalesce(sum(sources[n]), 0)::int from generate_series(1, ${sources.length}::int) n
        left join counted on true group by n order by n) as sources,
      (select coalesce(sum(commission), 0)::float8 from counted) as commission`
  return row
}

export const readPayments = (db: Db, { split, key, from, to }: Asked) => db<ReportPayment[]>`
  select method, currency, sum(captures)::int as captures, sum(captured)::float8 as captured,
    sum(fees)::float8 as fees, sum(refunds)::int as refunds, sum(refunded)::float8 as refunded
  from report_payments where split = ${split} and key = ${key} and day between ${from} and ${to}
  group by method, currency order by method, currency limit 500`

export const readSteps = (db: Db, { from, to }: { from: PlainDate; to: PlainDate }) => db<
  { step: Step; requests: number }[]
>`
  select step, sum(requests)::float8 as requests from report_steps where day between ${from} and ${to} group by step`

export type SplitSums = {
  readonly rooms: number
  readonly available: number | null
  readonly revenue: number
  readonly bookings: number
  readonly cancelled: number
  readonly commission: number
}
export type SplitRow = SplitSums & { readonly key: Id; readonly total: number; readonly all: SplitSums }
type Split = Asked & {
  readonly by: ReportSplitName
  readonly isByBooking: boolean
  readonly offset: number
  readonly limit: number
}

/** The keys of a split that lie in a scope. */
const keysIn = (db: Db, by: ReportSplitName, { split, key }: Scope) => {
  if (split === 'site') return db``
  if (split === by) return db`and key = ${key}`
  if (by === 'hotel') return db`and key in (select id from hotels where city = ${key})`
  if (split === 'hotel') return db`and key in (select id from rate_plans where hotel_id = ${key})`
  return db`and key in (select rate_plans.id from rate_plans join hotels on hotels.id = hotel_id where city = ${key})`
}

/** Sums by place, hotel, rate plan or agent, the greatest revenue first, with the sums of all. */
export const readSplit = (db: Db, { by, isByBooking, from, to, offset, limit, split, key }: Split) => db<
  SplitRow[]
>`
  with summed as (
    select key, sum(${isByBooking ? db`booked_nights` : db`rooms`})::bigint as rooms,
      sum(${isByBooking ? db`booked_cny` : db`revenue_cny`})::bigint as revenue, sum(bookings)::bigint as bookings,
      sum(cancelled)::bigint as cancelled, sum(commission)::bigint as commission
    from report_days where split = ${by} and day between ${from} and ${to} ${keysIn(db, by, { split, key })}
    group by key
  ), stock as (${
    by === 'hotel' || by === 'place'
      ? db`
    select ${by === 'hotel' ? db`hotel_id` : db`city`} as key,
      sum(rooms * (least(last_night, ${to}::date) - greatest(first_night, ${from}::date) + 1))::bigint as available
    from report_stock ${by === 'hotel' ? db`` : db`join hotels on hotels.id = hotel_id`}
    where first_night <= ${to} and last_night >= ${from} group by 1`
      : db`select 0::bigint as key, null::bigint as available where false`
  }), listed as (
    select summed.*, available from summed left join stock using (key)
    where summed.rooms <> 0 or revenue <> 0 or bookings <> 0 or cancelled <> 0 or commission <> 0
  )
  select key, rooms::float8, available::float8, revenue::float8, bookings::float8, cancelled::float8,
    commission::float8, count(*) over ()::int as total,
    json_build_object('rooms', sum(rooms) over (), 'available', sum(available) over (), 'revenue', sum(revenue) over (),
      'bookings', sum(bookings) over (), 'cancelled', sum(cancelled) over (), 'commission', sum(commission) over ())
      as all
  from listed order by revenue desc, key offset ${offset} limit ${limit}`

export type ListedOrder = {
  readonly number: string
  readonly hotelId: Id
  readonly booked: PlainDate
  readonly arrival: PlainDate
  readonly departure: PlainDate
  readonly rooms: number
  readonly revenue: number
  readonly total: number
  readonly all: { readonly rooms: number; readonly revenue: number }
}
type Listed = Asked &
  Pick<ReportOrderQuery, 'of' | 'lead' | 'stay' | 'source'> & {
    readonly offset: number
    readonly limit: number
  }

const keyColumn = { place: 'city_id', hotel: 'hotel_id', plan: 'rate_plan_id', agent: 'agent_id' } as const

/** The orders that a figure counts, the latest booking first, with the sums of all. */
export const readOrdersOf = (
  db: Db,
  { of, from, to, split, key, lead, stay, source, offset, limit }: Listed,
) => db<ListedOrder[]>`
  with counted as (
    select order_id, hotel_id, booked_day, arrival, departure,
      ${
        of === 'nights'
          ? db`
      rooms * (least(departure, ${to}::date + 1) - greatest(arrival, ${from}::date)) as rooms,
      case when arrival >= ${from} and departure <= ${to}::date + 1 then revenue_cny else
        (select coalesce(sum(night), 0)::bigint from unnest(
          nights_cny[greatest(arrival, ${from}::date) - arrival + 1 : least(departure, ${to}::date + 1) - arrival]) night)
      end as revenue`
          : db`rooms * (departure - arrival) as rooms, revenue_cny as revenue`
      }
    from report_orders
    where ${
      of === 'nights'
        ? db`rooms > 0 and arrival <= ${to} and departure > ${from} and arrival >= ${from}::date - 31`
        : of === 'bookings'
          ? db`booked_day between ${from} and ${to}`
          : db`cancelled_day between ${from} and ${to}`
    }
      ${split === 'site' ? db`` : db`and ${db(keyColumn[split])} = ${key}`}
      ${lead === undefined ? db`` : db`and lead_bucket = ${lead}`}
      ${stay === undefined ? db`` : db`and stay_bucket = ${stay}`}
      ${source === undefined ? db`` : db`and source = ${source}`}
  ), listed as (
    select *, count(*) over ()::int as total,
      json_build_object('rooms', sum(rooms) over (), 'revenue', sum(revenue) over ()) as all
    from counted order by booked_day desc, order_id desc offset ${offset} limit ${limit}
  )
  select number, listed.hotel_id as "hotelId", booked_day::text as booked, listed.arrival::text,
    listed.departure::text, listed.rooms, listed.revenue::float8, listed.total, listed.all
  from listed join orders on orders.id = order_id order by booked_day desc, order_id desc limit 1000`

/** Names of keys; unknown ones are missing. */
export async function readKeyNames(db: Db, by: ReportSplitName, keys: readonly Id[]) {
  const ids = db`${[...keys]}::bigint[]`
  const rows = await db<{ key: Id; en: string; zh: string }[]>`
    ${
      by === 'place'
        ? db`select id as key, name_en as en, name_zh as zh from places where id = any(${ids})`
        : by === 'hotel'
          ? db`select id as key, name_en as en, name_zh as zh from hotels where id = any(${ids})`
          : by === 'agent'
            ? db`select account_id as key, name as en, name as zh from agents where account_id = any(${ids})`
            : db`
              select rate_plans.id as key, hotels.name_en || ', ' || rate_plans.name_en as en,
                hotels.name_zh || '，' || rate_plans.name_zh as zh
              from rate_plans join hotels on hotels.id = hotel_id where rate_plans.id = any(${ids})`
    } limit 1000`
  return new Map(rows.map(({ key, en, zh }) => [key, { en, zh }]))
}
