import { useState } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'
import { useLocale } from './use-desk.ts'

type Props = {
  title: string
  lead: string
  verb: string
  onClose: () => void
  /** The sentence of a refusal; null if it was done. */
  onConfirm: () => Promise<string | null>
}

/** A question before a change that cannot be undone. */
export function ConfirmDialog({ title, lead, verb, onClose, onConfirm }: Props) {
  const say = deskWords(useLocale())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(await onConfirm())
    setBusy(false)
  }
  return (
    <Dialog
      title={title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" data-takes-focus onClick={onClose}>
            {say.cancel}
          </button>
          <button
            type="button"
            className="btn btn-danger"
            aria-disabled={isBusy}
            onClick={() => void confirm()}
          >
            {verb}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>{lead}</p>
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
