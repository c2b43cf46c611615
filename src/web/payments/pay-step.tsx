import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#ui/price.tsx'
import { formatHotelTime } from '#words/format.ts'
import { payStepWords } from '#words/payments/pay-step.ts'
import { useRequest } from '../page/use-page.ts'
import { PayForm } from './pay-form.tsx'
import { dueNow, holdSentence } from './payment-due.ts'
import './pay-step.css'

type Props = {
  order: Order
  now: number
  /** The order is not what it was when the page showed it. */
  onStale: () => void
}

/** The amount due now, its deadline, and the payment options. */
export function PayStep({ order, now, onStale }: Props) {
  const { locale } = useRequest()
  const say = payStepWords(locale)
  const due = dueNow(order)
  if (!due) return null
  const titles = { now: say.title, guarantee: say.guaranteeTitle, rest: say.restTitle }
  const { price, collect_at } = order
  const hold = holdSentence(order, now, locale)
  const others = [
    due.of === 'now' && price.due_later.amount > 0 && say.later(formatMoney(price.due_later, locale)),
    price.due_at_hotel.amount > 0 && say.atHotel(formatMoney(price.due_at_hotel, locale)),
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
      {due.of === 'rest' && collect_at && (
        <p className="pay-step-hold">{say.restBy(formatHotelTime(collect_at, locale))}</p>
      )}
      {order.payment.methods.length > 0 ? (
        <PayForm order={order} onStale={onStale} />
      ) : (
        <p className="pay-step-none">{say.noMeans}</p>
      )}
    </section>
  )
}
