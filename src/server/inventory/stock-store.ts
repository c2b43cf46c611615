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
