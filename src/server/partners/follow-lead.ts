import { ok, refuse } from '#domain/result.ts'
import type { Db } from '../db/database.ts'
import { type LeadState, readLead, readLeads, readLeadsSince, writeProgress } from './store.ts'

export { type LeadRow, type LeadState, leadStates } from './store.ts'

export const listForStaff = (db: Db, state: LeadState, limit: number) => readLeads(db, state, limit)
export const listFollowed = (db: Db, since: number, limit: number) => readLeadsSince(db, since, limit)
export const showForStaff = (db: Db, number: string) => readLead(db, number)

type Progress = { number: string; state: LeadState; note: string | null; now: number }

/** Records the progress with a hotel that applied. */
export async function followLead(db: Db, progress: Progress) {
  if (!(await writeProgress(db, progress))) return refuse('not_found')
  return ok((await readLead(db, progress.number))!)
}
