import { useRef, useState } from 'react'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { moderateInboxEntry } from '#contract/desk/inbox-endpoints.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { formatCount } from '#words/format.ts'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useKeys } from '../use-keys.ts'
import { AnswerField } from './answer-field.tsx'
import { Findings } from './findings.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { Pictures } from './pictures.tsx'
import type { BodyProps } from './run-step.ts'
import { TranslatedText } from './translated-text.tsx'
import { useDraft } from './use-draft.ts'

type Body = InboxBodyOf<'review'>
type Props = BodyProps & { body: Body }

const tenths = (score: number | null) => (score === null ? '–' : (score / 10).toFixed(1))

/** A review with what the rules found and what its publication does to the score. */
export function ReviewBody({ entry, body, canTranslate, run, isBusy }: Props) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  const box = useRef<HTMLDivElement>(null)
  const draft = useDraft({ id: entry.key, lang: entry.lang, canTranslate })
  const whyNot = useWhyNot('inbox.answer')
  const [isHiding, setHiding] = useState(false)
  const isWaiting = body.state === 'waiting'
  const publish = async (withReply: boolean) => {
    const reply = withReply ? draft.ready?.text : undefined
    if (await run(moderateInboxEntry, { to: 'published', reply }, say.published)) draft.clear()
  }
  useKeys({
    r: () => box.current?.querySelector('textarea')?.focus(),
    y: () => !whyNot && isWaiting && draft.written === '' && void publish(false),
    n: () => !whyNot && body.state !== 'refused' && setHiding(true),
  })
  return (
    <>
      <section>
        <div className="dh">
          <div className="grow">
            <h2 lang={entry.lang === 'zh' ? 'zh-CN' : 'en'}>{body.title || body.text.slice(0, 60)}</h2>
            <p>{[body.author, body.hotel.name, say.state(body.state)].join(' · ')}</p>
          </div>
          <div className="r">
            <span className="price price-l" aria-hidden="true">
              {body.score}
            </span>
            <div className="faint t12">{inboxWords(locale).of10(body.score)}</div>
          </div>
        </div>
        <TranslatedText className="quote" text={body.text} lang={entry.lang} canTranslate={canTranslate} />
        <Pictures files={body.images} />
        {body.marks.some((mark) => mark !== null) && (
          <dl className="marks-row">
            {body.marks.map((mark, at) =>
              mark === null ? null : (
                <div key={say.mark(at)}>
                  <dt>{say.mark(at)}</dt>
                  <dd>{mark}</dd>
                </div>
              ),
            )}
          </dl>
        )}
        {body.reply && (
          <div className="tr">
            <small>{say.hotelReply}</small>
            <p className="written">{body.reply}</p>
          </div>
        )}
      </section>
      <Sums body={body} />
      <Findings findings={body.findings} isReview />
      {!whyNot && body.state !== 'refused' && (
        <>
          {(isWaiting || body.state === 'published') && (
            <section className="grow-1">
              <AnswerField
                draft={draft}
                label={say.hotelReply}
                hint={say.hotelReplyHint}
                lang={entry.lang}
                facts={entry.facts}
                canTranslate={canTranslate}
                rows={3}
                maxLength={2000}
                box={box}
              />
            </section>
          )}
          <div className="foot">
            <button type="button" className="btn" disabled={isBusy} onClick={() => setHiding(true)}>
              {isWaiting ? say.refuse : say.hide}
            </button>
            <span className="grow" />
            {isWaiting && draft.written.trim() === '' && (
              <button
                type="button"
                className="btn btn-fill"
                disabled={isBusy}
                onClick={() => void publish(false)}
              >
                {say.publish}
              </button>
            )}
            {draft.written.trim() !== '' && (
              <button
                type="button"
                className="btn btn-fill"
                disabled={isBusy || !draft.ready || draft.missing.length > 0}
                onClick={() => void publish(true)}
              >
                {isWaiting ? say.publishWith : say.saveReply}
              </button>
            )}
          </div>
        </>
      )}
      {isHiding && (
        <HideDialog
          isReview
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

/** The score of the hotel before and after the next decision. */
function Sums({ body }: { body: Body }) {
  const locale = useLocale()
  const say = inboxBodyWords(locale)
  if (body.state === 'refused') return null
  const isPublished = body.state === 'published'
  const [before, after] = isPublished ? [body.with, body.without] : [body.without, body.with]
  const changed = body.marks.flatMap((mark, at) =>
    mark === null ? [] : [[say.mark(at), before.scores[at] ?? null, after.scores[at] ?? null] as const],
  )
  return (
    <section>
      <div className="sec-h">
        <h2>{isPublished ? say.ifHidden : say.ifPublished}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{say.score}</dt>
          <dd>
            {tenths(before.score)} → {tenths(after.score)}
          </dd>
        </div>
        <div>
          <dt>{say.reviews}</dt>
          <dd>
            {formatCount(before.count, locale)} → {formatCount(after.count, locale)}
          </dd>
        </div>
        {changed.map(([name, was, is]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {tenths(was)} → {tenths(is)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
