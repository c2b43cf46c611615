import { useState } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { Dialog } from './dialog.tsx'
import { TextArea, TextField } from './fields.tsx'
import { Problem } from './problem.tsx'
import { useLocale } from './use-desk.ts'

type Props = {
  title: string
  lead: string
  verb: string
  /** The label of a field for a number. */
  amount?: string
  /** Reads the typed number; NaN if it is none. */
  parse?: (typed: string) => number
  isDanger?: boolean
  onClose: () => void
  /** The sentence of a refusal. */
  onSubmit: (reason: string, amount: number) => Promise<string | null>
}

const wholeNumber = (typed: string) => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN)

/** A change that needs a reason, and perhaps a number. */
export function ReasonDialog({
  title,
  lead,
  verb,
  amount,
  parse = wholeNumber,
  isDanger = false,
  onClose,
  onSubmit,
}: Props) {
  const say = deskWords(useLocale())
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const number = parse(typed.trim().replace('−', '-'))
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
            {say.cancel}
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
            inputMode="decimal"
            takesFocus
            maxLength={12}
          />
        )}
        <TextArea label={say.reason} hint={say.reasonHint} value={reason} onChange={setReason} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
