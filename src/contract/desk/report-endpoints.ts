import { deskChange, deskGet } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { StatementFile } from '../points.ts'
import type {
  Report,
  ReportFileQuery,
  ReportMail,
  ReportMailChange,
  ReportOrderQuery,
  ReportOrders,
  ReportQuery,
  ReportSplit,
  ReportSplitQuery,
} from './reports.ts'

const seeing = { permission: 'reports.see', refusals: ['invalid_input', 'not_found'] } as const

export const showReport = /* @__PURE__ */ deskGet<typeof ReportQuery, typeof Report>('reports/show', seeing)
export const splitReport = /* @__PURE__ */ deskGet<typeof ReportSplitQuery, typeof ReportSplit>(
  'reports/split',
  seeing,
)
/** The orders behind a number. */
export const listReportOrders = /* @__PURE__ */ deskGet<typeof ReportOrderQuery, typeof ReportOrders>(
  'reports/orders',
  seeing,
)
export const downloadReport = /* @__PURE__ */ deskGet<typeof ReportFileQuery, typeof StatementFile>(
  'reports/file',
  seeing,
)
export const showReportMail = /* @__PURE__ */ deskGet<typeof Nothing, typeof ReportMail>('reports/mail', {
  permission: 'reports.mail',
})
/** The calling member receives the report of the site by email. */
export const changeReportMail = /* @__PURE__ */ deskChange<typeof ReportMailChange, typeof ReportMail>(
  'reports/change_mail',
  { permission: 'reports.mail' },
)
