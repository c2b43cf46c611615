import { downloadReport } from '#contract/desk/report-endpoints.ts'
import type { ReportFileQuery } from '#contract/desk/reports.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { call } from '../call.ts'

export type Part = ReportFileQuery['part']

export async function download(query: Parameters<typeof call<typeof downloadReport>>[1]) {
  const answer = await call(downloadReport, query)
  if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
  const { name, text } = (answer as { data: { name: string; text: string } }).data
  saveFile(name, 'text/csv', text)
}
