import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { ChatIcon, CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { FeedbackForm } from './feedback-form.tsx'
import type { FeedbackQuery } from './feedback-query.ts'
import '../orders/back-link.css'
import './feedback.css'

/** A word to us: for guests and for visitors. */
export function FeedbackPage({ query }: { query: FeedbackQuery }) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const user = useUser()
  const [sent, setSent] = useState<string | null>(query.sent ?? null)
  return (
    <main id="main" className="wrap feedback-page">
      {user && (
        <Link to="/center/feedback" className="back-link">
          <ChevronLeftIcon small />
          {say.toTickets}
        </Link>
      )}
      <h1>{say.title}</h1>
      <p className="feedback-lead">{user ? say.leadGuest : say.lead}</p>
      {query.fault && !sent && (
        <p className="feedback-fault" role="alert">
          {say[query.fault]}
        </p>
      )}
      <div className="feedback-pair">
        {sent ? (
          <Sent ticket={sent} onAnother={() => setSent(null)} />
        ) : (
          <FeedbackForm key={query.i} query={query} onSent={setSent} />
        )}
        <OtherWays />
      </div>
    </main>
  )
}

function Sent({ ticket, onAnother }: { ticket: string; onAnother: () => void }) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const user = useUser()
  return (
    <section className="pane feedback-sent" aria-live="polite">
      <span className="feedback-mark">
        <CheckIcon />
      </span>
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {say.sentTitle}
      </h2>
      <p>{say.sentText(ticket)}</p>
      <p className="feedback-acts">
        {user && (
          <Link to="/center/feedback" search={{ ticket }} className={buttonClass()}>
            {say.seeTicket}
          </Link>
        )}
        <Button kind="quiet" onClick={onAnother}>
          {say.another}
        </Button>
      </p>
    </section>
  )
}

/** Contacts that may be faster than a ticket. */
function OtherWays() {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const { support_hours } = useSite()
  const { opens, closes, zone, always } = support_hours
  return (
    <aside className="feedback-ways" aria-label={say.perhaps}>
      <h2>{say.perhaps}</h2>
      <ul>
        <li>
          <Link to="/docs/$name" params={{ name: 'faq' }}>
            {say.faq}
            <ChevronRightIcon small />
          </Link>
        </li>
        <li>
          <Link to="/center/order">
            {say.orders}
            <ChevronRightIcon small />
          </Link>
        </li>
        <li>
          <Link to="/guarantee">
            {say.guarantee}
            <ChevronRightIcon small />
          </Link>
        </li>
      </ul>
      <div className="feedback-talk">
        <ChatIcon />
        <p>
          <b>{say.talk}</b>
          <span>
            {always ? say.always : say.hours(opens, closes, zone)}{' '}
            <Link to="/sockets" className="link">
              {say.openChat}
            </Link>
          </span>
        </p>
      </div>
    </aside>
  )
}
