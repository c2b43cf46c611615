import type { StayRequests } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Tx } from '../db/database.ts'
import type { BookingContext } from './context.ts'
import { lockOrder, readOrder, writeRequests } from './store.ts'
import { whyNotEditRequests } from './why-not.ts'

type Asked = Pick<StayRequests, 'id' | 'arrival' | 'wishes'> & { guestId: Id }

/** Replaces the arrival time and the special requests of an order. */
export async function editRequests(context: BookingContext, tx: Tx, { id, guestId, arrival, wishes }: Asked) {
  const order = await lockOrder(tx, { id, guestId })
  if (!order) return refuse('not_found')
  const why = whyNotEditRequests(order, context.now())
  if (why) return refuse(why)
  await writeRequests(tx, id, { arrival: arrival ?? null, wishes: wishes ?? null })
  return ok((await readOrder(tx, id))!)
}
