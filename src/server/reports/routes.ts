import * as endpoints from '#contract/desk/report-endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import type { Pool } from '../db/database.ts'
import { staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { reportFile } from './report-file.ts'
import { changeReportMail, showReportMail } from './report-mail.ts'
import { listReportOrders, showReport, splitReport } from './show-report.ts'

export function reportRoutes({ db, now }: { db: Pool; now: () => number }) {
  return [
    bindDesk(endpoints.showReport, (query, { locale }) => showReport(db, query, locale)),
    bindDesk(endpoints.splitReport, (query, { locale }) => splitReport(db, query, locale)),
    bindDesk(endpoints.listReportOrders, (query, { locale }) => listReportOrders(db, query, locale)),
    bindDesk(endpoints.downloadReport, (query, { locale }) => reportFile(db, query, locale)),
    bindDesk(endpoints.showReportMail, (_, caller) => showReportMail(db, staffOf(caller).staffId)),
    bindDesk(endpoints.changeReportMail, ({ every }, caller, runIdempotently) =>
      runIdempotently((tx) =>
        changeReportMail(tx, { every, staff: staffOf(caller), now: now() }, traceOfCaller(caller)),
      ),
    ),
  ]
}
