import { useState } from 'react'
import { noteNoShow } from '#contract/desk/endpoints.ts'
import type { DayGuest } from '#contract/desk/extranet.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { guest: DayGuest; onClose: () => void; onDone: () => void }

/** Shows the fee and the refund before a no-show is recorded. */
export function NoShowDialog({ guest, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const name = guest.guests[0] ?? guest.number
  const submit = async () => {
    const { number, version } = guest
    const answer = await call(noteNoShow, { number, version, req_id: requestId })
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.noted(name) })
    onDone()
  }
  return (
    <Dialog
      title={say.noShowTitle(name)}
      lead={say.noShowLead}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" data-takes-focus onClick={onClose}>
            {say.keep}
          </button>
          <button type="submit" className="btn btn-danger">
            {say.noShowConfirm}
          </button>
        </>
      }
    >
      <div className="stack">
        <dl className="kv">
          <div>
            <dt>{say.noShowFee}</dt>
            <dd>{formatMoney(guest.no_show.fee, locale)}</dd>
          </div>
          <div>
            <dt>{say.noShowRefund}</dt>
            <dd>{formatMoney(guest.no_show.refund, locale)}</dd>
          </div>
        </dl>
        <p>{say.noShowText}</p>
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
