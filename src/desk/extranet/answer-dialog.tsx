import { useState } from 'react'
import type { DeskQuestion, DeskReview } from '#contract/desk/extranet.ts'
import { answerDeskQuestion, replyToReview } from '#contract/desk/extranet-endpoints.ts'
import { draftHotelText } from '#contract/desk/hotel-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { guestWordsWords } from '#words/desk/guest-words.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'

type Props = {
  to: ({ kind: 'question' } & DeskQuestion) | ({ kind: 'review' } & DeskReview)
  /** Whether a translation engine is set. */
  canTranslate: boolean
  onClose: () => void
  onDone: () => void
}

/** Publishes an answer in the hotel's name; a translation engine can draft it in the guest's language. */
export function AnswerDialog({ to, canTranslate, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = guestWordsWords(locale)
  const [text, setText] = useState(to.kind === 'review' ? (to.reply ?? '') : '')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const mayTranslate = useWhyNot('hotels.change') === null
  const language = to.lang === 'zh' ? say.chinese : say.english
  const send = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const answer = await call(to.kind === 'review' ? replyToReview : answerDeskQuestion, {
      id: to.id,
      text,
      req_id: newRequestId(),
    })
    setBusy(false)
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.sent })
    onDone()
  }
  const translate = async () => {
    setBusy(true)
    const answer = await call(draftHotelText, { id: to.hotel.id, text, to: to.lang })
    setBusy(false)
    if (answer.code !== 1) return setProblem(answer.msg)
    setText((answer as { data: { text: string } }).data.text)
  }
  return (
    <Dialog
      title={say.answerTitle(to.author)}
      lead={<span lang={to.lang}>{to.text}</span>}
      onClose={onClose}
      onSubmit={() => void send()}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill" disabled={isBusy}>
            {say.send}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextArea
          label={say.yourAnswer}
          hint={say.publicHint}
          value={text}
          onChange={setText}
          rows={5}
          maxLength={2000}
        />
        {mayTranslate && canTranslate && (
          <button
            type="button"
            className="btn btn-s"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void translate()}
          >
            {say.translate(language)}
          </button>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
