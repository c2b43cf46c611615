import { useState } from 'react'
import type { DeskChatQueue } from '#contract/desk/chat.ts'
import { handOverChat } from '#contract/desk/chat-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { chatWords } from '#words/desk/chat.ts'
import { deskWords } from '#words/desk/frame.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { id: string; members: DeskChatQueue['members']; onClose: () => void; onDone: () => void }

/** Gives a conversation to a colleague, or back to the queue. */
export function HandOverDialog({ id, members, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = chatWords(locale)
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const submit = async () => {
    const answer = await call(handOverChat, { id, to: to || undefined, req_id: requestId })
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.handedOver })
    onDone()
  }
  return (
    <Dialog
      title={say.handOverTitle}
      lead={say.handOverLead}
      width={440}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill">
            {say.handOver}
          </button>
        </>
      }
    >
      <SelectField
        label={say.handOver}
        value={to}
        onChange={setTo}
        options={[
          ['', say.toQueue],
          ...members.map(
            ({ id: of, name, is_away: isAway }) => [of, isAway ? say.memberAway(name) : name] as const,
          ),
        ]}
      />
      {problem && <Problem text={problem} />}
    </Dialog>
  )
}
