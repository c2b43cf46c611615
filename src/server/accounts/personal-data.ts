import type { PersonalData } from '../personal-data/personal-data.ts'
import {
  dropConfirmedContacts,
  dropContactChanges,
  listConfirmedContacts,
  listContactChanges,
} from './contact/contact-store.ts'

/** Addresses and numbers that a guest can still return to. */
export const contactChangeData: PersonalData = {
  name: 'contact_changes',
  read: async (db, guestId) => [...(await listContactChanges(db, guestId))],
  erase: dropContactChanges,
}

/** Addresses that the guest proved for bookings. */
export const confirmedContactData: PersonalData = {
  name: 'confirmed_contacts',
  read: async (db, guestId) => [...(await listConfirmedContacts(db, guestId))],
  erase: dropConfirmedContacts,
}
