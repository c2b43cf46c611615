import type { NotedPrice } from '#domain/hotel/favourites.ts'
import { MOST_TRACES, TRACE_LIFE } from '#domain/hotel/traces.ts'
import type { Id } from '#domain/id.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Db, Tx } from '../db/database.ts'

export type TraceRow = {
  readonly hotelId: Id
  readonly seenAt: number
  readonly times: number
  readonly stay: Stay | null
  readonly noted: NotedPrice | null
}

const columns = (db: Db) => db`
  hotel_id as "hotelId", times, noted, (extract(epoch from seen_at) * 1000)::float8 as "seenAt",
  case when arrival is not null then json_build_object('arrival', arrival, 'departure', departure) end as stay`

type Page = { guestId: Id; since: number; offset: number; limit: number }

/** Newest first, with the total number. */
export async function readTraces(db: Db, { guestId, since, offset, limit }: Page) {
  const from = new Date(since)
  const [rows, [counted]] = await Promise.all([
    db<TraceRow[]>`
      select ${columns(db)} from traces where guest_id = ${guestId} and seen_at >= ${from}
      order by seen_at desc, hotel_id offset ${offset} limit ${limit}`,
    db<{ total: number }[]>`
      select count(*)::int as total from traces where guest_id = ${guestId} and seen_at >= ${from}`,
  ])
  return { rows, total: counted!.total }
}

/** A lock for each guest, so that two tabs do not count one view twice. */
export const lockTraces = (tx: Tx, guestId: Id) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`traces ${guestId}`}, 0))`

export const tracesAmong = (tx: Tx, guestId: Id, ids: readonly Id[]) => tx<TraceRow[]>`
  select ${columns(tx)} from traces where guest_id = ${guestId} and hotel_id = any(${[...ids]}::bigint[])`

/** A later view replaces the dates. An unknown hotel is ignored. */
export async function writeTrace(tx: Tx, guestId: Id, { hotelId, seenAt, times, stay, noted }: TraceRow) {
  await tx`
    insert into traces (guest_id, hotel_id, seen_at, times, arrival, departure, noted)
    select ${guestId}, id, ${new Date(seenAt)}, ${times}, ${stay?.arrival ?? null}::date,
      ${stay?.departure ?? null}::date, ${noted && tx.json(noted as never)}::jsonb
    from hotels where id = ${hotelId}
    on conflict (guest_id, hotel_id) do update set seen_at = excluded.seen_at, times = excluded.times,
      arrival = excluded.arrival, departure = excluded.departure, noted = excluded.noted`
}

/** Deletes the oldest above the limit. */
export async function trimTraces(tx: Tx, guestId: Id) {
  await tx`
    delete from traces where guest_id = ${guestId} and hotel_id in (
      select hotel_id from traces where guest_id = ${guestId} order by seen_at desc, hotel_id offset ${MOST_TRACES})`
}

export async function deleteViewedHotel(tx: Tx, guestId: Id, hotelId: Id) {
  await tx`delete from traces where guest_id = ${guestId} and hotel_id = ${hotelId}`
}

export async function dropTraces(tx: Tx, guestId: Id) {
  await tx`delete from traces where guest_id = ${guestId}`
}

export async function purgeOldTraces(db: Db, now: number) {
  await db`delete from traces where seen_at < ${new Date(now - TRACE_LIFE)}`
}

export async function isPaused(db: Db, guestId: Id): Promise<boolean> {
  return (await db`select from paused_traces where guest_id = ${guestId}`).length > 0
}

export async function writePaused(tx: Tx, guestId: Id, paused: boolean, now: number) {
  if (paused)
    await tx`
      insert into paused_traces (guest_id, paused_at) values (${guestId}, ${new Date(now)}) on conflict do nothing`
  else await tx`delete from paused_traces where guest_id = ${guestId}`
}

/** A guest's history, for their data export. */
export const listTracesOf = (db: Db, guestId: Id) => db`
  select traces.hotel_id as hotel, hotels.name_en as name, to_json(seen_at) #>> '{}' as at, times,
    arrival::text, departure::text
  from traces join hotels on hotels.id = traces.hotel_id
  where guest_id = ${guestId} order by seen_at, traces.hotel_id limit 10000`

export async function eraseTraces(tx: Tx, guestId: Id) {
  await dropTraces(tx, guestId)
  await tx`delete from paused_traces where guest_id = ${guestId}`
}
