import { useRef, useState } from 'react'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { answerInboxEntry, moderateInboxEntry } from '#contract/desk/inbox-endpoints.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useKeys } from '../use-keys.ts'
import { AnswerField } from './answer-field.tsx'
import { Findings } from './findings.tsx'
import { HideDialog } from './hide-dialog.tsx'
import type { BodyProps } from './run-step.ts'
import { TranslatedText } from './translated-text.tsx'
import { useDraft } from './use-draft.ts'

type Props = BodyProps & { body: InboxBodyOf<'question'> | InboxBodyOf<'answer'> }

/** A question, or a guest's answer to one: moderated, and a question answered in public. */
export function QuestionBody({ entry, body, canTranslate, run, isBusy }: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const box = useRef<HTMLDivElement>(null)
  const draft = useDraft({ id: entry.key, lang: entry.lang, canTranslate })
  const whyNot = useWhyNot('inbox.answer')
  const [isHiding, setHiding] = useState(false)
  const isQuestion = body.kind === 'question'
  const publish = () => void run(moderateInboxEntry, { to: 'published' }, say.published)
  const send = async () => {
    if (!draft.ready || draft.ready.text === '') return
    if (await run(answerInboxEntry, draft.ready, say.sent)) draft.clear()
  }
  const mayPublish = body.state !== 'published'
  const mayHide = body.state !== 'refused'
  useKeys({
    r: () => box.current?.querySelector('textarea')?.focus(),
    y: () => !whyNot && mayPublish && publish(),
    n: () => !whyNot && mayHide && setHiding(true),
  })
  return (
    <>
      <section>
        <div className="dh">
          <div className="grow">
            <h2>{isQuestion ? say.question : say.answerOfGuest}</h2>
            <p>{[body.author, body.hotel?.name ?? say.aboutSite, say.state(body.state)].join(' · ')}</p>
          </div>
        </div>
        {!isQuestion && <p className="hint">{say.toQuestion(body.question)}</p>}
        <TranslatedText className="quote" text={body.text} lang={entry.lang} canTranslate={canTranslate} />
        {isQuestion && body.answers.length > 0 && (
          <>
            <h3 className="small-head">{say.answers}</h3>
            {body.answers.map(({ text, by, lang }) => (
              <div className="tr" key={text}>
                <small>{by}</small>
                <p className="written" lang={lang === 'zh' ? 'zh-CN' : lang}>
                  {text}
                </p>
              </div>
            ))}
          </>
        )}
      </section>
      <Findings findings={body.findings} />
      {!whyNot && (
        <>
          {isQuestion && body.state !== 'refused' && (
            <section className="grow-1">
              <AnswerField
                draft={draft}
                label={say.yourAnswer}
                hint={say.answerPublic}
                lang={entry.lang}
                facts={entry.facts}
                canTranslate={canTranslate}
                maxLength={2000}
                box={box}
              />
            </section>
          )}
          <div className="foot">
            {mayHide && (
              <button type="button" className="btn" disabled={isBusy} onClick={() => setHiding(true)}>
                {body.state === 'waiting' ? say.refuse : say.hide}
              </button>
            )}
            <span className="grow" />
            {mayPublish && (
              <button
                type="button"
                className={isQuestion && body.state !== 'refused' ? 'btn' : 'btn btn-fill'}
                disabled={isBusy}
                onClick={publish}
              >
                {say.publish}
              </button>
            )}
            {isQuestion && body.state !== 'refused' && (
              <button
                type="button"
                className="btn btn-fill"
                disabled={isBusy || !draft.ready?.text || draft.missing.length > 0}
                onClick={() => void send()}
              >
                {say.publishAnswer}
              </button>
            )}
          </div>
        </>
      )}
      {isHiding && (
        <HideDialog
          isReview={false}
          onClose={() => setHiding(false)}
          onHide={(reason) => {
            setHiding(false)
            void run(moderateInboxEntry, { to: 'refused', reason }, say.hidden)
          }}
        />
      )}
    </>
  )
}
