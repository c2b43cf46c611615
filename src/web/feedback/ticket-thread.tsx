import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { showTicket } from '#contract/endpoints.ts'
import type { Ticket } from '#contract/feedback.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ticketStateWords, topicWords } from '#words/support/feedback.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { Avatar } from '../account/avatar.tsx'
import { localTime } from '../account/local-time.ts'
import { useOwner } from '../account/owner-gate.tsx'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { DoorSign } from '../page/logo.tsx'
import { useRequest, useSite } from '../page/use-page.ts'
import { subjectOf, titleOf } from './feedback-query.ts'
import { SubjectCard } from './subject-card.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { countUnreadReplies } from './unread-replies.ts'

type Props = { number: string; onChange: () => void }

/** One conversation; opening it is reading it. */
export function TicketThread({ number, onChange }: Props) {
  const { call, locale } = useRequest()
  const say = feedbackPageWords(locale)
  const { data, state, isMissing, again, replace } = usePersonal(showTicket, { ticket: number })
  const isRead = state === 'ready'
  const onRead = useEffectEvent(() => {
    void countUnreadReplies(call)
    onChange()
  })
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead])
  return (
    <article className="ticket-thread" aria-busy={state === 'waiting'}>
      <Link to="/center/feedback" className="back-link tickets-back">
        <ChevronLeftIcon small />
        {say.toTickets}
      </Link>
      {state === 'waiting' && <Skeleton lines={6} />}
      {state === 'failed' && (isMissing ? <p>{say.ticketMissing}</p> : <LoadFailed onRetry={again} />)}
      {data && (
        <>
          <ThreadHead ticket={data} />
          <Messages ticket={data} />
          {data.state === 'closed' ? (
            <p className="ticket-ended">{say.closedText}</p>
          ) : (
            <TicketReply
              number={number}
              onSent={(ticket) => {
                replace(ticket)
                onChange()
              }}
            />
          )}
        </>
      )}
    </article>
  )
}

function ThreadHead({ ticket }: { ticket: Ticket }) {
  const { locale } = useRequest()
  const subject = subjectOf(ticket.about)
  return (
    <header>
      <h2 dir="auto">{titleOf(ticket.messages[0]?.text ?? '')}</h2>
      <p className="ticket-facts">
        <span className="ticket-state" data-state={ticket.state}>
          {ticketStateWords(locale)[ticket.state]}
        </span>
        <span translate="no">{ticket.ticket}</span>
        <span>{topicWords(locale)[ticket.topic]}</span>
      </p>
      {subject && <SubjectCard subject={subject} />}
    </header>
  )
}

function Messages({ ticket: { messages } }: { ticket: Ticket }) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const owner = useOwner()
  const site = useSite().name[locale]
  return (
    <ol className="ticket-messages">
      {messages.map(({ id, by, text, files, at }) => (
        <li key={id}>
          <p className="ticket-by">
            {by === 'guest' ? <Avatar user={owner} /> : <DoorSign />}
            <b>{by === 'guest' ? say.you : say.support(site)}</b>
            <time dateTime={at}>{localTime(at, locale)}</time>
          </p>
          <div>
            <p className="written" dir="auto">
              {text}
            </p>
            {files.length > 0 && (
              <ul className="ticket-pictures">
                {files.map((file) => (
                  <li key={file.id}>
                    <a href={file.url} target="_blank" rel="noreferrer">
                      <img src={file.url} alt={file.alt} width={96} height={72} loading="lazy" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
