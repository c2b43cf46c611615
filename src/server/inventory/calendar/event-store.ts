import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../../db/database.ts'

export type EventRow = {
  readonly id: Id
  readonly nameEn: string
  readonly nameZh: string
  readonly from: PlainDate
  readonly to: PlainDate
}

const columns = (db: Db) => db`
  id::text, name_en as "nameEn", name_zh as "nameZh", from_date::text as from, to_date::text as to`

type Wanted = { readonly city: Id; readonly from: PlainDate; readonly to: PlainDate }

export const readEvents = (db: Db, { city, from, to }: Wanted) => db<EventRow[]>`
  select ${columns(db)} from city_events
  where city = ${city} and to_date >= ${from} and from_date <= ${to} order by from_date, id limit 200`

export async function countEvents(tx: Tx, city: Id, from: PlainDate): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from city_events where city = ${city} and to_date >= ${from}`
  return row!.count
}

type Added = Omit<EventRow, 'id'> & { readonly city: Id; readonly now: number }

export async function addEvent(tx: Tx, { city, nameEn, nameZh, from, to, now }: Added) {
  await tx`
    insert into city_events (city, name_en, name_zh, from_date, to_date, added_at)
    values (${city}, ${nameEn}, ${nameZh}, ${from}, ${to}, ${new Date(now)})`
}

export async function deleteEvent(tx: Tx, id: Id, city: Id): Promise<EventRow | null> {
  const [row] = await tx<EventRow[]>`
    delete from city_events where id = ${id} and city = ${city} returning ${columns(tx)}`
  return row ?? null
}
