import type { CalendarField } from '#domain/calendar/calendar-edit.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'

export type HotelRow = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly cityEn: string
  readonly cityZh: string
  readonly currency: string
  readonly zone: string
  readonly cityId: Id
  readonly country: string
  readonly isOpen: boolean
}

/** The hotel's id, and the hotels that the member may see; null for all. */
export type HotelScope = { readonly hotel: Id; readonly hotels: readonly Id[] | null }

const within = (db: Db, hotels: readonly Id[] | null) =>
  hotels === null ? db`` : db`and hotels.id = any(${[...hotels]}::bigint[])`

const hotelColumns = (db: Db) => db`
  hotels.id, hotels.name_en as "nameEn", hotels.name_zh as "nameZh", places.name_en as "cityEn",
  places.name_zh as "cityZh", hotels.currency, hotels.time_zone as zone,
  places.id::text as "cityId", places.country, hotels.state = 'open' as "isOpen"`

export async function readHotel(db: Db, { hotel, hotels }: HotelScope): Promise<HotelRow | null> {
  const [row] = await db<HotelRow[]>`
    select ${hotelColumns(db)} from hotels join places on places.id = city
    where hotels.id = ${hotel} ${within(db, hotels)}`
  return row ?? null
}

/** Open hotels of the member, those whose calendar changed last first. */
export const readFirstHotels = (db: Db, hotels: readonly Id[] | null, staffId: Id, limit: number) =>
  db<HotelRow[]>`
    select ${hotelColumns(db)} from (
      select hotels.id, (select max(at) from calendar_changes
        where hotel_id = hotels.id and staff_id = ${staffId}) as changed
      from hotels where state = 'open' ${
        hotels === null
          ? db`and hotels.id in (
              (select hotel_id from calendar_changes where staff_id = ${staffId} order by id desc limit 200)
              union (select id from hotels where state = 'open' order by id limit ${limit}))`
          : within(db, hotels)
      }
      order by changed desc nulls last, hotels.id limit ${limit}
    ) as first join hotels on hotels.id = first.id join places on places.id = city
    order by changed desc nulls last, hotels.id`

/** Locks the hotel: changes of its calendar run one after the other. */
export async function lockHotel(tx: Tx, scope: HotelScope): Promise<HotelRow | null> {
  const locked = await tx`
    select 1 from hotels where id = ${scope.hotel} ${within(tx, scope.hotels)} for no key update`
  return locked.length > 0 ? readHotel(tx, scope) : null
}

export type RoomRow = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly units: number
  readonly adults: number
}
export const readRooms = (db: Db, hotelId: Id) => db<RoomRow[]>`
  select id, name_en as "nameEn", name_zh as "nameZh", units, included_adults as adults
  from room_types where hotel_id = ${hotelId} and state = 'open' order by position, id limit 200`

/** Locks room types in the order of their ids, as bookings do. Answers with their number of rooms. */
export async function lockRooms(tx: Tx, rooms: readonly Id[]): Promise<Map<Id, number>> {
  const rows = await tx<{ id: Id; units: number }[]>`
    select id, units from room_types where id = any(${[...rooms]}::bigint[]) order by id for update`
  return new Map(rows.map(({ id, units }) => [id, units]))
}

export type PlanRow = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly own: boolean
  readonly percent: number
  readonly sum: number
  readonly boardPrice: number
  readonly rooms: readonly Id[] | null
}
export const readPlans = (db: Db, hotelId: Id) => db<PlanRow[]>`
  select id, name_en as "nameEn", name_zh as "nameZh", own_prices as own, percent, price_sum::float8 as sum,
    board_price::float8 as "boardPrice", room_types::text[] as rooms
  from rate_plans where hotel_id = ${hotelId} and state = 'open' order by position, id limit 50`

export type PriceRow = {
  readonly room: Id
  readonly plan: Id | null
  readonly baseDate: PlainDate
  readonly unit: number
  readonly prices: Buffer
}
export const readPrices = (db: Db, hotelId: Id) => db<PriceRow[]>`
  select room_type_id as room, rate_plan_id as plan, base_date::text as "baseDate", unit, prices
  from price_calendars where hotel_id = ${hotelId} limit 2000`

/** Prices that calendars dropped when they rolled, for nights since a date. */
export const readPastPrices = (db: Db, rooms: readonly Id[], since: PlainDate) => db<PriceRow[]>`
  select room_type_id as room, rate_plan_id as plan, base_date::text as "baseDate", unit, prices from past_prices
  where room_type_id = any(${[...rooms]}::bigint[]) and base_date + length(prices) / 4 > ${since}::date
  order by base_date limit 20000`

export type NightRow = {
  readonly room: Id
  readonly night: PlainDate
  readonly free: number
  readonly units: number | null
  /** Taken out of stock by calendar feeds, and those that could not be. */
  readonly elsewhere: number
  readonly tooMany: number
}
export const readNights = (db: Db, rooms: readonly Id[], from: PlainDate, to: PlainDate) => db<NightRow[]>`
  select room_type_id as room, night::text, free, units, coalesce(blocked, 0) as elsewhere,
    coalesce(busy - blocked, 0) as "tooMany"
  from inventory_nights left join feed_nights using (room_type_id, night)
  where room_type_id = any(${[...rooms]}::bigint[]) and night between ${from} and ${to}`

export type TouchedRow = {
  readonly room: Id
  readonly plan: Id | null
  readonly night: PlainDate
  readonly at: Date
  readonly by: string
}
export const readTouched = (db: Db, rooms: readonly Id[], from: PlainDate, to: PlainDate) => db<TouchedRow[]>`
  select room_type_id as room, rate_plan_id as plan, night::text, changed_at as at, changed_by as by
  from calendar_cells where room_type_id = any(${[...rooms]}::bigint[]) and night between ${from} and ${to}
  order by room_type_id, rate_plan_id, night`

type Touch = { room: Id; plan: Id | null; night: PlainDate }

export async function writeTouched(
  tx: Tx,
  cells: readonly Touch[],
  { by, now }: { by: string; now: number },
) {
  await tx`
    insert into calendar_cells (room_type_id, rate_plan_id, night, changed_at, changed_by)
    select room, plan, night, ${new Date(now)}, ${by} from unnest(
      ${cells.map(({ room }) => room)}::bigint[], ${cells.map(({ plan }) => plan)}::bigint[],
      ${cells.map(({ night }) => night)}::date[]) as given (room, plan, night)
    on conflict (room_type_id, rate_plan_id, night)
      do update set changed_at = excluded.changed_at, changed_by = excluded.changed_by`
}

/** Cells of one row, as they are stored with a change. */
export type StoredCells = {
  readonly room: Id
  readonly plan: Id | null
  readonly nights: readonly PlainDate[]
  readonly before: readonly (number | null)[]
  readonly after: readonly (number | null)[]
}
export type ChangeRow = {
  readonly id: Id
  readonly staffId: Id
  readonly staffName: string
  readonly at: Date
  readonly field: CalendarField
  readonly rows: readonly StoredCells[]
  readonly undoneAt: Date | null
}

type NewChange = Omit<ChangeRow, 'id' | 'at' | 'undoneAt'> & { hotelId: Id; now: number }

export async function addChange(tx: Tx, change: NewChange): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into calendar_changes (hotel_id, staff_id, staff_name, at, field, rows)
    values (${change.hotelId}, ${change.staffId}, ${change.staffName}, ${new Date(change.now)}, ${change.field},
      ${tx.json(change.rows as never)}) returning id`
  return row!.id
}

const changeColumns = (db: Db) => db`
  id, staff_id as "staffId", staff_name as "staffName", at, field, rows, undone_at as "undoneAt"`

export async function lockChange(tx: Tx, id: Id, hotelId: Id): Promise<ChangeRow | null> {
  const [row] = await tx<ChangeRow[]>`
    select ${changeColumns(tx)} from calendar_changes where id = ${id} and hotel_id = ${hotelId} for update`
  return row ?? null
}

export const readChanges = (db: Db, hotelId: Id, limit: number) => db<ChangeRow[]>`
  select ${changeColumns(db)} from calendar_changes where hotel_id = ${hotelId} order by id desc limit ${limit}`

export async function markUndone(tx: Tx, id: Id, undoneAt: Date | null) {
  await tx`update calendar_changes set undone_at = ${undoneAt} where id = ${id}`
}

export type StepRow = { id: Id; field: CalendarField; nights: number; at: Date; isUndone: boolean }

/** The member's last change that is in force, and the first later one that they undid. */
export const readSteps = (db: Db, { hotelId, staffId, since }: { hotelId: Id; staffId: Id; since: Date }) =>
  db<StepRow[]>`
    with own as (
      select id, field, at, undone_at is not null as "isUndone", (
        select coalesce(sum(jsonb_array_length(r -> 'nights')), 0)::int from jsonb_array_elements(rows) as r) as nights
      from calendar_changes where hotel_id = ${hotelId} and staff_id = ${staffId} and at > ${since}
    ), last as (select max(id) as id from own where not "isUndone")
    select own.* from own, last where own.id = last.id
    union all
    (select own.* from own, last where "isUndone" and own.id > coalesce(last.id, 0) order by own.id limit 1)`

export type ViewerRow = {
  readonly id: Id
  readonly name: string
  readonly room: Id | null
  readonly plan: Id | null
  readonly night: PlainDate | null
}
const viewerLife = 30_000

type Viewer = {
  hotelId: Id
  staffId: Id
  name: string
  room: Id | null
  plan: Id | null
  night: PlainDate | null
  now: number
}

/** Records a viewer of a calendar; true if they were not there before. */
export async function noteViewer(db: Db, viewer: Viewer): Promise<boolean> {
  const [row] = await db<{ isNew: boolean }[]>`
    insert into calendar_viewers (hotel_id, staff_id, staff_name, room_type_id, rate_plan_id, night, seen_at)
    values (${viewer.hotelId}, ${viewer.staffId}, ${viewer.name}, ${viewer.room}, ${viewer.plan}, ${viewer.night},
      ${new Date(viewer.now)})
    on conflict (hotel_id, staff_id) do update set staff_name = excluded.staff_name,
      room_type_id = excluded.room_type_id, rate_plan_id = excluded.rate_plan_id, night = excluded.night,
      seen_at = excluded.seen_at
    returning xmax = 0 as "isNew"`
  await db`delete from calendar_viewers where seen_at < ${new Date(viewer.now - 10 * viewerLife)}`
  return row!.isNew
}

export const readViewers = (db: Db, { hotelId, staffId, now }: Pick<Viewer, 'hotelId' | 'staffId' | 'now'>) =>
  db<ViewerRow[]>`
    select staff_id as id, staff_name as name, room_type_id as room, rate_plan_id as plan, night::text
    from calendar_viewers
    where hotel_id = ${hotelId} and staff_id <> ${staffId} and seen_at > ${new Date(now - viewerLife)}
    order by staff_id limit 20`
