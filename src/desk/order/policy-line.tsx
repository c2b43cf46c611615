import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { useLocale } from '../parts/use-desk.ts'

const colour = (fee: number, refund: number) =>
  fee === 0 ? 'var(--policy-free)' : refund > 0 ? 'var(--policy-part)' : 'var(--policy-none)'

const mostNights = 5

/** The nights of the stay as doors with their prices; a long stay names the rest. */
function Nights({ nights }: { nights: DeskOrder['nights'] }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const shown = nights.length > mostNights ? nights.slice(0, mostNights - 1) : nights
  return (
    <ul className="nights" aria-label={say.nights}>
      {shown.map(({ date, price }) => (
        <li key={date}>
          <span className="doors" aria-hidden="true">
            <svg viewBox="0 0 26 32" aria-hidden="true">
              <path className="door-line" d="M2 31V13a11 11 0 0 1 22 0v18z" />
            </svg>
          </span>
          <span>
            <small>{formatDate(date, locale, 'weekday')}</small>
            <b>{formatMoney(price, locale)}</b>
          </span>
        </li>
      ))}
      {shown.length < nights.length && <li>{say.moreNights(nights.length - shown.length)}</li>}
    </ul>
  )
}

/** The nights, and the cancellation windows side by side with the one in force. */
export function PolicyLine({ data: { order, nights, booked_at } }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { windows } = order.cancellation
  const now = Date.parse(order.now)
  return (
    <div className="stayline">
      <Nights nights={nights} />
      <ol className="windows" aria-label={say.policy}>
        {windows.map(({ from, to, fee, refund }) => {
          const start = Date.parse(from ?? booked_at)
          const end = to === null ? null : Date.parse(to)
          const isCurrent = (from === null || start <= now) && (end === null || now < end)
          return (
            <li key={`${from}`} aria-current={isCurrent ? 'true' : undefined}>
              <span>
                {isCurrent ? `${say.now}${locale === 'zh' ? '，' : ', '}` : ''}
                {to
                  ? say.until(dayAndTime(to, locale))
                  : from
                    ? say.from(dayAndTime(from, locale))
                    : say.always}
              </span>
              <i style={{ background: colour(fee.amount, refund.amount) }}>
                {isCurrent && end !== null && (
                  <em style={{ insetInlineStart: `${(100 * (now - start)) / (end - start)}%` }} />
                )}
              </i>
              <b>
                {fee.amount === 0
                  ? say.freeBack(formatMoney(refund, locale))
                  : say.feeBack(formatMoney(fee, locale), formatMoney(refund, locale))}
              </b>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
