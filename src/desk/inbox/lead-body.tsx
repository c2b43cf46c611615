import { useState } from 'react'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { followInboxLead } from '#contract/desk/inbox-endpoints.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { TextArea } from '../parts/fields.tsx'
import { Link } from '../parts/link.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { useKeys } from '../use-keys.ts'
import type { BodyProps } from './run-step.ts'
import { TranslatedText } from './translated-text.tsx'

type Props = BodyProps & { body: InboxBodyOf<'lead'> }

/** A hotel that applies: its contact, its progress and the way to a draft. */
export function LeadBody({ entry, body, canTranslate, run, isBusy }: Props) {
  const say = inboxBodyWords(useLocale())
  const whyNot = useWhyNot('inbox.answer')
  const mayAccept = useWhyNot('hotels.add') === null
  const [note, setNote] = useState(body.note ?? '')
  const follow = (state: typeof body.state) =>
    void run(followInboxLead, { state, note: note.trim() || undefined })
  const isClosed = body.state === 'closed'
  useKeys({
    y: () => !whyNot && body.state === 'new' && follow('contacted'),
    n: () => !whyNot && !isClosed && follow('closed'),
  })
  return (
    <>
      <section>
        <div className="dh">
          <div className="grow">
            <h2>{entry.title}</h2>
            <p>{[body.number, say.leadState(body.state)].join(' · ')}</p>
          </div>
        </div>
        <TranslatedText className="quote" text={body.text} lang={body.lang} canTranslate={canTranslate} />
      </section>
      <section>
        <dl className="kv">
          <div>
            <dt>{say.contact}</dt>
            <dd>{body.name}</dd>
          </div>
          <div>
            <dt>{say.email}</dt>
            <dd>
              <a className="link" href={`mailto:${body.email}`}>
                {body.email}
              </a>
            </dd>
          </div>
          <div>
            <dt>{say.phone}</dt>
            <dd>
              <a className="link" href={`tel:${body.phone}`}>
                {body.phone}
              </a>
            </dd>
          </div>
          <div>
            <dt>{say.rooms}</dt>
            <dd>{body.rooms}</dd>
          </div>
        </dl>
      </section>
      {!whyNot && (
        <>
          <section className="grow-1">
            <TextArea label={say.leadNote} value={note} onChange={setNote} rows={2} maxLength={1000} />
          </section>
          <div className="foot">
            {!isClosed && (
              <button type="button" className="btn" disabled={isBusy} onClick={() => follow('closed')}>
                {say.closeLead}
              </button>
            )}
            <span className="grow" />
            {isClosed ? (
              <button type="button" className="btn" disabled={isBusy} onClick={() => follow('new')}>
                {say.reopen}
              </button>
            ) : (
              <button type="button" className="btn" disabled={isBusy} onClick={() => follow('contacted')}>
                {say.markContacted}
              </button>
            )}
            {!isClosed && mayAccept && (
              <Link className="btn btn-fill" href={addressOf('/hotels', { lead: body.number })}>
                {say.accept}
              </Link>
            )}
          </div>
        </>
      )}
    </>
  )
}
