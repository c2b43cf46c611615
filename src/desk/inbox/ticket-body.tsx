import { useRef } from 'react'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { answerInboxEntry, closeInboxTicket } from '#contract/desk/inbox-endpoints.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { topicWords } from '#words/support/feedback.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { useKeys } from '../use-keys.ts'
import { AnswerField } from './answer-field.tsx'
import { AnswerFoot } from './answer-foot.tsx'
import { Pictures } from './pictures.tsx'
import type { BodyProps } from './run-step.ts'
import { TranslatedText } from './translated-text.tsx'
import { useDraft } from './use-draft.ts'

type Props = BodyProps & { body: InboxBodyOf<'ticket'> }

/** A thread with its guest and the answer that is being written. */
export function TicketBody({ entry, body, canTranslate, run, isBusy }: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const box = useRef<HTMLDivElement>(null)
  const draft = useDraft({ id: entry.key, lang: entry.lang, canTranslate })
  const whyNot = useWhyNot('inbox.answer')
  useKeys({ r: () => box.current?.querySelector('textarea')?.focus() })
  const send = async (close: boolean) => {
    if (!draft.ready || draft.ready.text === '') return
    if (await run(answerInboxEntry, { ...draft.ready, close }, say.sent)) draft.clear()
  }
  const isClosed = body.state === 'closed'
  return (
    <>
      <section>
        <div className="dh">
          <div className="grow">
            <h2 lang={entry.lang === 'zh' ? 'zh-CN' : 'en'}>{entry.title}</h2>
            <p>
              {say.ticket(body.number, topicWords(locale)[body.topic])}
              {body.about && (
                <>
                  {locale === 'zh' ? '，' : ', '}
                  <span className="cut">{body.about}</span>
                </>
              )}
            </p>
          </div>
        </div>
      </section>
      <section className="thread">
        {body.messages.map((message) => (
          <article key={message.n} className={message.by === 'staff' ? 'msg me' : 'msg'}>
            <div className="bub">
              {message.by === 'guest' ? (
                <TranslatedText text={message.text} lang={entry.lang} canTranslate={canTranslate} />
              ) : (
                <p className="written">{message.text}</p>
              )}
              {message.original && (
                <p className="tr-line written">{inboxWords(locale).writtenAs(message.original)}</p>
              )}
              <Pictures files={message.files} />
            </div>
            <small>
              {message.by === 'guest' ? say.guest : say.staff} · {dayAndTime(hereOf(message.at), locale)}
            </small>
          </article>
        ))}
      </section>
      {isClosed ? (
        <section>
          <p className="faint">{say.closed}</p>
        </section>
      ) : (
        !whyNot && (
          <>
            <section className="grow-1">
              <AnswerField
                draft={draft}
                label={say.yourAnswer}
                hint={say.answerByMail}
                lang={entry.lang}
                facts={entry.facts}
                canTranslate={canTranslate}
                box={box}
              />
            </section>
            <AnswerFoot draft={draft} isBusy={isBusy} send={say.send} onSend={() => void send(false)}>
              <button
                type="button"
                className="btn"
                disabled={isBusy}
                onClick={() => void run(closeInboxTicket, {}, say.closed)}
              >
                {say.closeTicket}
              </button>
              <span className="grow" />
              <button
                type="button"
                className="btn"
                disabled={isBusy || !draft.ready?.text || draft.missing.length > 0}
                onClick={() => void send(true)}
              >
                {say.sendAndClose}
              </button>
            </AnswerFoot>
          </>
        )
      )}
    </>
  )
}
