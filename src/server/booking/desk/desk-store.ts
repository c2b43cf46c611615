import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../../db/database.ts'
import { signalDesk } from '../../db/desk-signal.ts'
import type { Contact, OrderRow } from '../order-row.ts'
import { orderColumns } from '../store.ts'
import { within } from './scope-store.ts'

type Scope = { number: string; hotels: readonly Id[] | null }

export async function findScopedOrder(db: Db, { number, hotels }: Scope): Promise<OrderRow | null> {
  const [row] = await db<OrderRow[]>`
    select ${orderColumns(db)} from orders where number = ${number} ${within(db, hotels)}`
  return row ?? null
}

/** Locks the order; null for an order of a hotel that the member may not see. */
export async function lockScopedOrder(tx: Tx, scope: Scope): Promise<OrderRow | null> {
  const [locked] = await tx`
    select id from orders where number = ${scope.number} ${within(tx, scope.hotels)} for update`
  return locked ? findScopedOrder(tx, scope) : null
}

/** Counts the guest's orders at the hotels that the member may see. */
export async function readQuoteAndCount(
  db: Db,
  { id, guestId }: Pick<OrderRow, 'id' | 'guestId'>,
  hotels: readonly Id[] | null,
) {
  const [row] = await db<{ quote: string; orders: number; agent: string | null }[]>`
    select quote_id as quote, (select count(*)::int from orders where account_id = ${guestId} ${within(db, hotels)}) as orders,
      (select a.code from commissions c join agents a on a.account_id = c.agent_id
        where c.order_id = orders.id order by c.rate desc limit 1) as agent
    from orders where id = ${id}`
  return row!
}

type Corrected = {
  id: Id
  contact: Contact
  arrivalTime: string | null
  wishes: string | null
  searchText: string
  guestNames: string
  guests: readonly { first: string; last: string }[]
}

export async function writeCorrection(
  tx: Tx,
  { id, contact, arrivalTime, wishes, searchText, guestNames, guests }: Corrected,
) {
  await tx`
    update orders set contact = ${tx.json(contact)}, arrival_time = ${arrivalTime}, wishes = ${wishes},
      search_text = ${searchText}, guest_names = ${guestNames}, version = version + 1 where id = ${id}`
  for (const [position, { first, last }] of guests.entries())
    await tx`
      update order_rooms set first_name = ${first}, last_name = ${last}
      where order_id = ${id} and position = ${position}`
}

export type NoteRow = { id: Id; by: string; text: string; at: Date }

export const readNotes = (db: Db, orderId: Id) => db<NoteRow[]>`
  select id, staff_name as by, text, at from order_notes where order_id = ${orderId} order by id limit 200`

export async function addNote(
  tx: Tx,
  note: { orderId: Id; staffId: Id; name: string; text: string; now: number },
) {
  await tx`
    insert into order_notes (order_id, staff_id, staff_name, text, at)
    values (${note.orderId}, ${note.staffId}, ${note.name}, ${note.text}, ${new Date(note.now)})`
}

const viewerLife = 30_000

/** Records a viewer of an order, and returns the other viewers. */
export async function noteViewer(db: Db, viewer: { orderId: Id; staffId: Id; name: string; now: number }) {
  const [row] = await db<{ isNew: boolean }[]>`
    insert into order_viewers (order_id, staff_id, staff_name, seen_at)
    values (${viewer.orderId}, ${viewer.staffId}, ${viewer.name}, ${new Date(viewer.now)})
    on conflict (order_id, staff_id) do update set seen_at = excluded.seen_at, staff_name = excluded.staff_name
    returning xmax = 0 as "isNew"`
  if (row!.isNew) signalDesk(db)
  await db`delete from order_viewers where seen_at < ${new Date(viewer.now - 10 * viewerLife)}`
  return readViewers(db, viewer)
}

export const readViewers = (db: Db, { orderId, staffId, now }: { orderId: Id; staffId: Id; now: number }) =>
  db<{ id: Id; name: string }[]>`
    select staff_id as id, staff_name as name from order_viewers
    where order_id = ${orderId} and staff_id <> ${staffId} and seen_at > ${new Date(now - viewerLife)}
    order by staff_id limit 20`
