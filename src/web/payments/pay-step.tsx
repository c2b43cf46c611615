import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates, formatGuestTime, formatHotelTime } from '#words/format.ts'
import { payStepWords } from '#words/payments/pay-step.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { payUrl, resultUrl } from '../orders/order-urls.ts'
import { useRequest } from '../page/use-page.ts'
import { type DueNow, dueNow, holdSentence } from './payment-due.ts'
import './pay-step.css'

/** The amount due now, its deadline, and the way to the page on which it is paid. */
export function PayStep({ order, now }: { order: Order; now: number }) {
  const { locale } = useRequest()
  const say = payStepWords(locale)
  const due = dueNow(order)
  if (!due) return null
  const titles = {
    now: say.title,
    guarantee: say.guaranteeTitle,
    rest: say.restTitle,
    change: say.changeTitle,
  }
  const { price, collect_at, payment } = order
  const hasBalance = due.of === 'now' && payment.type !== 'guarantee' && price.due_later.amount > 0
  const hold = holdSentence(order, now, locale)
  const others = [
    hasBalance && say.later(formatMoney(price.due_later, locale)),
    due.of !== 'change' &&
      price.due_at_hotel.amount > 0 &&
      say.atHotel(formatMoney(price.due_at_hotel, locale)),
  ].filter((text) => text !== false)
  return (
    <section id="pay" className="pane pay-step" aria-label={titles[due.of]}>
      <h2>{titles[due.of]}</h2>
      <p className="pay-step-due">
        <Price of={due.amount} size="huge" />
        {others.length > 0 && <small>{others.join(locale === 'zh' ? '，' : ', ')}</small>}
      </p>
      {hold && (
        <p className="pay-step-hold" data-late={hold.isLate || undefined}>
          {hold.text}
        </p>
      )}
      {hold && !hold.isLate && <p className="pay-step-note">{say.afterwards}</p>}
      {due.of === 'change' && order.change && (
        <p className="pay-step-hold">
          {say.changeHeld(
            formatDates(order.change.stay.s_d, order.change.stay.e_d, locale),
            formatGuestTime(Date.parse(order.change.pay_before)),
          )}
        </p>
      )}
      {due.of === 'rest' && collect_at && (
        <p className="pay-step-hold">{say.restBy(formatHotelTime(collect_at, locale))}</p>
      )}
      <PayLink order={order} due={due} />
    </section>
  )
}

/** While a payment is being checked, it leads to its result, and there is no second way to pay. */
function PayLink({ order, due }: { order: Order; due: DueNow }) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const list = orderWords(locale)
  const follow = useFollow()
  const id = order.order_id
  if (order.payment.methods.length === 0)
    return <p className="pay-step-none">{payStepWords(locale).noMeans}</p>
  if (order.payment.checking)
    return (
      <p className="pay-step-none" role="status">
        {say.checking}{' '}
        <a className="link" href={resultUrl(id, locale)} onClick={follow}>
          {say.toResult}
        </a>
      </p>
    )
  const amount = formatMoney(due.amount, locale)
  const href = payUrl(id, locale, due.of === 'rest' || due.of === 'change')
  return (
    <p className="pay-step-go">
      <a className={buttonClass({ kind: 'filled' })} href={href} onClick={follow}>
        {due.of === 'guarantee' ? list.guarantee(amount) : list.pay(amount)}
      </a>
    </p>
  )
}
