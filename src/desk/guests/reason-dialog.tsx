import { useState } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { guestWords } from '#words/desk/guests.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  title: string
  lead: string
  verb: string
  /** The label of a field for a whole number. */
  amount?: string
  isDanger?: boolean
  onClose: () => void
  /** The sentence of a refusal. */
  onSubmit: (reason: string, amount: number) => Promise<string | null>
}

/** A change of a guest that needs a reason. */
export function ReasonDialog({ title, lead, verb, amount, isDanger = false, onClose, onSubmit }: Props) {
  const locale = useLocale()
  const say = guestWords(locale)
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const number = Number(typed.replace('−', '-'))
  const isReady =
    reason.trim().length >= 4 && (amount === undefined || (Number.isSafeInteger(number) && number !== 0))
  const submit = async () => {
    if (!isReady || isBusy) return
    setBusy(true)
    const refused = await onSubmit(reason.trim(), number)
    setBusy(false)
    if (refused) setProblem(refused)
  }
  return (
    <Dialog
      title={title}
      lead={lead}
      width={480}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button
            type="submit"
            className={isDanger ? 'btn btn-danger' : 'btn btn-fill'}
            disabled={!isReady || isBusy}
          >
            {verb}
          </button>
        </>
      }
    >
      <div className="stack">
        {amount && (
          <TextField
            label={amount}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            takesFocus
            maxLength={8}
          />
        )}
        <TextArea label={say.reason} hint={say.reasonHint} value={reason} onChange={setReason} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
