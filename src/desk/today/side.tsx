import type { Today } from '#contract/desk/today.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatCount } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'

/** Arrivals and departures with something open, and the state of the system. */
export function Side({ data }: { data: Today }) {
  const locale = useLocale()
  const say = todayWords(locale)
  const { arrivals, departures, house } = data
  return (
    <aside className="side">
      <section>
        <div className="inout">
          <Link href={addressOf('/orders', { view: 'arriving' })}>
            <span>{say.arrivals}</span>
            <b>{formatCount(arrivals.total, locale)}</b>
            <span>{say.withOpen(arrivals.open.length)}</span>
          </Link>
          <Link href={addressOf('/orders', { view: 'departing' })}>
            <span>{say.departures}</span>
            <b>{formatCount(departures.total, locale)}</b>
            <span>{say.withOpen(departures.open.length)}</span>
          </Link>
        </div>
      </section>
      <Coming title={say.arrivalsOpen} guests={arrivals.open} />
      <Coming title={say.departuresOpen} guests={departures.open} />
      {house && (
        <section>
          <div className="sec-h">
            <h2>{say.house}</h2>
          </div>
          <div className="house">
            <div>
              <span className={house.books_balance ? 'st ok' : 'st bad'}>
                {house.books_balance ? say.booksBalance : say.booksWrong}
              </span>
              <span>{say.now}</span>
            </div>
            {house.unknown.map(({ method, count, oldest }) => (
              <div key={method}>
                <span className="st wait">{say.method(method)}</span>
                <span>{say.unknown(count, hereOf(oldest).slice(11, 16))}</span>
              </div>
            ))}
            <div>
              <span className={house.failed_jobs === 0 ? 'st ok' : 'st wait'}>{say.jobs}</span>
              <span>{say.jobsFailed(house.failed_jobs)}</span>
            </div>
            <div>
              <span className={house.waiting_mails < 100 ? 'st ok' : 'st wait'}>{say.mails}</span>
              <span>{say.mailsWaiting(house.waiting_mails)}</span>
            </div>
          </div>
        </section>
      )}
    </aside>
  )
}

function Coming({ title, guests }: { title: string; guests: Today['arrivals']['open'] }) {
  const locale = useLocale()
  const say = todayWords(locale)
  if (guests.length === 0) return null
  const reasons = ({ due, has_message, wishes }: (typeof guests)[number]) =>
    say.reasons([
      ...(due.amount > 0 ? [say.stillDue(formatMoney(due, locale))] : []),
      ...(has_message ? [say.wrote] : []),
      ...(wishes ? [say.wish(wishes)] : []),
    ])
  return (
    <section>
      <div className="sec-h">
        <h2>{title}</h2>
      </div>
      <ul className="come">
        {guests.map((guest) => (
          <li key={guest.number}>
            <Link href={addressOf(`/orders/${guest.number}`)}>
              <time>{guest.at}</time>
              <span>
                <b>
                  {guest.guest}
                  {locale === 'zh' ? '，' : ', '}
                  {guest.hotel}
                </b>
                <small>{reasons(guest)}</small>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
