import type { Order } from '#contract/booking.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { useRequest } from '../page/use-page.ts'
import { sortedPaymentOptions } from './means-lines.ts'
import { payUrl } from './payment-result.ts'

/** The other ways to pay the same: back to the choice. */
export function OtherMeans({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const follow = useFollow()
  const others = sortedPaymentOptions(order.payment.means, locale).filter(
    ({ method, why_not }) => method !== 'alipay' && why_not === null,
  )
  if (others.length === 0) return null
  return (
    <section className="other-means">
      <h2>{alipayPageWords(locale).others}</h2>
      {others.map(({ method, charge, amount, rate }) => (
        <a key={method} href={payUrl(order.order_id, locale)} onClick={follow}>
          <span>
            <b>{say.name(method)}</b>
            <small>{rate ? say.rateShort(rate.from, rate.rate, rate.to) : say.where(method)}</small>
          </span>
          <Price of={charge ?? amount} size="small" />
          <ChevronRightIcon />
        </a>
      ))}
    </section>
  )
}
