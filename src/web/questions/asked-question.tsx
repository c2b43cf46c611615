import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { answerQuestion, markHelpful } from '#contract/endpoints.ts'
import type { Answer, Question } from '#contract/questions.ts'
import { Button } from '#ui/button.tsx'
import { CheckIcon } from '#ui/icons/icons.ts'
import { questionAreaWords } from '#words/support/question-area.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { TranslateButton } from '../translation/translate-button.tsx'
import { useTranslation } from '../translation/use-translation.ts'
import { useEntryForm } from './use-entry-form.ts'

type Props = { question: Question; isOfHotel: boolean }

/** A question, its answers and a way to answer; samples stand as they are. */
export function AskedQuestion({ question, isOfHotel }: Props) {
  const { locale } = useRequest()
  const say = questionAreaWords(locale)
  // Below the section's own heading: a hotel's page has one more level.
  const Heading = isOfHotel ? 'h4' : 'h3'
  const signedCall = useSignedCall()
  const { Form, open, close } = useEntryForm()
  const [own, setOwn] = useState<readonly Answer[]>([])
  const { sample, waiting, ours } = question
  const canAnswer = !sample && !waiting && !ours
  const answers = [...question.answers, ...own]
  const written = useTranslation([question.text, ...answers.map(({ text }) => text)])
  const [asked, ...given] = written.shown
  const [askedIn, ...givenIn] = written.langs
  const answer = async (text: string) => {
    const prompt = { lead: say.toAnswer }
    const sent = await signedCall(answerQuestion, { question: question.id, text }, { prompt }).catch(
      () => null,
    )
    if (!sent || !succeeded(sent)) return false
    setOwn((before) => [...before, sent.data])
    close()
    return true
  }
  return (
    <article className="question" id={sample ? undefined : `question-${question.id}`}>
      <Heading className="written" dir="auto" lang={askedIn}>
        {asked}
      </Heading>
      <p className="question-by">
        {sample && <span>{say.sample}</span>}
        <bdi>{question.by}</bdi>
        <span>{say.when(question.at.slice(0, 10))}</span>
        {waiting && <span>{say.waiting}</span>}
      </p>
      {answers.map((one, at) => (
        <GivenAnswer
          key={one.id}
          answer={one}
          text={given[at] ?? one.text}
          lang={givenIn[at]}
          canVote={canAnswer && !own.includes(one)}
        />
      ))}
      <TranslateButton of={written} />
      {canAnswer &&
        (Form ? (
          <Form
            label={say.answerLabel}
            hint={say.answerHint}
            missing={say.answerMissing}
            send={say.answerSend}
            longest={2000}
            onSend={answer}
            onCancel={close}
          />
        ) : (
          <Button kind="quiet" size="small" className="needs-js question-answer" onClick={open}>
            {isOfHotel ? say.answerHotel : say.answer}
          </Button>
        ))}
    </article>
  )
}

type AnswerProps = { answer: Answer; text: string; lang: string | undefined; canVote: boolean }

function GivenAnswer({ answer: first, text, lang, canVote }: AnswerProps) {
  const { locale } = useRequest()
  const say = questionAreaWords(locale)
  const signedCall = useSignedCall()
  const [answer, setAnswer] = useState(first)
  const [voted, setVoted] = useState(false)
  const vote = async () => {
    const prompt = { lead: say.toVote }
    const sent = await signedCall(markHelpful, { answer: answer.id }, { prompt }).catch(() => null)
    if (!sent || !succeeded(sent)) return
    setAnswer(sent.data)
    setVoted(true)
  }
  return (
    <div className="answer">
      <b>
        <bdi>{answer.by}</bdi>
      </b>
      <p className="written" dir="auto" lang={lang}>
        {text}
      </p>
      <p className="answer-votes" aria-live="polite">
        {answer.waiting && <small>{say.waiting}</small>}
        {answer.helpful > 0 && <small>{say.helpfulCount(answer.helpful)}</small>}
        {canVote && !answer.waiting && (
          <Button kind="quiet" size="small" className="needs-js" waiting={voted} onClick={() => void vote()}>
            <CheckIcon small />
            {voted ? say.thanks : say.helpful}
          </Button>
        )}
      </p>
    </div>
  )
}
