import { CALENDAR_NIGHTS } from '#domain/price/prices.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import type { StageFault } from './import/import-store.ts'

/** The staged lines that give units, night by night: of two for one night the later wins. */
export async function stageNightUnits(tx: Tx, base: PlainDate) {
  await tx`
    create temporary table stage_units on commit drop as
    select distinct on (hotel, room, night) hotel, room, night, (row->'units'->>at)::int as units, line
    from stage, lateral (select (row->>'from')::date as first, jsonb_array_length(row->'units') as given,
        coalesce((row->>'to')::date - (row->>'from')::date + 1,
          greatest(jsonb_array_length(row->'units'),
            case jsonb_typeof(row->'prices') when 'array' then jsonb_array_length(row->'prices') end)) as nights) as line_nights,
      lateral (select first + i as night, case when given = 1 then 0 else i end as at
        from generate_series(0, nights - 1) as i) as each_night
    where file = 'calendars' and jsonb_typeof(row->'units') = 'array'
      and night between ${base} and ${addDays(base, CALENDAR_NIGHTS - 1)}
    order by hotel, room, night, line desc`
  await tx`analyze stage_units`
}

/** Nights with more booked rooms than the new units. */
export const findNightUnitFaults = (tx: Tx, today: PlainDate) =>
  tx<StageFault[]>`
    with faults as (
      select distinct on (stage_units.line) stage_units.line, night, sold
      from stage_units join hotels on hotels.code = stage_units.hotel and not demo
        join room_types on room_types.hotel_id = hotels.id and room_types.code = stage_units.room
        join inventory_nights using (night)
        left join stage as rooms on rooms.file = 'rooms' and rooms.key = stage_units.hotel || '/' || stage_units.room,
        lateral (select coalesce(inventory_nights.units, room_types.units) - free - sample as sold) as taken
      where room_type_id = room_types.id and night >= ${today}
        and sold > coalesce(stage_units.units, (rooms.row->>'units')::int, room_types.units)
      order by stage_units.line, night
    ), marked as (
      update stage set bad = true from faults where file = 'calendars' and stage.line = faults.line
    )
    select 'calendars' as file, line, 'units' as "column",
      format('%s rooms are booked for the night of %s; there cannot be fewer', sold, night) as reason
    from faults order by line`

/** Sets the units of staged nights where they differ. Returns the number of room types. */
export async function applyNightUnits(tx: Tx): Promise<number> {
  const rows = await tx<{ isSet: boolean }[]>`
    select set_night_units(id, nights, units) as "isSet" from (
      select room_types.id, array_agg(night) as nights, array_agg(stage_units.units) as units
      from stage_units join stage on stage.file = 'calendars' and stage.line = stage_units.line
        join hotels on hotels.code = stage_units.hotel and not demo
        join room_types on room_types.hotel_id = hotels.id and room_types.code = stage_units.room
      where not exists (
        select from inventory_nights as known where room_type_id = room_types.id and known.night = stage_units.night
          and known.units is not distinct from stage_units.units)
        and (stage_units.units is not null or exists (
          select from inventory_nights as known where room_type_id = room_types.id and known.night = stage_units.night))
      group by room_types.id order by room_types.id
    ) as changed`
  if (rows.some(({ isSet }) => !isSet)) throw new Error('More rooms are booked than the files provide.')
  return rows.length
}
