import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../../db/database.ts'
import type { FileName } from '../csv/files.ts'
import type { Cells } from '../exported-rows.ts'
import type { ChangedRow } from '../import/changed-rows.ts'

type Undone = { readonly change: ChangedRow; readonly restored: Cells | null }

/** Hotels, and rooms as `hotel/room`, with booked nights ahead. */
export async function findBooked(tx: Tx, hotels: readonly string[], today: PlainDate) {
  const rows = await tx<{ hotel: string; room: string }[]>`
    select distinct hotels.code as hotel, room_types.code as room
    from inventory_nights join room_types on room_types.id = room_type_id join hotels on hotels.id = room_types.hotel_id
    where hotels.code = any(${[...hotels]}::text[]) and night >= ${today}
      and coalesce(inventory_nights.units, room_types.units) - free - sample > 0`
  return {
    hotels: new Set(rows.map(({ hotel }) => hotel)),
    rooms: new Set(rows.map(({ hotel, room }) => `${hotel}/${room}`)),
  }
}

export async function hotelIdsOf(tx: Tx, codes: readonly string[]): Promise<Id[]> {
  const rows = await tx<
    { id: Id }[]
  >`select id from hotels where code = any(${[...codes]}::text[]) order by id`
  return rows.map(({ id }) => id)
}

/** Rows that the import added: hotels, rooms and rates are closed, a promotion ends, others are deleted. */
export async function removeRows(tx: Tx, added: readonly ChangedRow[], now: number) {
  const of = (file: FileName) =>
    tx.json(added.flatMap((row) => (row.file === file ? [row.after] : [])) as never)
  await tx`
    update hotels set state = 'closed' from jsonb_to_recordset(${of('hotels')}) as gone (code text)
    where hotels.code = gone.code`
  await tx`
    update room_types set state = 'closed'
    from hotels, jsonb_to_recordset(${of('rooms')}) as gone (hotel text, code text)
    where hotels.code = gone.hotel and hotel_id = hotels.id and room_types.code = gone.code`
  await tx`
    update rate_plans set state = 'closed'
    from hotels, jsonb_to_recordset(${of('rates')}) as gone (hotel text, code text)
    where hotels.code = gone.hotel and hotel_id = hotels.id and rate_plans.code = gone.code`
  await tx`
    delete from hotel_texts using hotels, jsonb_to_recordset(${of('texts')}) as gone (hotel text, locale text)
    where hotels.code = gone.hotel and hotel_id = hotels.id and hotel_texts.locale = gone.locale`
  await tx`
    delete from restrictions using hotels, jsonb_to_recordset(${of('restrictions')}) as
      gone (hotel text, room text, rate text, kind text, "from" date, "to" date, weekdays text, value int)
    where hotels.code = gone.hotel and hotel_id = hotels.id and restrictions.kind = gone.kind
      and from_date = gone."from" and to_date = gone."to" and restrictions.value = gone.value
      and room_type_id is not distinct from (
        select id from room_types where room_types.hotel_id = hotels.id and code = gone.room)
      and rate_plan_id is not distinct from (
        select id from rate_plans where rate_plans.hotel_id = hotels.id and code = gone.rate)
      and restrictions.weekdays = (
        select sum(1 << (day::int - 1)) from regexp_split_to_table(gone.weekdays, '') as day)`
  await tx`
    delete from taxes using hotels, jsonb_to_recordset(${of('taxes')}) as
      gone (hotel text, position smallint, kind text, name_en text)
    where hotels.code = gone.hotel and hotel_id = hotels.id and taxes.position = gone.position
      and taxes.kind = gone.kind and taxes.name_en = gone.name_en`
  await tx`
    delete from images using hotels, jsonb_to_recordset(${of('images')}) as gone (hotel text, room text, url text)
    where hotels.code = gone.hotel and hotel_id = hotels.id and images.url = gone.url
      and room_type_id is not distinct from (
        select id from room_types where room_types.hotel_id = hotels.id and code = gone.room)`
  await tx`
    update promotions set booked_from = least(booked_from, ${new Date(now - 1_000)}), booked_until = ${new Date(now)}
    from jsonb_to_recordset(${of('promotions')}) as gone (code text)
    where promotions.code = gone.code and booked_until > ${new Date(now)}`
}

/** An import opens each hotel, room and rate that it names; these were not open before. */
export async function restoreStates(tx: Tx, undone: readonly Undone[]) {
  const of = (file: FileName) =>
    tx.json(
      undone.flatMap(({ change, restored }) => (change.file === file && restored ? [restored] : [])) as never,
    )
  await tx`
    update hotels set state = was.state from jsonb_to_recordset(${of('hotels')}) as was (code text, state text)
    where hotels.code = was.code`
  for (const [file, table] of [
    ['rooms', 'room_types'],
    ['rates', 'rate_plans'],
  ] as const)
    await tx`
      update ${tx(table)} as own set state = was.state
      from hotels, jsonb_to_recordset(${of(file)}) as was (hotel text, code text, state text)
      where hotels.code = was.hotel and own.hotel_id = hotels.id and own.code = was.code`
}

const positioned = [
  { file: 'rooms', table: 'room_types', match: 'own.code = was.code' },
  { file: 'rates', table: 'rate_plans', match: 'own.code = was.code' },
  { file: 'taxes', table: 'taxes', match: 'own.kind = was.kind and own.name_en = was.name_en' },
  { file: 'images', table: 'images', match: 'own.url = was.url' },
] as const

/** Positions of restored rows; rows that came later follow. Positions are moved out of the way first, as they are unique. */
export async function restorePositions(tx: Tx, undone: readonly Undone[]) {
  for (const { file, table, match } of positioned) {
    const rows = undone.flatMap(({ change, restored }) =>
      change.file === file && restored ? [restored] : [],
    )
    if (rows.length === 0) continue
    const was = tx`jsonb_to_recordset(${tx.json(rows as never)}) as
      was (hotel text, code text, kind text, name_en text, url text, position smallint)`
    await tx`
      with placed as (
        select own.ctid as place, own.hotel_id, coalesce(was.position, own.position) as position, was.position is null as is_new
        from ${tx(table)} as own join hotels on hotels.id = own.hotel_id
          left join ${was} on was.hotel = hotels.code and ${tx.unsafe(match)}
        where hotels.code in (select hotel from ${was})
      ), numbered as (
        select place, row_number() over (partition by hotel_id order by position, is_new) - 1 as position from placed
      )
      update ${tx(table)} as own set position = numbered.position + 10000 from numbered where own.ctid = numbered.place`
    await tx`
      update ${tx(table)} as own set position = own.position - 10000 from hotels
      where hotels.id = own.hotel_id and own.position >= 10000`
  }
}
