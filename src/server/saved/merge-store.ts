import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'

/** Lists of the same name become one; a hotel that both accounts saved keeps the place that it has. */
export async function moveFavourites(tx: Tx, from: Id, into: Id) {
  await tx`
    update favourite_lists theirs set guest_id = ${into}
    where guest_id = ${from} and not exists (
      select from favourite_lists own where own.guest_id = ${into} and own.name is not distinct from theirs.name)`
  await tx`
    update favourites set guest_id = ${into}, list_id = coalesce(
      (select own.id from favourite_lists theirs join favourite_lists own
        on own.guest_id = ${into} and own.name is not distinct from theirs.name
        where theirs.id = favourites.list_id and theirs.guest_id = ${from}), list_id)
    where guest_id = ${from} and not exists (
      select from favourites own where own.guest_id = ${into} and own.hotel_id = favourites.hotel_id)`
  await tx`delete from favourites where guest_id = ${from}`
  await tx`delete from favourite_lists where guest_id = ${from}`
}

/** The newest look at each hotel; a paused history stays paused. */
export async function moveTraces(tx: Tx, from: Id, into: Id) {
  await tx`
    insert into traces (guest_id, hotel_id, seen_at, times, arrival, departure, noted)
    select ${into}::bigint, hotel_id, seen_at, times, arrival, departure, noted from traces where guest_id = ${from}
    on conflict (guest_id, hotel_id) do update set times = traces.times + excluded.times,
      seen_at = greatest(traces.seen_at, excluded.seen_at)`
  await tx`delete from traces where guest_id = ${from}`
  await tx`
    insert into paused_traces (guest_id, paused_at)
    select ${into}::bigint, paused_at from paused_traces where guest_id = ${from} on conflict do nothing`
  await tx`delete from paused_traces where guest_id = ${from}`
}
