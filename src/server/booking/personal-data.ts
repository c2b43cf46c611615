import type { Db } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseGuestOf, listForExport, moveOrders } from './guest-store.ts'

export { completedStays, hasOpenOrders, hasStayed } from './guest-store.ts'

export const orderData: PersonalData = {
  name: 'orders',
  read: (db: Db, guestId: string) => listForExport(db, guestId),
  erase: eraseGuestOf,
  move: (tx, { from, into }) => moveOrders(tx, from, into),
}
