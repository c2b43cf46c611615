import * as endpoints from '#contract/desk/report-endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import type { Pool } from '../db/database.ts'
import type { Replicas } from '../db/replicas.ts'
import { staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { reportFile } from './report-file.ts'
import { changeReportMail, showReportMail } from './report-mail.ts'
import { listReportOrders, showReport, splitReport } from './show-report.ts'

type Context = { readonly db: Pool; readonly replicas: Pick<Replicas, 'read'>; readonly now: () => number }

export function reportRoutes({ db, replicas, now }: Context) {
  return [
    bindDesk(endpoints.showReport, (query, { locale }) =>
      replicas.read((pool) => showReport(pool, query, locale)),
    ),
    bindDesk(endpoints.splitReport, (query, { locale }) =>
      replicas.read((pool) => splitReport(pool, query, locale)),
    ),
    bindDesk(endpoints.listReportOrders, (query, { locale }) =>
      replicas.read((pool) => listReportOrders(pool, query, locale)),
    ),
    bindDesk(endpoints.downloadReport, (query, { locale }) =>
      replicas.read((pool) => reportFile(pool, query, locale)),
    ),
    bindDesk(endpoints.showReportMail, (_, caller) => showReportMail(db, staffOf(caller).staffId)),
    bindDesk(endpoints.changeReportMail, ({ every }, caller, runIdempotently) =>
      runIdempotently((tx) =>
        changeReportMail(tx, { every, staff: staffOf(caller), now: now() }, traceOfCaller(caller)),
      ),
    ),
  ]
}
