import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../../db/database.ts'
import type { StoredRow } from '../csv/rows.ts'
import type { PlaceKnown } from '../import/import-store.ts'

/** Columns come from the table of fields, never from a caller. */
export async function updateFacts(tx: Tx, hotelId: Id, facts: StoredRow) {
  await tx`update hotels set ${tx(facts as Record<string, never>)} where id = ${hotelId}`
}

export async function writeText(tx: Tx, hotelId: Id, locale: string, description: string, now: number) {
  if (description === '') await tx`delete from hotel_texts where hotel_id = ${hotelId} and locale = ${locale}`
  else
    await tx`
      insert into hotel_texts (hotel_id, locale, description, changed_at)
      values (${hotelId}, ${locale}, ${description}, ${new Date(now)})
      on conflict (hotel_id, locale) do update set description = excluded.description, changed_at = excluded.changed_at`
}

type Item = { readonly hotelId: Id; readonly code: string; readonly isOpen: boolean; readonly row: StoredRow }

const asJson = (row: StoredRow) => JSON.stringify(row)

/** The number of rooms of an existing room type is not changed here. Returns its id. */
export async function writeRoom(tx: Tx, { hotelId, code, isOpen, row }: Item): Promise<Id> {
  const [written] = await tx<{ id: Id }[]>`
    insert into room_types (hotel_id, code, state, position, name_en, name_zh, picture, beds, size_m2, included_adults,
      max_adults, max_guests, units, amenities)
    select ${hotelId}, ${code}, ${isOpen ? 'open' : 'closed'},
      (select coalesce(max(position) + 1, 0) from room_types where hotel_id = ${hotelId}), x.name_en, x.name_zh, x.picture,
      x.beds, x.size_m2, x.included_adults, x.max_adults, x.max_guests, x.units,
      array(select jsonb_array_elements_text(x.amenities))
    from jsonb_to_record(${asJson(row)}::text::jsonb) as x (name_en text, name_zh text, picture text, beds jsonb,
      size_m2 int, included_adults smallint, max_adults smallint, max_guests smallint, units int, amenities jsonb)
    on conflict (hotel_id, code) do update set state = excluded.state, name_en = excluded.name_en,
      name_zh = excluded.name_zh, picture = excluded.picture, beds = excluded.beds, size_m2 = excluded.size_m2,
      included_adults = excluded.included_adults, max_adults = excluded.max_adults, max_guests = excluded.max_guests,
      amenities = excluded.amenities
    returning id`
  return written!.id
}

/** The last night on which more rooms of the type are taken than this. */
export async function lastNightAbove(tx: Tx, roomTypeId: Id, units: number): Promise<PlainDate> {
  const [row] = await tx<{ night: PlainDate }[]>`
    select max(night)::text as night from inventory_nights join room_types on room_types.id = room_type_id
    where room_type_id = ${roomTypeId} and inventory_nights.units is null and room_types.units - free > ${units}`
  return row!.night
}

export async function writeRate(tx: Tx, { hotelId, code, isOpen, row }: Item): Promise<Id> {
  const [written] = await tx<{ id: Id }[]>`
    insert into rate_plans (hotel_id, code, state, position, name_en, name_zh, percent, own_prices, price_sum, single_use,
      extra_adult, board, board_price, children, payment, cancellation, room_types)
    select ${hotelId}, ${code}, ${isOpen ? 'open' : 'closed'},
      (select coalesce(max(position) + 1, 0) from rate_plans where hotel_id = ${hotelId}), x.name_en, x.name_zh,
      case when x.percent ~ '^[0-9]' then x.percent::int else 10000 end, x.percent = 'own',
      case when x.percent ~ '^[+-]' then x.percent::bigint else 0 end, x.single_use, x.extra_adult,
      x.board, x.board_price, x.children, x.payment, jsonb_build_object('steps', x.cancellation, 'noShow', x.no_show),
      case when jsonb_typeof(x.rooms) = 'array' then array(
        select id from room_types where hotel_id = ${hotelId}
          and code in (select jsonb_array_elements_text(x.rooms)) order by position) end
    from jsonb_to_record(${asJson(row)}::text::jsonb) as x (name_en text, name_zh text, percent text, single_use int,
      extra_adult bigint, board text, board_price bigint, children jsonb, payment jsonb, cancellation jsonb,
      no_show jsonb, rooms jsonb)
    on conflict (hotel_id, code) do update set state = excluded.state, name_en = excluded.name_en,
      name_zh = excluded.name_zh, percent = excluded.percent, own_prices = excluded.own_prices,
      price_sum = excluded.price_sum, single_use = excluded.single_use, extra_adult = excluded.extra_adult, board = excluded.board,
      board_price = excluded.board_price, children = excluded.children, payment = excluded.payment,
      cancellation = excluded.cancellation, room_types = excluded.room_types
    returning id`
  await tx`
    delete from price_calendars where rate_plan_id = ${written!.id}
      and exists (select from rate_plans where id = ${written!.id} and not own_prices)`
  return written!.id
}

export async function writeTaxes(tx: Tx, hotelId: Id, taxes: readonly StoredRow[]) {
  await tx`delete from taxes where hotel_id = ${hotelId}`
  await tx`
    insert into taxes (hotel_id, position, kind, name_en, name_zh, "of", value, per, each, max_nights, from_age, collected)
    select ${hotelId}, x.n - 1, tax.kind, tax.name_en, tax.name_zh, tax."of", tax.value, tax.per, tax.each, tax.max_nights,
      tax.from_age, tax.collected
    from jsonb_array_elements(${JSON.stringify(taxes)}::text::jsonb) with ordinality as x (row, n),
      jsonb_to_record(x.row) as tax (kind text, name_en text, name_zh text, "of" text, value bigint, per text, each text,
        max_nights smallint, from_age smallint, collected text)`
}

export async function writeImages(tx: Tx, hotelId: Id, images: readonly StoredRow[]) {
  await tx`delete from images where hotel_id = ${hotelId}`
  await tx`
    insert into images (hotel_id, room_type_id, position, url, alt_en, alt_zh, category)
    select ${hotelId}, (select id from room_types where hotel_id = ${hotelId} and code = image.room), x.n - 1, image.url,
      image.alt_en, image.alt_zh, image.category
    from jsonb_array_elements(${JSON.stringify(images)}::text::jsonb) with ordinality as x (row, n),
      jsonb_to_record(x.row) as image (room text, url text, alt_en text, alt_zh text, category text)`
}

/** Cities and districts by slug. */
export async function readPlaces(tx: Tx, slugs: readonly string[]): Promise<Map<string, PlaceKnown>> {
  const rows = await tx<(PlaceKnown & { slug: string })[]>`
    select slug, id::float8 as id, kind, parent::float8 as parent, country, lat, lon, time_zone as zone
    from places where slug = any(${[...slugs]}) and kind in ('city', 'district')`
  return new Map(rows.map(({ slug, ...place }) => [slug, place]))
}
