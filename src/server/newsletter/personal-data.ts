import type { Db } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteOf, dropOld, readOf } from './store.ts'

/** An address is the guest's, whether they were logged in when they subscribed or not. */
export const newsletterData: PersonalData = { name: 'newsletter', read: readOf, erase: deleteOf }

/** Addresses that were never confirmed, or that left, are kept for so long. */
export const endedSubscriptionsKeptDays = 30

export const purgeSubscriptions = (db: Db, now: number) =>
  dropOld(db, now - endedSubscriptionsKeptDays * 86_400_000)
