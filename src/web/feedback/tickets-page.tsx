import { Link } from '@tanstack/react-router'
import { listTickets } from '#contract/endpoints.ts'
import type { TicketSummary } from '#contract/feedback.ts'
import type { Locale } from '#domain/text/locale.ts'
import { buttonClass, classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PencilIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { usePhoneWidth } from '#ui/phone-width.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatDate } from '#words/format.ts'
import { topicWords } from '#words/support/feedback.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { usePersonal } from '../account/use-personal.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { feedbackTicketUrl, type TicketSearch, titleOf } from './feedback-query.ts'
import { TicketThread } from './ticket-thread.tsx'
import '../orders/back-link.css'
import './tickets.css'

const pageSize = 20

/** My tickets and, beside them, one of them; on a phone one after the other. */
export function TicketsPage({ search }: { search: TicketSearch }) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const { page = 1 } = search
  const { data, state, again, refresh } = usePersonal(listTickets, { page, page_size: pageSize })
  const isPhone = usePhoneWidth()
  const open = search.ticket ?? (isPhone ? undefined : data?.list[0]?.ticket)
  return (
    <div className={classNames('tickets-page', search.ticket && 'tickets-page-one')}>
      <div className="tickets-head">
        <div>
          <h1>{say.ticketsTitle}</h1>
          <p className="centre-lead">{say.ticketsLead}</p>
        </div>
        <Link to="/feedback" className={buttonClass()}>
          <PencilIcon />
          {say.newTicket}
        </Link>
      </div>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="tickets-waiting" />}
      {data?.total === 0 && !search.ticket && (
        <div className="pane">
          <EmptyState
            title={say.none}
            action={
              <Link to="/feedback" className={buttonClass()}>
                {say.newTicket}
              </Link>
            }
          >
            {say.noneText}
          </EmptyState>
        </div>
      )}
      {data && (data.total > 0 || search.ticket) && (
        <div className="tickets">
          <nav className="ticket-list" aria-label={say.tickets}>
            {data.list.map((ticket) => (
              <TicketEntry key={ticket.ticket} ticket={ticket} current={ticket.ticket === open} page={page} />
            ))}
            <Pagination
              page={page}
              pages={Math.ceil(data.total / pageSize)}
              total={data.total}
              totalText={say.counts(data.total)}
              hrefFor={(to) => feedbackTicketUrl({ page: to }, locale)}
            />
          </nav>
          {open && <TicketThread key={open} number={open} onChange={refresh} />}
        </div>
      )}
    </div>
  )
}

type EntryProps = { ticket: TicketSummary; current: boolean; page: number }

function TicketEntry({ ticket: summary, current, page }: EntryProps) {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const follow = useFollow()
  const { ticket, topic, text, last, unread, state, updated_at } = summary
  return (
    <a
      className={classNames('ticket-entry', unread > 0 && 'ticket-unread')}
      href={feedbackTicketUrl({ ticket, ...(page > 1 ? { page } : {}) }, locale)}
      aria-current={current || undefined}
      onClick={follow}
    >
      <span>
        <b dir="auto">{titleOf(text)}</b>
        <small dir="auto">
          {state === 'closed' ? `${say.closedBefore} · ` : ''}
          {last.text === text ? topicWords(locale)[topic] : titleOf(last.text)}
        </small>
        {unread > 0 && <span className="sr-only">{say.unread(unread)}</span>}
      </span>
      <time dateTime={updated_at}>{shortTime(updated_at, locale)}</time>
    </a>
  )
}

/** The time for today, otherwise the date, in the time zone of the reader. */
function shortTime(instant: string, locale: Locale): string {
  const at = new Date(instant)
  const isToday = at.toDateString() === new Date().toDateString()
  if (isToday) return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return formatDate(local.toISOString().slice(0, 10), locale, 'short')
}
