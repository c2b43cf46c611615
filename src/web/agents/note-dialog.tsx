import { type FormEvent, useState } from 'react'
import type { AgentMember } from '#contract/agents.ts'
import { succeeded } from '#contract/endpoint.ts'
import { manageMember } from '#contract/endpoints.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { agentWords } from '#words/loyalty/agents.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'

type Props = { member: AgentMember; onClose: () => void; onSaved: () => void }

const longestNote = 200

/** A note that only its agent sees. */
export function NoteDialog({ member, onClose, onSaved }: Props) {
  const { locale } = useRequest()
  const say = agentWords(locale)
  const call = useSignedCall()
  const [note, setNote] = useState(member.note)
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await call(manageMember, { action: 'note', member: member.id, note }).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) onSaved()
  }
  return (
    <Dialog open onClose={onClose} title={say.noteFor(member.account)}>
      <form className="pane-form" onSubmit={save}>
        <Field label={say.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={longestNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className="dialog-answers">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" kind="filled" busy={busy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
