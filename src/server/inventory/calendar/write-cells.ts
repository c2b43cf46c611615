import { type CalendarField, type CellChange, isRestriction } from '#domain/calendar/calendar-edit.ts'
import { rowKeyOf } from '#domain/calendar/calendar-preview.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { recordChanges } from '../record-changes.ts'
import { layNightPrices } from '../set-prices.ts'
import { setRestrictions } from '../set-restrictions.ts'
import { updateNightUnits } from '../stock-store.ts'

type Written = { hotelId: Id; field: CalendarField; cells: readonly CellChange[]; now: number }

/** In the order of room types: whoever else locks several of them takes the same order. */
const inOrder = (cells: readonly CellChange[]) =>
  [...Map.groupBy(cells, rowKeyOf).values()].sort(([a], [b]) => Number(a!.room) - Number(b!.room))

/** Writes the new values of cells and records the change for readers with copies, once. */
export async function writeCells(tx: Tx, { hotelId, field, cells, now }: Written) {
  if (isRestriction(field)) {
    const nights = cells.map(({ room, plan, night, after }) => ({
      roomTypeId: room,
      ratePlanId: plan,
      night,
      value: after,
    }))
    await setRestrictions(tx, { hotelId, kind: field, nights })
    return ok(null)
  }
  for (const ofRow of inOrder(cells)) {
    const { room, plan } = ofRow[0]!
    const nights = ofRow.map(({ night }) => night)
    if (field === 'price') {
      const prices = ofRow.map(({ night, after }) => ({ night, price: after ?? 0 }))
      const laid = await layNightPrices(tx, { roomTypeId: room, ratePlanId: plan, prices, now })
      if (!laid.ok) return refuse('invalid_input')
    } else {
      const units = ofRow.map(({ after }) => after)
      // Nights with more rooms taken were left out under the same lock.
      if (!(await updateNightUnits(tx, room, nights, units))) throw new Error('Rooms were taken meanwhile.')
    }
  }
  const rooms = [...new Set(cells.map(({ room }) => room))]
  await recordChanges(
    tx,
    rooms.map((roomTypeId) => ({ hotelId, roomTypeId })),
  )
  return ok(null)
}
