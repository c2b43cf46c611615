import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { copyRows } from '../../db/copy-rows.ts'
import type { Tx } from '../../db/database.ts'
import { copyText } from '../../places/rows.ts'
import type { FileName } from '../csv/files.ts'
import type { StoredRow } from '../csv/rows.ts'

export type StagedRow = {
  file: FileName
  line: number
  hotel: string | null
  room: string | null
  key: string | null
  row: StoredRow
}
export type PlaceKnown = {
  id: number
  kind: string
  parent: number | null
  country: string
  lat: number
  lon: number
  zone: string
}
export type StageFault = { file: string; line: number | null; column: string | null; reason: string }

// An arbitrary advisory lock key; every process must use the same.
const importLock = 7_083_026
/** Imports run one after another; one takes longer than a statement may. */
export async function lockImports(tx: Tx) {
  await tx`set local statement_timeout = 0`
  await tx`select pg_advisory_xact_lock(${importLock})`
}

/** Codes of the hotels and promotions that valid rows name. */
export async function readNamed(tx: Tx): Promise<{ hotels: string[]; promotions: string[] }> {
  const [row] = await tx<{ hotels: string[]; promotions: string[] }[]>`
    select array(select distinct hotel from stage where hotel is not null) as hotels,
      array(select distinct key from stage where file = 'promotions') as promotions`
  return row!
}

/** The hotels that the staged rows change. */
export const readStagedHotels = (tx: Tx) => tx<{ hotelId: Id }[]>`
  select id::text as "hotelId" from hotels where code in (select hotel from stage) and not demo order by id`

export async function createStage(tx: Tx) {
  await lockImports(tx)
  await tx`
    create temporary table stage (
      file text not null, line integer not null, hotel text, room text, key text, row jsonb not null,
      bad boolean not null default false
    ) on commit drop`
}

export async function knownHotels(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx<
    { code: string; currency: string }[]
  >`select code, currency from hotels where not demo`
  return new Map(rows.map(({ code, currency }) => [code, currency]))
}

export async function knownPlaces(tx: Tx): Promise<Map<string, PlaceKnown>> {
  const rows = await tx<(PlaceKnown & { slug: string })[]>`
    select slug, id::float8 as id, kind, parent::float8 as parent, country, lat, lon, time_zone as zone
    from places where kind in ('city', 'district') and listed`
  return new Map(rows.map(({ slug, ...place }) => [slug, place]))
}

export async function stageRows(tx: Tx, rows: readonly StagedRow[]) {
  const cells = rows.map(({ file, line, hotel, room, key, row }) => [
    file,
    line,
    hotel,
    room,
    key,
    JSON.stringify(row),
  ])
  const statement = 'copy stage (file, line, hotel, room, key, row) from stdin'
  await copyRows(tx, statement, copyText({ columns: [], rows: cells }))
}

/** Faults across rows: duplicates, dangling references, and changes that would break a guest's order. */
export async function findStageFaults(
  tx: Tx,
  { today, ...removing }: { today: PlainDate } & Removing,
): Promise<StageFault[]> {
  await tx`create index on stage (file, key)`
  await tx`analyze stage`
  const marked = await tx<StageFault[]>`
    with twice as (
      select file, line, min(line) over (partition by file, key) as first, key from stage where key is not null
    ), faults as (
      select file, line, case when file in ('hotels', 'promotions') then 'code' else null end as "column",
        format('"%s" stands there already, on line %s', key, first) as reason
      from twice where line > first
      union all
      select file, line, 'room', format('hotel %s has no room "%s"', hotel, room) from stage
      where room is not null and not exists (
        select from stage as rooms where rooms.file = 'rooms' and rooms.key = stage.hotel || '/' || stage.room)
        and not exists (
          select from room_types join hotels on hotels.id = hotel_id
          where hotels.code = stage.hotel and room_types.code = stage.room and room_types.state = 'open' and not demo)
      union all
      select file, line, 'rate', format('hotel %s has no rate "%s"', hotel, row->>'rate') from stage
      where file in ('calendars', 'restrictions') and row->>'rate' is not null and not exists (
        select from stage as rates where rates.file = 'rates' and rates.key = stage.hotel || '/' || (stage.row->>'rate'))
        and not exists (
          select from rate_plans join hotels on hotels.id = hotel_id
          where hotels.code = stage.hotel and rate_plans.code = stage.row->>'rate' and rate_plans.state = 'open' and not demo)
      union all
      select file, line, 'rate', format('rate "%s" of hotel %s takes the prices of its rooms; one with prices of its own has "own" as its percent', row->>'rate', hotel)
      from stage where file = 'calendars' and not coalesce(
        (select bool_or(rates.row->>'percent' = 'own') from stage as rates
          where rates.file = 'rates' and rates.key = stage.hotel || '/' || (stage.row->>'rate')),
        (select own_prices from rate_plans join hotels on hotels.id = hotel_id
          where hotels.code = stage.hotel and rate_plans.code = stage.row->>'rate' and not demo))
      union all
      select file, line, 'rooms', format('hotel %s has no room "%s"', hotel, wanted) from stage,
        jsonb_array_elements_text(case jsonb_typeof(row->'rooms') when 'array' then row->'rooms' else '[]' end) as wanted
      where file = 'rates' and not exists (
        select from stage as rooms where rooms.file = 'rooms' and rooms.key = stage.hotel || '/' || wanted)
        and not exists (
          select from room_types join hotels on hotels.id = hotel_id
          where hotels.code = stage.hotel and room_types.code = wanted and room_types.state = 'open' and not demo)
    ), marked as (
      update stage set bad = true from faults where (stage.file, stage.line) = (faults.file, faults.line)
    )
    select file, line, "column", reason from faults order by file, line`
  return [...marked, ...(await soldFaults(tx, today, removing))]
}

type Removing = { replace: boolean; complete: boolean }

/** Booked nights: fewer rooms than these, another currency or another time zone would break their orders. */
async function soldFaults(tx: Tx, today: PlainDate, { replace, complete }: Removing): Promise<StageFault[]> {
  return tx<StageFault[]>`
    with taken as (
      select hotels.code as hotel, hotels.currency, hotels.time_zone, room_types.code as room,
        max(sold) filter (where inventory_nights.units is null) as most, max(night)::text as last
      from inventory_nights join room_types on room_types.id = room_type_id join hotels on hotels.id = room_types.hotel_id,
        lateral (select coalesce(inventory_nights.units, room_types.units) - free - sample as sold) as taken
      where night >= ${today} and sold > 0 and not demo
      group by hotels.code, hotels.currency, hotels.time_zone, room_types.code
    ), faults as (
      select stage.file, stage.line, 'units' as "column",
        format('%s rooms are booked for a night until %s; there cannot be fewer', most, last) as reason
      from stage join taken on stage.file = 'rooms' and stage.key = taken.hotel || '/' || taken.room
      where (row->>'units')::int < most
      union all
      select distinct stage.file, stage.line, 'currency', format('rooms are booked in %s; the currency cannot change', taken.currency)
      from stage join taken on stage.file = 'hotels' and stage.key = taken.hotel where row->>'currency' <> taken.currency
      union all
      select distinct stage.file, stage.line, 'time_zone', format('rooms are booked by the clock of %s; the zone cannot change', taken.time_zone)
      from stage join taken on stage.file = 'hotels' and stage.key = taken.hotel where row->>'time_zone' <> taken.time_zone
      union all
      select 'rooms', null, 'code', format('room "%s" of hotel %s is missing, but booked until %s', room, hotel, last) from taken
      where ${complete} and hotel in (select hotel from stage where file in ('rooms')) and not exists (
        select from stage where file = 'rooms' and key = taken.hotel || '/' || taken.room)
      union all
      select distinct 'hotels', null::int, 'code', format('hotel %s is missing, but rooms are booked until %s', hotel, max(last) over (partition by hotel))
      from taken where ${replace} and not exists (select from stage where file = 'hotels' and key = taken.hotel)
    ), marked as (
      update stage set bad = true from faults where (stage.file, stage.line) = (faults.file, faults.line)
    )
    select file, line, "column", reason from faults order by file, line nulls last`
}

export async function dropFaulty(tx: Tx) {
  await tx`delete from stage where bad`
}
