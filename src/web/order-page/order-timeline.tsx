import type { Order } from '#contract/booking.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { formatDate } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import { historyOf } from './order-history.ts'
import '../page/steps.css'
import './order-events.css'

/** Past, current and future events in the time zone of the hotel. */
export function OrderTimeline({ order, now }: { order: Order; now: number }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const short = (iso: string) =>
    `${formatDate(iso.slice(0, 10), locale, 'short')}${locale === 'zh' ? ' ' : ', '}${iso.slice(11, 16)}`
  return (
    <ol className="steps order-events">
      {historyOf(order, now, locale).map(({ key, when, at, title, text }) => (
        <li key={key} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
          {at ? <time dateTime={at}>{short(at)}</time> : <span className="order-events-now">{say.now}</span>}
          <i aria-hidden="true" />
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
