import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'

export type Unfetched = { url: string; hotelIds: Id[] }

export const findUnfetched = (db: Db) =>
  db<Unfetched[]>`
    select url, array_agg(distinct hotel_id)::text[] as "hotelIds"
    from images join hotels on hotels.id = hotel_id and hotels.state = 'open'
    where url like 'https://%' and not exists (select from photograph_sources where photograph_sources.url = images.url)
    group by url order by url`

export async function recordSource(tx: Tx, url: string, photograph: string) {
  await tx`
    insert into photograph_sources (url, photograph) values (${url}, ${photograph})
    on conflict (url) do update set photograph = excluded.photograph, fetched_at = now()`
}
