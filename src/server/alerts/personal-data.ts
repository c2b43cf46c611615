import type { PersonalData } from '../personal-data/personal-data.ts'
import { eraseAlerts, moveAlerts, readAlerts } from './alert-store.ts'

export const alertData: PersonalData = {
  name: 'price_alerts',
  read: async (db, guestId) =>
    (await readAlerts(db, guestId)).map(({ token: _, guestId: __, ...alert }) => alert),
  erase: eraseAlerts,
  move: (tx, { from, into }) => moveAlerts(tx, from, into),
}
