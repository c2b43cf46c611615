import { useState } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = { isReview: boolean; onClose: () => void; onHide: (reason: string) => void }

/** Hiding a text needs a reason; its consequence is said before. */
export function HideDialog({ isReview, onClose, onHide }: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={say.hideTitle}
      lead={isReview ? say.hideLead : undefined}
      width={480}
      onClose={onClose}
      onSubmit={() => reason.trim() !== '' && onHide(reason.trim())}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-danger" disabled={reason.trim() === ''}>
            {say.hide}
          </button>
        </>
      }
    >
      <TextArea label={say.hideReason} value={reason} onChange={setReason} />
    </Dialog>
  )
}
