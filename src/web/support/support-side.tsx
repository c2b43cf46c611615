import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import { clockTimeAt } from '#domain/time/support-hours.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { formatDates } from '#words/format.ts'
import { supportWords } from '#words/support/support.ts'
import { useAlive, useRequest, useSite } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { hoursBar } from './hours-bar.ts'
import './side.css'

/** When somebody answers, what the conversation may be about, and other ways. */
export function SupportSide({ order }: { order: OrderSummary | undefined }) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const { support_email: mail } = useSite()
  return (
    <aside className="chat-side">
      <Hours />
      {order && (
        <section>
          <h2>{say.yourStay}</h2>
          <Link to="/center/detail/$id" params={{ id: order.order_id }} className="chat-stay">
            {order.hotel.image && (
              <HotelPicture picture={{ ...order.hotel.image, alt: '' }} use="card" sizes="72px" />
            )}
            <span>
              <b>{order.hotel.name}</b>
              <small>{formatDates(order.stay.s_d, order.stay.e_d, locale)}</small>
            </span>
            <ChevronRightIcon />
          </Link>
        </section>
      )}
      <section>
        <h2>{say.anotherWay}</h2>
        <ul className="chat-ways">
          <li>
            <Link to="/feedback">
              {say.ticket}
              <ChevronRightIcon small />
            </Link>
          </li>
          <li>
            <Link to="/docs/$name" params={{ name: 'faq' }}>
              {say.faq}
              <ChevronRightIcon small />
            </Link>
          </li>
          <li>
            <a href={`mailto:${mail}`}>
              {mail}
              <ChevronRightIcon small />
            </a>
          </li>
        </ul>
      </section>
    </aside>
  )
}

function Hours() {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const { support_hours: hours } = useSite()
  const alive = useAlive()
  const now = useMinute()
  if (hours.always)
    return (
      <section>
        <h2>{say.hours}</h2>
        <p className="chat-note">{say.always}</p>
      </section>
    )
  const { spans, labels } = hoursBar(hours)
  const time = alive ? clockTimeAt(hours, now) : null
  return (
    <section>
      <h2>{say.hours}</h2>
      <div className="chat-hours" role="img" aria-label={say.hoursBar(hours)}>
        {spans.map(({ from, minutes, isOpen }) => (
          <i key={from} data-open={isOpen || undefined} style={{ flex: minutes }} />
        ))}
        {time && <b style={{ left: `${labels.at(time)}%` }} />}
      </div>
      <p className="chat-hour-labels" aria-hidden="true">
        {[hours.opens, hours.closes].map((hour) => (
          <span key={hour} style={{ left: `${labels.at(hour)}%` }}>
            {hour}
          </span>
        ))}
      </p>
      <p className="chat-note">{alive ? say.hoursText({ ...hours, now }) : say.hoursBar(hours)}</p>
    </section>
  )
}

/** Now, as of the last half minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
