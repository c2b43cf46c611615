import { useState } from 'react'
import { noteOnOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { deskWords } from '#words/desk/frame.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { data: DeskOrder; onClose: () => void; onDone: (order: DeskOrder) => void }

export function NoteDialog({ data, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const submit = async () => {
    if (text.trim() === '') return
    const answer = await call(noteOnOrder, { number: data.order.order_no, text, req_id: requestId })
    if (answer.code === 1) return onDone((answer as { data: DeskOrder }).data)
    setProblem(answer.msg)
  }
  return (
    <Dialog
      title={say.note}
      lead={say.noteText}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.saveNote}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextArea label={say.noteLabel} value={text} onChange={setText} rows={4} maxLength={2000} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
