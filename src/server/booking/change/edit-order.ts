import type { OrderEdit } from '#contract/changes.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Tx } from '../../db/database.ts'
import { guestNamesOf, searchTextOf } from '../book-stay.ts'
import type { BookingContext } from '../context.ts'
import { liveRooms, nameOf, type OrderRow } from '../order-row.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { addEvent, lockOrder, readOrder, removeBill, touchOrder, writeBill, writeRequests } from '../store.ts'
import { whyNotEditRequests } from '../why-not.ts'
import { writeName, writeSearchText } from './change-store.ts'

type Asked = Omit<OrderEdit, 'req_id'> & { guestId: Id }

/**
 * Corrects names, arrival time and requests until check-in, without new prices, and the company of the bill at any time.
 * Missing fields stay as they are.
 */
export async function editOrder(
  context: BookingContext,
  tx: Tx,
  { id, guestId, arrival, wishes, guests, ...bill }: Asked,
) {
  const now = context.now()
  const order = await lockOrder(tx, { id, guestId })
  if (!order) return refuse('not_found')
  await changeBill(tx, order, bill)
  if (arrival === undefined && wishes === undefined && !guests) return ok((await readOrder(tx, id))!)
  const why = whyNotEditRequests(order, now)
  if (why) return refuse(why)
  const rooms = liveRooms(order)
  if (guests && guests.length !== rooms.length)
    return refuse({ reason: 'invalid_input' as const, fields: { guests: `${rooms.length}` } })
  if (arrival !== undefined || wishes !== undefined) {
    const requests = { arrival: arrival ?? order.arrivalTime, wishes: wishes ?? order.wishes }
    await writeRequests(tx, id, requests)
  }
  const renamed = rooms.filter((room, at) => {
    const [was, is] = [nameOf(room), guests?.[at] ?? nameOf(room)]
    return was.first !== is.first || was.last !== is.last
  })
  if (guests && renamed.length > 0) {
    for (const room of renamed)
      await writeName(tx, id, { ...guests[rooms.indexOf(room)]!, position: room.position })
    const named = { guests, contact: order.contact }
    const texts = { searchText: searchTextOf(order.snapshot, named), guestNames: guestNamesOf(named) }
    await writeSearchText(tx, id, texts)
    const facts = { rooms: renamed.map(({ position }) => position) }
    const by = { kind: 'guest', id: guestId } as const
    await addEvent(tx, id, order.state, { kind: 'names_corrected', by, now, facts })
    if (order.state === 'confirmed')
      await queueOrderMail(context, tx, (await readOrder(tx, id))!, 'names_corrected')
  }
  return ok((await readOrder(tx, id))!)
}

type Bill = Pick<OrderEdit, 'bill_title' | 'tax_number' | 'personal_bill'>

async function changeBill(tx: Tx, order: OrderRow, { bill_title, tax_number, personal_bill }: Bill) {
  if (personal_bill) await removeBill(tx, order.id)
  else if (bill_title) await writeBill(tx, order.id, { title: bill_title, taxNumber: tax_number ?? null })
  else return
  await touchOrder(tx, order.id)
}
