import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { StatementFile } from '../points.ts'
import * as endpoints from './report-endpoints.ts'
import {
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

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  showReport: { input: ReportQuery, output: Report },
  splitReport: { input: ReportSplitQuery, output: ReportSplit },
  listReportOrders: { input: ReportOrderQuery, output: ReportOrders },
  downloadReport: { input: ReportFileQuery, output: StatementFile },
  showReportMail: { input: Nothing, output: ReportMail },
  changeReportMail: { input: ReportMailChange, output: ReportMail },
}

export const reportDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
