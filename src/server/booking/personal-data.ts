import type { PersonalData } from '../accounts/guest-features.ts'
import type { Db } from '../db/database.ts'
import { eraseGuestOf, listForExport } from './guest-store.ts'

export { completedStays, hasOpenOrders, hasStayed } from './guest-store.ts'

export const orderData: PersonalData = {
  name: 'orders',
  read: (db: Db, guestId: string) => listForExport(db, guestId),
  erase: eraseGuestOf,
}
