import type { PersonalData } from '../personal-data/personal-data.ts'
import { dropDevicesOf, listDevices } from './store.ts'

export const pushData: PersonalData = {
  name: 'notified_devices',
  read: async (db, guestId) => [...(await listDevices(db, guestId))],
  erase: dropDevicesOf,
}
