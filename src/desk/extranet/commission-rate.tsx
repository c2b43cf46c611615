import { useState } from 'react'
import type { HotelStatement } from '#contract/desk/extranet.ts'
import { changeCommission } from '#contract/desk/extranet-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { statementWords } from '#words/desk/statements.ts'
import { formatPercent } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { nowHere } from '../parts/use-now.ts'

type Props = {
  statement: HotelStatement
  isOfStaff: boolean
  onChanged: (statement: HotelStatement) => void
}

/** The rate of the statement; finance can change it from the current month on. */
export function CommissionRate({ statement, isOfStaff, onChanged }: Props) {
  const say = statementWords(useLocale())
  const mayChange = useWhyNot('payments.change') === null && isOfStaff
  const [isOpen, setOpen] = useState(false)
  const percent = formatPercent(statement.commission_rate)
  return (
    <p className="hint">
      {statement.is_default_rate ? say.rateDefault(percent) : say.rate(percent)}
      {mayChange && (
        <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
          {say.changeRate}
        </button>
      )}
      {isOpen && (
        <RateDialog
          statement={statement}
          onClose={() => setOpen(false)}
          onDone={(changed) => {
            setOpen(false)
            if (changed.month === statement.month) onChanged(changed)
          }}
        />
      )}
    </p>
  )
}

type DialogProps = {
  statement: HotelStatement
  onClose: () => void
  onDone: (statement: HotelStatement) => void
}

function RateDialog({ statement, onClose, onDone }: DialogProps) {
  const locale = useLocale()
  const say = statementWords(locale)
  const current = nowHere().slice(0, 7)
  const [percent, setPercent] = useState(
    statement.is_default_rate ? '' : String(statement.commission_rate / 100),
  )
  const [month, setMonth] = useState([statement.month, current].sort()[1]!)
  const [problem, setProblem] = useState('')
  const submit = async () => {
    const rate = percent.trim() === '' ? undefined : Math.round(Number(percent) * 100)
    if (rate !== undefined && !(rate >= 0 && rate <= 5_000)) return setProblem(say.rateWrong)
    const answer = await call(changeCommission, {
      hotel: statement.hotel.id,
      rate,
      month,
      req_id: newRequestId(),
    })
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.rateSaved })
    onDone((answer as { data: HotelStatement }).data)
  }
  return (
    <Dialog
      title={say.changeRate}
      lead={statement.hotel.name}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {deskWords(locale).save}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField label={say.rateLabel} value={percent} onChange={setPercent} inputMode="decimal" />
        <TextField
          label={say.rateFrom}
          hint={say.rateHint}
          value={month}
          onChange={setMonth}
          placeholder="2027-01"
        />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
