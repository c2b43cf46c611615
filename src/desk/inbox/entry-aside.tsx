import { useState } from 'react'
import type { InboxEntry } from '#contract/desk/inbox.ts'
import { noteOnInboxEntry } from '#contract/desk/inbox-endpoints.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { dayAndTime, shortWhen } from '#words/desk/when.ts'
import { formatDates } from '#words/format.ts'
import { TextArea } from '../parts/fields.tsx'
import { Link } from '../parts/link.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import type { RunStep } from './run-step.ts'

type Props = { entry: InboxEntry; run: RunStep }

/** The guest, the booking and the notes beside an entry. */
export function EntryAside({ entry, run }: Props) {
  return (
    <>
      <GuestPart entry={entry} />
      <OrderPart entry={entry} />
      <Notes entry={entry} run={run} />
    </>
  )
}

function GuestPart({ entry: { guest } }: { entry: InboxEntry }) {
  const locale = useLocale()
  const say = inboxWords(locale)
  const mayOpen = useWhyNot('guests.see') === null
  if (!guest) return null
  return (
    <section>
      <h2>
        {say.guest}
        {guest.id && mayOpen && (
          <Link className="push link" href={addressOf(`/guests/${guest.id}`)}>
            {say.open}
          </Link>
        )}
      </h2>
      <dl className="kv">
        {guest.name && (
          <div>
            <dt>{say.name}</dt>
            <dd>{guest.name}</dd>
          </div>
        )}
        <div>
          <dt>{say.account}</dt>
          <dd className="cut">{guest.account}</dd>
        </div>
        {guest.level !== null && (
          <div>
            <dt>{say.standing}</dt>
            <dd>{say.level(guest.level, guest.orders ?? 0)}</dd>
          </div>
        )}
        <div>
          <dt>{say.language}</dt>
          <dd>{guest.lang === 'zh' ? say.chinese : say.english}</dd>
        </div>
      </dl>
    </section>
  )
}

function OrderPart({ entry: { order } }: { entry: InboxEntry }) {
  const locale = useLocale()
  const say = inboxWords(locale)
  if (!order) return null
  return (
    <section>
      <h2>
        {say.order}
        <Link className="push link" href={addressOf(`/orders/${order.number}`)}>
          {order.number}
        </Link>
      </h2>
      <dl className="kv">
        <div>
          <dt>{say.stay}</dt>
          <dd>{formatDates(order.arrival, order.departure, locale)}</dd>
        </div>
        <div>
          <dt>{say.total}</dt>
          <dd>{formatMoney(order.total, locale)}</dd>
        </div>
        <div>
          <dt>{say.paid}</dt>
          <dd>{formatMoney(order.paid, locale)}</dd>
        </div>
        <div>
          <dt>{say.freeUntil}</dt>
          <dd className={order.free_until ? 'good' : undefined}>
            {order.free_until ? dayAndTime(hereOf(order.free_until), locale) : say.notFree}
          </dd>
        </div>
      </dl>
      <p className="hint">{order.hotel}</p>
    </section>
  )
}

function Notes({ entry, run }: Props) {
  const locale = useLocale()
  const say = inboxWords(locale)
  const now = useNow()
  const whyNot = useWhyNot('inbox.answer')
  const [text, setText] = useState('')
  const save = async () => {
    if (text.trim() !== '' && (await run(noteOnInboxEntry, { text }, say.noted))) setText('')
  }
  if (whyNot && entry.notes.length === 0) return null
  return (
    <section className="entry-notes">
      <h2>{say.notes}</h2>
      {entry.notes.map((note) => (
        <div key={`${note.at} ${note.by}`} className="staff-note">
          <small>
            {note.by} · {shortWhen(hereOf(note.at), now, locale)}
          </small>
          <p className="written">{note.text}</p>
        </div>
      ))}
      {!whyNot && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextArea
            label={say.note}
            hint={say.notesHint}
            value={text}
            onChange={setText}
            rows={2}
            maxLength={2000}
          />
          <button type="submit" className="btn btn-s" disabled={text.trim() === ''}>
            {say.addNote}
          </button>
        </form>
      )}
    </section>
  )
}
