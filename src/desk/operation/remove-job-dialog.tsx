import { useState } from 'react'
import type { DeskJob } from '#contract/desk/operation.ts'
import { removeJobs } from '#contract/desk/operation-endpoints.ts'
import { operationWords } from '#words/desk/operation.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { job: DeskJob; onClose: () => void; onRemoved: (answer: unknown) => void }

export function RemoveJobDialog({ job, onClose, onRemoved }: Props) {
  const say = operationWords(useLocale())
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const submit = async () => {
    const answer = await call(removeJobs, { ids: [job.id], reason, req_id: requestId })
    if (answer.code === 1) return onRemoved(answer)
    setProblem(answer.msg)
  }
  return (
    <Dialog
      title={say.removeTitle}
      lead={job.task}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {say.keep}
          </button>
          <button type="submit" className="btn btn-bad">
            {say.remove}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>{say.removeText}</p>
        <TextArea label={say.reason} value={reason} onChange={setReason} rows={3} maxLength={400} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
