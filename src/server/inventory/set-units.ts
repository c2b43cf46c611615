import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Tx } from '../db/database.ts'
import { wakeReaders } from './record-changes.ts'
import { blockFreed, hotelOfRoom, updateNightUnits, updateUnits } from './stock-store.ts'

/** Sets the number of rooms of a type. Nights with a number of their own keep it; fewer than are sold is refused. */
export async function setUnits(tx: Tx, { roomTypeId, units }: { roomTypeId: Id; units: number }) {
  if (!(await updateUnits(tx, roomTypeId, units))) return refuse('more_are_sold')
  await blockFreed(tx, { hotelId: await hotelOfRoom(tx, roomTypeId), roomTypeId })
  wakeReaders(tx)
  return ok(null)
}

/** The number of rooms of a night; null for that of the room type. */
export type NightUnits = { readonly night: PlainDate; readonly units: number | null }

export async function setNightUnits(
  tx: Tx,
  { roomTypeId, nights }: { roomTypeId: Id; nights: readonly NightUnits[] },
) {
  const isSet = await updateNightUnits(
    tx,
    roomTypeId,
    nights.map(({ night }) => night),
    nights.map(({ units }) => units),
  )
  if (!isSet) return refuse('more_are_sold')
  await blockFreed(tx, { hotelId: await hotelOfRoom(tx, roomTypeId), roomTypeId })
  wakeReaders(tx)
  return ok(null)
}
