import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { askQuestion, listQuestions } from '#contract/endpoints.ts'
import type { Question, QuestionPage } from '#contract/questions.ts'
import { Button } from '#ui/button.tsx'
import { questionAreaWords } from '#words/support/question-area.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { AskedQuestion } from './asked-question.tsx'
import { useEntryForm } from './use-entry-form.ts'
import './questions.css'

type Props = {
  /** Absent: about the site. */
  hotel?: string
  /** The first page of them. */
  questions: QuestionPage
}

/** Answered questions of guests, and the form for a new one. */
export function QuestionArea({ hotel, questions }: Props) {
  const { call, locale } = useRequest()
  const say = questionAreaWords(locale)
  const signedCall = useSignedCall()
  const { Form, open, close } = useEntryForm()
  const [own, setOwn] = useState<readonly Question[]>([])
  const [more, setMore] = useState<readonly Question[]>([])
  const [busy, setBusy] = useState(false)
  const about = hotel === undefined ? {} : { hotel }
  // The page is the same for everybody; what waits is known to its author's own call alone.
  const { data: mine } = usePersonal(listQuestions, { ...about, page: 1, page_size: questions.page_size })
  const waiting = mine?.list.filter((question) => question.waiting) ?? []
  const shown = withoutRepetition([...waiting, ...own, ...questions.list, ...more])
  const page = Math.ceil((questions.list.length + more.length) / questions.page_size)
  const hasMore = page * questions.page_size < questions.total

  const ask = async (text: string) => {
    const prompt = { lead: say.toAsk }
    const answer = await signedCall(askQuestion, { ...about, text }, { prompt }).catch(() => null)
    if (!answer || !succeeded(answer)) return false
    setOwn((before) => [answer.data, ...before])
    close()
    return true
  }
  const loadMore = async () => {
    setBusy(true)
    const { page_size } = questions
    const answer = await call(listQuestions, { ...about, page: page + 1, page_size }).catch(() => null)
    setBusy(false)
    if (answer && succeeded(answer)) setMore((before) => [...before, ...answer.data.list])
  }
  return (
    <div className="question-area">
      {Form ? (
        <Form
          label={say.askLabel}
          hint={say.askHint}
          missing={say.askMissing}
          send={say.askSend}
          longest={1000}
          onSend={ask}
          onCancel={close}
        />
      ) : (
        <Button className="needs-js question-ask" onClick={open}>
          {say.ask}
        </Button>
      )}
      {shown.length === 0 && <p className="part-note">{say.none}</p>}
      {shown.map((question) => (
        <AskedQuestion key={question.id} question={question} isOfHotel={hotel !== undefined} />
      ))}
      {hasMore && (
        <Button className="needs-js" busy={busy} onClick={() => void loadMore()}>
          {say.more}
        </Button>
      )}
    </div>
  )
}

/** One that was just asked may be among those that are read later. */
const withoutRepetition = (questions: readonly Question[]) => [
  ...new Map(questions.map((question) => [question.id, question])).values(),
]
