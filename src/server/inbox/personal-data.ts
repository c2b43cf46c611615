import type { Db } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteMarksBefore, deleteMarksOf, listNotesAbout, moveMarks } from './store.ts'

/** Notes of staff about what the guest wrote. */
export const inboxData: PersonalData = {
  name: 'staff_notes',
  read: listNotesAbout,
  erase: deleteMarksOf,
  move: (tx, { from, into }) => moveMarks(tx, from, into),
}

/** As long as closed tickets. */
export const inboxMarksKeptMonths = 24

export function purgeInbox(db: Db, now: number) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - inboxMarksKeptMonths)
  return deleteMarksBefore(db, before.getTime())
}
