import type { Order } from '#contract/booking.ts'
import { ChevronRightIcon } from '#ui/icons/icons.ts'
import { Price } from '#ui/price.tsx'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { useRequest } from '../page/use-page.ts'
import { sortedPaymentOptions } from './means-lines.ts'
import { GatewayForm } from './pay-form.tsx'
import { usePayment } from './use-payment.ts'

/** The other ways to pay the same: a press starts the payment with that method. */
export function OtherMeans({ order, onStale }: { order: Order; onStale: () => void }) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const { pay, busy, problem, form } = usePayment({ order, onStale })
  const others = sortedPaymentOptions(order.payment.means, locale).filter(
    ({ method, why_not }) => method !== 'alipay' && why_not === null,
  )
  if (others.length === 0) return null
  return (
    <section className="other-means">
      <h2>{alipayPageWords(locale).others}</h2>
      {others.map(({ method, way, charge, amount, rate }) => (
        <button key={method} type="button" disabled={busy} onClick={() => void pay(method)}>
          <span>
            <b>{say.name(method)}</b>
            <small>{rate ? say.rateShort(rate.from, rate.rate, rate.to) : say.where(method)}</small>
          </span>
          <span className="other-means-sum">
            <Price of={charge ?? amount} size="small" />
            <small>{way === 'hold' ? say.held : say.atOnce}</small>
          </span>
          <ChevronRightIcon />
        </button>
      ))}
      {problem && (
        <p className="pay-notice" role="alert">
          {problem}
        </p>
      )}
      {form && <GatewayForm form={form} />}
    </section>
  )
}
