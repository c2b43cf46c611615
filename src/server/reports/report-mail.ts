import type { ReportMail } from '#contract/desk/reports.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Db, Tx } from '../db/database.ts'
import type { StaffSession } from '../http/caller.ts'
import { readEvery, readSubscribers, writeEvery } from './mail-store.ts'

export const showReportMail = async (db: Db, staffId: Id) =>
  ok<ReportMail>({ every: (await readEvery(db, staffId)) ?? 'never' })

type Change = { readonly every: ReportMail['every']; readonly staff: StaffSession; readonly now: number }

/** A member changes only the emails to themselves. */
export async function changeReportMail(tx: Tx, { every, staff, now }: Change, trace: Trace) {
  const before = (await readEvery(tx, staff.staffId)) ?? 'never'
  await writeEvery(tx, { staffId: staff.staffId, every: every === 'never' ? null : every, now })
  if (before !== every)
    await recordAudit(tx, trace, {
      action: 'report_mail_changed',
      object: { kind: 'staff', id: staff.staffId, name: staff.email },
      before: { every: before },
      after: { every },
      now,
    })
  return ok<ReportMail>({ every })
}

/** Members of staff who chose a report by email. */
export const reportSubscribers = (db: Db) => readSubscribers(db)
