import type { HotelState } from '#contract/desk/hotels.ts'
import type { QualityFault } from '#domain/hotel/quality.ts'
import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../../db/database.ts'
import type { PicturedHotel } from '../../media/subject.ts'

export type EditedHotel = PicturedHotel & {
  readonly state: HotelState
  readonly demo: boolean
  readonly city: number
  readonly quality: number
  readonly levels: readonly number[]
  readonly faults: readonly QualityFault[]
  readonly pricedUntil: PlainDate | null
  readonly photographs: number
}

export async function readEdited(db: Db, id: Id): Promise<EditedHotel> {
  const [row] = await db<EditedHotel[]>`
    select id, state, demo, city::float8 as city, seed::float8 as seed, setting, region, stars, lat, amenities, quality,
      quality_levels as levels, faults, priced_until::text as "pricedUntil",
      array(select picture from room_types where hotel_id = hotels.id and state = 'open' order by position) as rooms,
      (select count(*)::int from images where hotel_id = hotels.id) as photographs
    from hotels where id = ${id}`
  return row!
}

/** An editor who was not seen for this long has left. */
const editorLife = 60_000

export async function noteEditor(db: Db, editor: { hotelId: Id; staffId: Id; name: string; now: number }) {
  await db`
    insert into hotel_editors (hotel_id, staff_id, staff_name, seen_at)
    values (${editor.hotelId}, ${editor.staffId}, ${editor.name}, ${new Date(editor.now)})
    on conflict (hotel_id, staff_id) do update set seen_at = excluded.seen_at, staff_name = excluded.staff_name`
  await db`delete from hotel_editors where seen_at < ${new Date(editor.now - 10 * editorLife)}`
  return db<{ id: Id; name: string }[]>`
    select staff_id as id, staff_name as name from hotel_editors
    where hotel_id = ${editor.hotelId} and staff_id <> ${editor.staffId}
      and seen_at > ${new Date(editor.now - editorLife)} order by staff_id limit 20`
}
