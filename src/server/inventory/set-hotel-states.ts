import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'
import { updateStates } from './hotel-state-store.ts'
import { recordChanges } from './record-changes.ts'
import { recountHotels } from './recount-hotels.ts'

/** Opens or closes hotels. Returns those that changed. */
export async function setHotelStates(
  tx: Tx,
  { ids, state }: { ids: readonly Id[]; state: 'open' | 'closed' },
): Promise<Id[]> {
  const changed = await updateStates(tx, ids, state)
  if (changed.length === 0) return changed
  await recordChanges(
    tx,
    changed.map((hotelId) => ({ hotelId })),
  )
  await recountHotels(tx)
  return changed
}
