import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/desk/order.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { useLocale } from '../parts/use-desk.ts'

const colour = (fee: number, refund: number) =>
  fee === 0 ? 'var(--policy-free)' : refund > 0 ? 'var(--policy-part)' : 'var(--policy-none)'

/** The cancellation windows side by side, and which of them is in force. */
export function PolicyLine({ order }: { order: Order }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const { windows } = order.cancellation
  const now = Date.parse(order.now)
  const isNow = ({ from, to }: (typeof windows)[number]) =>
    (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to))
  return (
    <div className="stayline">
      <ul className="nights" aria-label={say.rooms}>
        {order.rooms.map((room) => (
          <li key={room.id}>
            <span className="doors" aria-hidden="true">
              <svg viewBox="0 0 26 32" aria-hidden="true">
                <path className="door-line" d="M2 31V13a11 11 0 0 1 22 0v18z" />
              </svg>
            </span>
            <span>
              <small>{room.guests.map(({ first, last }) => `${first} ${last}`).join(', ')}</small>
              <b>{formatMoney(room.price.total)}</b>
            </span>
          </li>
        ))}
      </ul>
      <ol className="windows" aria-label={say.policy}>
        {windows.map((window) => {
          const { from, to, fee, refund } = window
          const current = isNow(window)
          return (
            <li key={`${from}`} aria-current={current ? 'true' : undefined}>
              <span>
                {current ? `${say.now}${locale === 'zh' ? '，' : ', '}` : ''}
                {to
                  ? say.until(dayAndTime(to, locale))
                  : from
                    ? say.from(dayAndTime(from, locale))
                    : say.always}
              </span>
              <i style={{ background: colour(fee.amount, refund.amount) }} />
              <b>
                {fee.amount === 0
                  ? say.freeBack(formatMoney(refund))
                  : say.feeBack(formatMoney(fee), formatMoney(refund))}
              </b>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
