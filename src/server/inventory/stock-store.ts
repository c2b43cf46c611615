import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'

/** A number of rooms of one type, each for all of these nights. */
export type RoomNights = {
  readonly hotelId: Id
  readonly roomTypeId: Id
  readonly nights: readonly PlainDate[]
  readonly rooms: number
}

// Each of these database functions changes stock and records the change for readers with copies.

export async function takeRows(tx: Tx, { hotelId, roomTypeId, nights, rooms }: RoomNights) {
  const [row] = await tx<[{ taken: boolean }]>`
    select take_nights(${hotelId}, ${roomTypeId}, ${[...nights]}::date[], ${rooms}) as taken`
  return row.taken
}

export async function returnRows(tx: Tx, { hotelId, roomTypeId, nights, rooms }: RoomNights) {
  await tx`select return_nights(${hotelId}, ${roomTypeId}, ${[...nights]}::date[], ${rooms})`
}

export async function updateUnits(tx: Tx, room: string, units: number) {
  const [row] = await tx<[{ isSet: boolean }]>`select set_units(${room}, ${units}) as "isSet"`
  return row.isSet
}

export async function updateNightUnits(
  tx: Tx,
  room: string,
  nights: readonly PlainDate[],
  units: readonly (number | null)[],
) {
  const [row] = await tx<[{ isSet: boolean }]>`
    select set_night_units(${room}, ${[...nights]}::date[], ${[...units]}::int[]) as "isSet"`
  return row.isSet
}

/** Without nights all of the room type. */
type FreedNights = Pick<RoomNights, 'hotelId' | 'roomTypeId'> & { nights?: readonly PlainDate[] | null }

/**
 * Takes rooms that became free on nights in conflict out of stock before anybody books them, not only when the feed is
 * fetched again. The caller has locked the nights, or the room type for update.
 */
export async function blockFreed(tx: Tx, { hotelId, roomTypeId: room, nights = null }: FreedNights) {
  await tx`
    with owed as materialized (
      select night, least(busy - blocked, free) as rooms
      from feed_nights join inventory_nights using (room_type_id, night)
      where room_type_id = ${room} and hotel_id = ${hotelId} and blocked < busy and free > 0
        and ${nights === null ? tx`true` : tx`night = any(${[...nights]}::date[])`}
    ), held as (
      update feed_nights set blocked = blocked + owed.rooms from owed
      where room_type_id = ${room} and feed_nights.night = owed.night
    )
    update inventory_nights as stock set free = free - owed.rooms, sample = sample + owed.rooms from owed
    where room_type_id = ${room} and hotel_id = ${hotelId} and stock.night = owed.night`
}

export async function hotelOfRoom(tx: Tx, roomTypeId: Id): Promise<Id> {
  const [row] = await tx<[{ id: Id }]>`select hotel_id as id from room_types where id = ${roomTypeId}`
  return row.id
}
