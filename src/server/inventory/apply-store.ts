import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { emptyInventory } from './catalogue-store.ts'
import type { FileName } from './csv/files.ts'
import {
  type Applied,
  applyImages,
  applyRestrictions,
  applyTaxes,
  applyTexts,
  columnList,
  type Unnamed,
} from './import/apply-rows-store.ts'

type Scope = { files: readonly FileName[]; replace: boolean; complete: boolean; keepDemonstration: boolean }
/** Number of changed rows of each file. */
export type ChangedRows = Record<FileName, number>
export type AppliedInventory = { readonly changed: ChangedRows; readonly unnamed: readonly Unnamed[] }

/**
 * Applies the staged rows of all files but calendars. If the files are complete, rows of the hotels that a file, or
 * hotels.csv, names are closed or deleted where the file does not hold them.
 */
export async function applyInventory(
  tx: Tx,
  { files, replace, complete, keepDemonstration }: Scope,
): Promise<AppliedInventory> {
  if (!keepDemonstration) await leaveDemonstration(tx)
  const hotels = await applyHotels(tx, replace)
  await tx`
    create temporary table scope on commit drop as
    select distinct stage.file, hotels.id from stage join hotels on hotels.code = stage.hotel and not hotels.demo
    union
    select other.file, hotels.id from stage join hotels on hotels.code = stage.key and not hotels.demo,
      unnest(${files as FileName[]}::text[]) as other (file) where stage.file = 'hotels'`
  const texts = await applyTexts(tx, complete)
  const rooms = await applyRooms(tx, complete)
  const rates = await applyRates(tx, complete)
  const restrictions = await applyRestrictions(tx, complete)
  const taxes = await applyTaxes(tx, complete)
  const images = await applyImages(tx, complete)
  return {
    changed: {
      hotels,
      texts: texts.changed,
      rooms: rooms.changed,
      rates: rates.changed,
      calendars: 0,
      restrictions: restrictions.changed,
      taxes: taxes.changed,
      promotions: await applyPromotions(tx),
      images: images.changed,
    },
    unnamed: [texts, rooms, rates, restrictions, taxes, images].flatMap(({ unnamed }) => unnamed),
  }
}

/** Marks the inventory as the operator's own, unless demonstration hotels remain. Returns the number of open hotels. */
export async function noteInventory(tx: Tx, today: PlainDate, keepDemonstration: boolean): Promise<number> {
  const [{ hotels, demo }] = await tx<[{ hotels: number; demo: boolean }]>`
    select count(*)::int as hotels, exists (select from hotels where demo) as demo from hotels where state = 'open'`
  if (keepDemonstration && demo) return hotels
  await tx`
    insert into catalogue (source, state, seed, hotels, filled, made_on) values ('own', 'ready', 0, ${hotels}, ${hotels}, ${today})
    on conflict (single) do update set source = 'own', state = 'ready', seed = 0, hotels = ${hotels}, filled = ${hotels}`
  return hotels
}

/** The operator's inventory replaces the demonstration; rows that orders refer to are closed instead of deleted. */
async function leaveDemonstration(tx: Tx) {
  const [found] = await tx<{ own: boolean; demo: boolean }[]>`
    select exists (select from hotels where demo) as demo, exists (select from hotels where not demo) as own`
  if (!found?.demo) return
  const gone = await tx
    .savepoint(async (step) => {
      if (!found.own) await emptyInventory(step)
      return true
    })
    .catch((error: { code?: string }) => {
      // 23503 (foreign key violation): an order refers to one of them.
      if (error.code !== '23503') throw error
      return false
    })
  if (!gone || found.own) await tx`update hotels set state = 'closed' where demo`
}

/** `a = excluded.a, …` only for rows that differ: unchanged rows are neither locked nor counted. */
function update(tx: Tx, table: string, columns: readonly string[]) {
  const list = (of: string) => columns.map((column) => `${of}."${column}"`).join(', ')
  const set = columns.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  return tx.unsafe(`update set ${set} where (${list(table)}) is distinct from (${list('excluded')})`)
}

const hotelColumns = [
  ...['demo', 'state', 'city', 'district', 'stars', 'name_en', 'name_zh', 'address_en', 'address_zh', 'lat'],
  ...['lon', 'time_zone', 'currency', 'amenities', 'check_in_from', 'check_in_until', 'check_out_until'],
  ...[
    'children_free',
    'pets',
    'smoking',
    'kind',
    'setting',
    'region',
    'seed',
    'centre_m',
    'floors',
    'opened',
  ],
  ...['renovated', 'phone'],
]

async function applyHotels(tx: Tx, replace: boolean): Promise<number> {
  const stored = await tx`
    insert into hotels (code, ${columnList(tx, hotelColumns)})
    select x.code, false, 'open', x.city, x.district, x.stars, x.name_en, x.name_zh, x.address_en, x.address_zh, x.lat,
      x.lon, x.time_zone, x.currency, array(select jsonb_array_elements_text(x.amenities)), x.check_in_from,
      x.check_in_until, x.check_out_until, x.children_free, x.pets, x.smoking, x.kind, x.setting, x.region, x.seed,
      x.centre_m, x.floors, x.opened, x.renovated, x.phone
    from stage, jsonb_to_record(row) as x (code text, city bigint, district bigint, stars smallint, name_en text,
      name_zh text, address_en text, address_zh text, lat float8, lon float8, time_zone text, currency text,
      amenities jsonb, check_in_from text, check_in_until text, check_out_until text, children_free smallint,
      pets text, smoking text, kind text, setting text, region text, seed bigint, centre_m int, floors smallint,
      opened smallint, renovated smallint, phone text)
    where file = 'hotels' order by line
    on conflict (code) do ${update(tx, 'hotels', hotelColumns)}`
  if (!replace) return stored.count
  const closed = await tx`
    update hotels set state = 'closed' where not demo and state = 'open'
      and code not in (select key from stage where file = 'hotels')`
  return stored.count + closed.count
}

const isUnnamed = (tx: Tx, file: FileName, table: string) => tx`
  hotels.id = hotel_id and ${tx(table)}.state = 'open' and hotel_id in (select id from scope where file = ${file})
    and not exists (select from stage where file = ${file} and key = hotels.code || '/' || ${tx(table)}.code)`

/** Open rooms or rates of the hotels in question that the file does not name. */
const findUnnamed = (tx: Tx, file: FileName, table: string) => tx<Unnamed[]>`
  select ${file} as file, hotels.code || ': ' || ${tx(table)}.code as text from ${tx(table)}, hotels
  where ${isUnnamed(tx, file, table)} order by 2`

const closeUnnamed = (tx: Tx, file: FileName, table: string) => tx`
  update ${tx(table)} set state = 'closed' from hotels where ${isUnnamed(tx, file, table)}`

/** A complete file orders the rows; otherwise known rows keep their position and new ones follow. */
const positionOf = (tx: Tx, table: string, complete: boolean) =>
  complete
    ? tx`row_number() over (partition by hotels.id order by line) - 1`
    : tx`coalesce((select position from ${tx(table)} as own where own.hotel_id = hotels.id and own.code = x.code),
        (select coalesce(max(position), -1) from ${tx(table)} as own where own.hotel_id = hotels.id)
          + row_number() over (partition by hotels.id, exists (
              select from ${tx(table)} as own where own.hotel_id = hotels.id and own.code = x.code) order by line))`

const roomColumns = [
  ...[
    'state',
    'position',
    'name_en',
    'name_zh',
    'picture',
    'beds',
    'size_m2',
    'included_adults',
    'max_adults',
  ],
  ...['max_guests', 'units', 'amenities'],
]

async function applyRooms(tx: Tx, complete: boolean): Promise<Applied> {
  const unnamed = await findUnnamed(tx, 'rooms', 'room_types')
  if (complete) await closeUnnamed(tx, 'rooms', 'room_types')
  // The same as `set_units` for one room type: a change of units changes every night that has a row without a
  // number of its own.
  await tx`
    with changed as (
      select room_types.id, (row->>'units')::int - units as more
      from stage join hotels on hotels.code = stage.hotel
        join room_types on room_types.hotel_id = hotels.id and room_types.code = row->>'code'
      where stage.file = 'rooms' and units <> (row->>'units')::int
      order by room_types.id for update of room_types
    )
    update inventory_nights set free = free + more from changed
    where room_type_id = changed.id and inventory_nights.units is null`
  const stored = await tx`
    insert into room_types (hotel_id, code, ${columnList(tx, roomColumns)})
    select hotels.id, x.code, 'open', ${positionOf(tx, 'room_types', complete)}, x.name_en,
      x.name_zh, x.picture, x.beds, x.size_m2, x.included_adults, x.max_adults, x.max_guests, x.units,
      array(select jsonb_array_elements_text(x.amenities))
    from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (code text, name_en text,
      name_zh text, picture text, beds jsonb, size_m2 int, included_adults smallint, max_adults smallint,
      max_guests smallint, units int, amenities jsonb)
    where file = 'rooms' order by hotels.id, line
    on conflict (hotel_id, code) do ${update(tx, 'room_types', roomColumns)}`
  return { changed: stored.count + (complete ? unnamed.length : 0), unnamed }
}

const rateColumns = [
  ...[
    'state',
    'position',
    'name_en',
    'name_zh',
    'percent',
    'own_prices',
    'price_sum',
    'single_use',
    'extra_adult',
    'board',
    'board_price',
  ],
  ...['children', 'payment', 'cancellation', 'room_types'],
]

async function applyRates(tx: Tx, complete: boolean): Promise<Applied> {
  const unnamed = await findUnnamed(tx, 'rates', 'rate_plans')
  if (complete) await closeUnnamed(tx, 'rates', 'rate_plans')
  const stored = await tx`
    insert into rate_plans (hotel_id, code, ${columnList(tx, rateColumns)})
    select hotels.id, x.code, 'open', ${positionOf(tx, 'rate_plans', complete)}, x.name_en,
      x.name_zh, case when x.percent ~ '^[0-9]' then x.percent::int else 10000 end, x.percent = 'own',
      case when x.percent ~ '^[+-]' then x.percent::bigint else 0 end, x.single_use, x.extra_adult, x.board, x.board_price, x.children, x.payment,
      jsonb_build_object('steps', x.cancellation, 'noShow', x.no_show),
      case when jsonb_typeof(x.rooms) = 'array' then array(
        select room_types.id from room_types where room_types.hotel_id = hotels.id
          and room_types.code in (select jsonb_array_elements_text(x.rooms)) order by position) end
    from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (code text, name_en text,
      name_zh text, percent text, single_use int, extra_adult bigint, board text, board_price bigint, children jsonb,
      payment jsonb, cancellation jsonb, no_show jsonb, rooms jsonb)
    where file = 'rates' order by hotels.id, line
    on conflict (hotel_id, code) do ${update(tx, 'rate_plans', rateColumns)}`
  return { changed: stored.count + (complete ? unnamed.length : 0), unnamed }
}

const promotionColumns = [
  ...[
    'of',
    'value',
    'currency',
    'booked_from',
    'booked_until',
    'min_nights',
    'uses_per_account',
    'uses_in_all',
  ],
]

async function applyPromotions(tx: Tx): Promise<number> {
  const stored = await tx`
    insert into promotions (code, ${columnList(tx, promotionColumns)})
    select x.code, x."of", x.value, x.currency, x.booked_from, x.booked_until, x.min_nights, x.uses_per_account, x.uses_in_all
    from stage, jsonb_to_record(row) as x (code text, "of" text, value bigint, currency text, booked_from timestamptz,
      booked_until timestamptz, min_nights smallint, uses_per_account int, uses_in_all int)
    where file = 'promotions'
    on conflict (code) do ${update(tx, 'promotions', promotionColumns)}`
  return stored.count
}
