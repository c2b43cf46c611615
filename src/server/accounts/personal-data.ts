import type { PersonalData } from '../personal-data/personal-data.ts'
import {
  dropConfirmedContacts,
  dropContactChanges,
  listConfirmedContacts,
  listContactChanges,
  moveConfirmedContacts,
} from './contact/contact-store.ts'

/** Previous addresses and numbers to which an account can still be restored. */
export const contactChangeData: PersonalData = {
  name: 'contact_changes',
  read: async (db, guestId) => [...(await listContactChanges(db, guestId))],
  erase: dropContactChanges,
}

/** Addresses that the guest confirmed for bookings. */
export const confirmedContactData: PersonalData = {
  name: 'confirmed_contacts',
  read: async (db, guestId) => [...(await listConfirmedContacts(db, guestId))],
  erase: dropConfirmedContacts,
  move: (tx, { from, into, now }) => moveConfirmedContacts(tx, from, into, now),
}
