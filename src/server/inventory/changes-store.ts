import { type Db, listenTo, type Pool } from '../db/database.ts'

/** Changed nights of a room type; without a room type the whole hotel; without a hotel everything. */
export type Change = { readonly hotel: number | null; readonly room: number | null }

export async function insertChanges(tx: Db, changes: readonly Change[]) {
  const hotels = changes.map(({ hotel }) => hotel)
  const rooms = changes.map(({ room }) => room)
  await tx`
    insert into hotel_changes (hotel_id, room_type_id)
    select distinct * from unnest(${hotels}::bigint[], ${rooms}::bigint[])`
}

/** Readers that have not read for a day discard their copies. */
export async function deleteOldChanges(tx: Db) {
  await tx`delete from hotel_changes where at < now() - interval '1 day'`
}

const channel = 'hotel_changes'

export async function notifyReaders(db: Db) {
  await db`select pg_notify(${channel}, '')`
}

export const listenToWriters = (db: Pool, heard: () => void) => listenTo(db, channel, heard)

export type News = {
  /** The present snapshot. */
  snapshot: string
  /** Start time of the PostgreSQL server: a different one means a restart or another server. */
  started: string
  changes: Change[]
}

/** Changes that became visible since a snapshot; without a snapshot, only the present one. */
export async function readNews(db: Db, since: string | null): Promise<News> {
  const [row] = await db<News[]>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as started, (
      select coalesce(json_agg(c), '[]') from (
        select distinct hotel_id as hotel, room_type_id as room from hotel_changes
        where txid >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(txid, ${since}::pg_snapshot)
      ) as c) as changes`
  return row!
}
