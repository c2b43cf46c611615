import { changeReportMail, showReportMail } from '#contract/desk/report-endpoints.ts'
import type { ReportMail } from '#contract/desk/reports.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { reportWords } from '#words/desk/reports.ts'
import { call, newRequestId } from '../call.ts'
import { SelectField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

/** The member's own report by email. */
export function MailChoice() {
  const say = reportWords(useLocale())
  const chosen = useLoad(showReportMail, {})
  const change = async (every: ReportMail['every']) => {
    const answer = await call(changeReportMail, { every, req_id: newRequestId() })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    chosen.set({ every })
    showToast({ kind: 'good', text: say.mailSaved })
  }
  if (!chosen.data) return null
  return (
    <section className="body report-mail">
      <SelectField
        label={say.mail}
        hint={say.mailText}
        value={chosen.data.every}
        onChange={(every) => void change(every as ReportMail['every'])}
        options={[
          ['never', say.mailNever],
          ['day', say.mailDay],
          ['week', say.mailWeek],
          ['month', say.mailMonth],
        ]}
      />
    </section>
  )
}
