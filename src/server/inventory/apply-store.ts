import type { PlainDate } from '#domain/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { emptyInventory } from './catalogue-store.ts'
import type { FileName } from './format/files.ts'
import { recordChangeOfEverything } from './record-changes.ts'

type Scope = { files: readonly FileName[]; today: PlainDate; replace: boolean }

/**
 * Puts the staged rows in place. Each file is complete for the hotels that it, or the file of hotels, names: what it
 * no longer holds of them is closed or removed. Returns how many hotels are open afterwards.
 */
export async function applyInventory(tx: Tx, { files, today, replace }: Scope): Promise<number> {
  await leaveDemonstration(tx)
  await applyHotels(tx, replace)
  await tx`
    create temporary table scope on commit drop as
    select distinct stage.file, hotels.id from stage join hotels on hotels.code = stage.hotel and not hotels.demo
    union
    select other.file, hotels.id from stage join hotels on hotels.code = stage.key and not hotels.demo,
      unnest(${files as FileName[]}::text[]) as other (file) where stage.file = 'hotels'`
  await applyTexts(tx)
  await applyRooms(tx)
  await applyRates(tx)
  await applyRestrictions(tx)
  await applyTaxes(tx)
  await applyImages(tx)
  await applyPromotions(tx)
  const [row] = await tx<
    { hotels: number }[]
  >`select count(*)::int as hotels from hotels where state = 'open'`
  const hotels = row?.hotels ?? 0
  await tx`
    insert into catalogue (source, state, seed, hotels, filled, made_on) values ('own', 'ready', 0, ${hotels}, ${hotels}, ${today})
    on conflict (single) do update set source = 'own', state = 'ready', seed = 0, hotels = ${hotels}, filled = ${hotels}`
  await recordChangeOfEverything(tx)
  return hotels
}

/** An operator's own inventory takes the place of the demonstration; what orders name is closed instead of removed. */
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
      // 23503: an order names one of them.
      if (error.code !== '23503') throw error
      return false
    })
  if (!gone || found.own) await tx`update hotels set state = 'closed' where demo`
}

async function applyHotels(tx: Tx, replace: boolean) {
  await tx`
    insert into hotels (code, demo, state, city, district, stars, name_en, name_zh, address_en, address_zh, lat, lon,
      time_zone, currency, amenities, check_in_from, check_in_until, check_out_until, children_free, pets, smoking,
      kind, setting, region, seed, centre_m, floors, opened, renovated)
    select x.code, false, 'open', x.city, x.district, x.stars, x.name_en, x.name_zh, x.address_en, x.address_zh, x.lat,
      x.lon, x.time_zone, x.currency, array(select jsonb_array_elements_text(x.amenities)), x.check_in_from,
      x.check_in_until, x.check_out_until, x.children_free, x.pets, x.smoking, x.kind, x.setting, x.region, x.seed,
      x.centre_m, x.floors, x.opened, x.renovated
    from stage, jsonb_to_record(row) as x (code text, city bigint, district bigint, stars smallint, name_en text,
      name_zh text, address_en text, address_zh text, lat float8, lon float8, time_zone text, currency text,
      amenities jsonb, check_in_from text, check_in_until text, check_out_until text, children_free smallint,
      pets text, smoking text, kind text, setting text, region text, seed bigint, centre_m int, floors smallint,
      opened smallint, renovated smallint)
    where file = 'hotels' order by line
    on conflict (code) do update set demo = false, state = 'open', city = excluded.city, district = excluded.district,
      stars = excluded.stars, name_en = excluded.name_en, name_zh = excluded.name_zh,
      address_en = excluded.address_en, address_zh = excluded.address_zh, lat = excluded.lat, lon = excluded.lon,
      time_zone = excluded.time_zone, currency = excluded.currency, amenities = excluded.amenities,
      check_in_from = excluded.check_in_from, check_in_until = excluded.check_in_until,
      check_out_until = excluded.check_out_until, children_free = excluded.children_free, pets = excluded.pets,
      smoking = excluded.smoking, kind = excluded.kind, setting = excluded.setting, region = excluded.region,
      seed = excluded.seed, centre_m = excluded.centre_m, floors = excluded.floors, opened = excluded.opened,
      renovated = excluded.renovated`
  if (replace) {
    await tx`
      update hotels set state = 'closed' where not demo and state = 'open'
        and code not in (select key from stage where file = 'hotels')`
  }
}

async function applyTexts(tx: Tx) {
  await tx`delete from hotel_texts where hotel_id in (select id from scope where file = 'texts')`
  await tx`
    insert into hotel_texts (hotel_id, locale, description)
    select hotels.id, row->>'locale', row->>'description' from stage join hotels on hotels.code = stage.hotel
    where file = 'texts'`
}

async function applyRooms(tx: Tx) {
  await tx`
    update room_types set state = 'closed' from hotels where hotels.id = hotel_id
      and hotel_id in (select id from scope where file = 'rooms')
      and not exists (select from stage where file = 'rooms' and key = hotels.code || '/' || room_types.code)`
  // As `set_units` does it for one: a change of units is a change of every night that has a row and no number of its own.
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
  await tx`
    insert into room_types (hotel_id, code, state, position, name_en, name_zh, picture, beds, size_m2, included_adults,
      max_adults, max_guests, units, amenities)
    select hotels.id, x.code, 'open', row_number() over (partition by hotels.id order by line) - 1, x.name_en,
      x.name_zh, x.picture, x.beds, x.size_m2, x.included_adults, x.max_adults, x.max_guests, x.units,
      array(select jsonb_array_elements_text(x.amenities))
    from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (code text, name_en text,
      name_zh text, picture text, beds jsonb, size_m2 int, included_adults smallint, max_adults smallint,
      max_guests smallint, units int, amenities jsonb)
    where file = 'rooms' order by hotels.id, line
    on conflict (hotel_id, code) do update set state = 'open', position = excluded.position,
      name_en = excluded.name_en, name_zh = excluded.name_zh, picture = excluded.picture, beds = excluded.beds,
      size_m2 = excluded.size_m2, included_adults = excluded.included_adults, max_adults = excluded.max_adults,
      max_guests = excluded.max_guests, units = excluded.units, amenities = excluded.amenities`
}

async function applyRates(tx: Tx) {
  await tx`
    update rate_plans set state = 'closed' from hotels where hotels.id = hotel_id
      and hotel_id in (select id from scope where file = 'rates')
      and not exists (select from stage where file = 'rates' and key = hotels.code || '/' || rate_plans.code)`
  await tx`
    insert into rate_plans (hotel_id, code, state, position, name_en, name_zh, percent, single_use, extra_adult, board,
      board_price, children, payment, cancellation, room_types)
    select hotels.id, x.code, 'open', row_number() over (partition by hotels.id order by line) - 1, x.name_en,
      x.name_zh, x.percent, x.single_use, x.extra_adult, x.board, x.board_price, x.children, x.payment,
      jsonb_build_object('steps', x.cancellation, 'noShow', x.no_show),
      case when jsonb_typeof(x.rooms) = 'array' then array(
        select room_types.id from room_types where room_types.hotel_id = hotels.id
          and room_types.code in (select jsonb_array_elements_text(x.rooms)) order by position) end
    from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (code text, name_en text,
      name_zh text, percent int, single_use int, extra_adult bigint, board text, board_price bigint, children jsonb,
      payment jsonb, cancellation jsonb, no_show jsonb, rooms jsonb)
    where file = 'rates' order by hotels.id, line
    on conflict (hotel_id, code) do update set state = 'open', position = excluded.position,
      name_en = excluded.name_en, name_zh = excluded.name_zh, percent = excluded.percent,
      single_use = excluded.single_use, extra_adult = excluded.extra_adult, board = excluded.board,
      board_price = excluded.board_price, children = excluded.children, payment = excluded.payment,
      cancellation = excluded.cancellation, room_types = excluded.room_types`
}

async function applyRestrictions(tx: Tx) {
  await tx`delete from restrictions where hotel_id in (select id from scope where file = 'restrictions')`
  await tx`
    insert into restrictions (hotel_id, room_type_id, rate_plan_id, kind, from_date, to_date, weekdays, value)
    select hotels.id, room_types.id, rate_plans.id, x.kind, x."from", x."to", x.weekdays, x.value
    from stage join hotels on hotels.code = stage.hotel
      left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
      left join rate_plans on rate_plans.hotel_id = hotels.id and rate_plans.code = row->>'rate',
      jsonb_to_record(row) as x (kind text, "from" date, "to" date, weekdays smallint, value smallint)
    where file = 'restrictions'`
}

async function applyTaxes(tx: Tx) {
  await tx`delete from taxes where hotel_id in (select id from scope where file = 'taxes')`
  await tx`
    insert into taxes (hotel_id, position, kind, name_en, name_zh, "of", value, per, each, max_nights, from_age, collected)
    select hotels.id, row_number() over (partition by hotels.id order by line) - 1, x.kind, x.name_en, x.name_zh,
      x."of", x.value, x.per, x.each, x.max_nights, x.from_age, x.collected
    from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (kind text, name_en text,
      name_zh text, "of" text, value bigint, per text, each text, max_nights smallint, from_age smallint, collected text)
    where file = 'taxes'`
}

async function applyImages(tx: Tx) {
  await tx`delete from images where hotel_id in (select id from scope where file = 'images')`
  await tx`
    insert into images (hotel_id, room_type_id, position, url, alt_en, alt_zh)
    select hotels.id, room_types.id, row_number() over (partition by hotels.id order by line) - 1, row->>'url',
      row->>'alt_en', row->>'alt_zh'
    from stage join hotels on hotels.code = stage.hotel
      left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
    where file = 'images' order by hotels.id, line`
}

async function applyPromotions(tx: Tx) {
  await tx`
    insert into promotions (code, "of", value, currency, booked_from, booked_until, min_nights, uses_per_account, uses_in_all)
    select x.code, x."of", x.value, x.currency, x.booked_from, x.booked_until, x.min_nights, x.uses_per_account, x.uses_in_all
    from stage, jsonb_to_record(row) as x (code text, "of" text, value bigint, currency text, booked_from timestamptz,
      booked_until timestamptz, min_nights smallint, uses_per_account int, uses_in_all int)
    where file = 'promotions'
    on conflict (code) do update set "of" = excluded."of", value = excluded.value, currency = excluded.currency,
      booked_from = excluded.booked_from, booked_until = excluded.booked_until, min_nights = excluded.min_nights,
      uses_per_account = excluded.uses_per_account, uses_in_all = excluded.uses_in_all`
}
