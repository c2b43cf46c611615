import { useState } from 'react'
import type { DeskQuestion, DeskReview } from '#contract/desk/extranet.ts'
import { guestWordsWords } from '#words/desk/guest-words.ts'
import { shortWhen } from '#words/desk/when.ts'
import { Avatar } from '../parts/avatar.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { AnswerDialog } from './answer-dialog.tsx'

type Answering = { canTranslate: boolean; onAnswered: () => void }
type QuestionProps = Answering & { question: DeskQuestion; hasHotel?: boolean }

export function QuestionEntry({ question, canTranslate, onAnswered, hasHotel = false }: QuestionProps) {
  const locale = useLocale()
  const say = guestWordsWords(locale)
  const now = useNow()
  const whyNot = useWhyNot('guests.answer')
  const [isOpen, setOpen] = useState(false)
  return (
    <article className="letter">
      <Avatar name={question.author} />
      <div>
        <header>
          <b>{question.author}</b>
          {hasHotel && <span className="soft">{question.hotel.name}</span>}
          <time dateTime={question.at}>{shortWhen(hereOf(question.at), now, locale)}</time>
        </header>
        <p lang={question.lang}>{question.text}</p>
        {question.is_waiting && <p className="faint t12">{say.waiting}</p>}
        {question.answers.map(({ text, by }) => (
          <div className="tr" key={text}>
            <small>{by}</small>
            <span lang={question.lang}>{text}</span>
          </div>
        ))}
        {!whyNot && question.answers.length === 0 && (
          <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
            {say.answer}
          </button>
        )}
      </div>
      {isOpen && (
        <AnswerDialog
          to={{ kind: 'question', ...question }}
          canTranslate={canTranslate}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onAnswered()
          }}
        />
      )}
    </article>
  )
}

type ReviewProps = Answering & { review: DeskReview; isWhole?: boolean }

export function ReviewEntry({ review, canTranslate, onAnswered, isWhole = false }: ReviewProps) {
  const locale = useLocale()
  const say = guestWordsWords(locale)
  const now = useNow()
  const whyNot = useWhyNot('guests.answer')
  const [isOpen, setOpen] = useState(false)
  return (
    <article className="rev">
      <b>
        <span className="sr">{say.of10(review.score.toFixed(1))}</span>
        <span aria-hidden="true">{review.score.toFixed(1)}</span>
      </b>
      <div>
        <span lang={review.lang}>{review.title || review.text.slice(0, 80)}</span>
        <small>
          {review.author} · {isWhole ? `${review.hotel.name} · ` : ''}
          {shortWhen(hereOf(review.at), now, locale)}
        </small>
        {isWhole && <p lang={review.lang}>{review.text}</p>}
        {isWhole && review.reply && (
          <div className="tr">
            <small>{say.reply}</small>
            {review.reply}
          </div>
        )}
      </div>
      {!whyNot && (
        <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
          {review.reply ? say.change : say.answer}
        </button>
      )}
      {isOpen && (
        <AnswerDialog
          to={{ kind: 'review', ...review }}
          canTranslate={canTranslate}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onAnswered()
          }}
        />
      )}
    </article>
  )
}
