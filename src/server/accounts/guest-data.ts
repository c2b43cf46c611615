import { dropContactChanges, listContactChanges } from './contact-store.ts'
import type { GuestData } from './guest-features.ts'

/** Addresses and numbers that a guest can still return to. */
export const contactChangeData: GuestData = {
  name: 'contact_changes',
  read: async (db, guestId) => [...(await listContactChanges(db, guestId))],
  erase: dropContactChanges,
}
