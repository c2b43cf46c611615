import type { Db } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteOf, dropOld, readOf } from './store.ts'

/** Matched by address, whether or not the guest was signed in when subscribing. */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  read: readOf,
  erase: deleteOf,
  // A subscription belongs to its address, not to an account.
  move: async () => {},
}

export { readOf as subscriptionsOf } from './store.ts'

/** Unconfirmed and unsubscribed addresses are deleted after this many days. */
export const endedSubscriptionsKeptDays = 30

export const purgeSubscriptions = (db: Db, now: number) =>
  dropOld(db, now - endedSubscriptionsKeptDays * 86_400_000)
