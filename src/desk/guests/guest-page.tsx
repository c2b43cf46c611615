import { useState } from 'react'
import { endGuestSession, showGuest } from '#contract/desk/guest-endpoints.ts'
import type { DeskGuest } from '#contract/desk/guests.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { guestWords } from '#words/desk/guests.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatCount, formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { GuestActions } from './guest-actions.tsx'
import { GuestLists } from './guest-lists.tsx'
import type { GuestProps } from './guest-props.ts'

/** One guest. The page is read once, and again only after a change: every look is recorded. */
export function GuestPage({ id }: { id: string }) {
  const guest = useLoad(showGuest, { id })
  return <Shown of={guest}>{(data) => <WholeGuest guest={data} onChanged={guest.set} />}</Shown>
}

function WholeGuest({ guest, onChanged }: GuestProps) {
  const locale = useLocale()
  const say = guestWords(locale)
  return (
    <>
      <header className="bar">
        <Link className="ib" href={addressOf('/guests')} aria-label={say.back}>
          <ChevronLeftIcon />
        </Link>
        <h1>{guest.name || say.noName}</h1>
        <span className="sub">{guest.email ?? guest.mobile}</span>
        <span className="grow" />
        <span className="faint t12 no-phone">{say.audited}</span>
      </header>
      {guest.closes_at && (
        <p className="note warn">{say.closing(dayAndTime(hereOf(guest.closes_at), locale))}</p>
      )}
      <div className="guest-page">
        <div className="guest-main">
          <GuestLists guest={guest} />
        </div>
        <aside aria-label={say.law}>
          <Facts guest={guest} />
          <Sessions guest={guest} onChanged={onChanged} />
          <Consents guest={guest} />
          <GuestActions guest={guest} onChanged={onChanged} />
        </aside>
      </div>
    </>
  )
}

function Facts({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  const facts = [
    [say.email, guest.email],
    [say.mobile, guest.mobile],
    [say.phone, guest.phone === guest.mobile ? null : guest.phone],
    [say.language, guest.lang === 'zh' ? say.chinese : say.english],
    [say.currency, guest.currency],
    [say.since, formatDate(guest.created_at.slice(0, 10), locale)],
    [say.password, guest.has_password ? say.hasPassword : say.noPassword],
    [
      say.standing,
      [
        say.level(guest.level),
        say.pointsOf(formatCount(guest.points, locale)),
        ...(guest.is_agent ? [say.agent] : []),
      ].join(locale === 'zh' ? '，' : ', '),
    ],
  ] as const
  return (
    <section>
      <h2>{say.account}</h2>
      <p className={guest.is_confirmed ? 'st ok' : 'st wait'}>
        {guest.is_confirmed ? say.confirmed : say.unconfirmed}
      </p>
      <dl className="kv">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

function Sessions({ guest, onChanged }: GuestProps) {
  const locale = useLocale()
  const say = guestWords(locale)
  const whyNot = useWhyNot('guests.change')
  const [isBusy, setBusy] = useState(false)
  const end = async (session: string | undefined) => {
    setBusy(true)
    const answer = await call(endGuestSession, { id: guest.id, session, req_id: newRequestId() })
    setBusy(false)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    showToast({ kind: 'good', text: say.sessionEnded })
    onChanged((answer as { data: DeskGuest }).data)
  }
  return (
    <section>
      <h2>{say.sessions}</h2>
      {guest.sessions.length === 0 && <p className="soft">{say.noSessions}</p>}
      <ul className="guest-sessions">
        {guest.sessions.map(({ id, device, network, used }) => (
          <li key={id}>
            <span>
              <b>{device}</b>
              <small>{[network, dayAndTime(hereOf(used), locale)].filter(Boolean).join(' · ')}</small>
            </span>
            {!whyNot && (
              <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void end(id)}>
                {say.endSession}
                <span className="sr"> {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {!whyNot && guest.sessions.length > 1 && (
        <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void end(undefined)}>
          {say.endAll}
        </button>
      )}
    </section>
  )
}

function Consents({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  return (
    <section>
      <h2>{say.consents}</h2>
      {guest.consents.length === 0 && <p className="soft">{say.noConsents}</p>}
      <ul className="guest-consents">
        {guest.consents.map(({ kind, text, at }) => (
          <li key={`${kind} ${text}`}>
            <b>{say.consent(kind)}</b>
            <small>{[text, at && formatDate(at.slice(0, 10), locale)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
