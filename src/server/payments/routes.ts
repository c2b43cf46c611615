import type { OrderStatus } from '#contract/booking.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind, type RunIdempotently } from '../http/dispatch.ts'
import type { PaymentContext } from './context.ts'
import { finishPayment } from './finish-payment.ts'
import { pollPaymentNow } from './poll-payment-now.ts'
import { receiveMessage } from './receive-message.ts'
import { showSummary, showTrail } from './show-money.ts'
import { startPayment } from './start-payment.ts'

export function paymentRoutes(context: PaymentContext) {
  const own = ({ id }: { id: string }, caller: Caller) => ({ orderId: id, guestId: guestOf(caller) })
  // The payer returns in the language of this request.
  const begun = (input: { id: string }, caller: Caller) => ({ ...own(input, caller), locale: caller.locale })
  const hear = (method: PaymentMethod) => (_input: unknown, caller: Caller) =>
    caller.message && context.providers.has(method)
      ? receiveMessage(context, method, caller.message)
      : refuse('forbidden')
  // Whether it is charged or held was decided when it was begun.
  const finishPaypal = async (
    input: { id: string },
    caller: Caller,
    runIdempotently: RunIdempotently<OrderStatus>,
  ) => {
    const asked = own(input, caller)
    const finished = await finishPayment(context, { ...asked, method: 'paypal' })
    return finished.ok ? runIdempotently(() => context.orders.status(asked)) : finished
  }

  return [
    bind(endpoints.createPaypalOrder, async (input, caller, runIdempotently) => {
      const started = await startPayment(context, { ...begun(input, caller), method: 'paypal' })
      if (!started.ok) return started
      const { payment, next } = started.value
      if (next.kind !== 'redirect') throw new Error('PayPal must return a redirect')
      return runIdempotently(async () =>
        ok({ paypal_id: payment.reference ?? '', approve_url: context.payerAddress(next.url) }),
      )
    }),
    bind(endpoints.startAlipay, async (input, caller, runIdempotently) => {
      const started = await startPayment(context, { ...begun(input, caller), method: 'alipay' })
      if (!started.ok) return started
      const { next } = started.value
      if (next.kind !== 'code') throw new Error('Alipay must return a code')
      const { qr, deepLink, pageUrl = null, expires } = next
      return runIdempotently(async () =>
        ok({
          qr: context.payerAddress(qr),
          deep_link: context.payerAddress(deepLink),
          page_url: pageUrl && context.payerAddress(pageUrl),
          expires: isoInstant(expires, 'UTC'),
        }),
      )
    }),
    bind(endpoints.changeAlipayDeposit, async (input, caller, runIdempotently) => {
      const asked = own(input, caller)
      const done = await pollPaymentNow(context, { ...asked, method: 'alipay', action: input.action })
      return done.ok ? runIdempotently(() => context.orders.status(asked)) : done
    }),
    bind(endpoints.startUnionpay, async (input, caller, runIdempotently) => {
      const started = await startPayment(context, { ...begun(input, caller), method: 'unionpay' })
      if (!started.ok) return started
      const { next } = started.value
      if (next.kind !== 'form') throw new Error('UnionPay must return a form')
      return runIdempotently(async () =>
        ok({ action: context.payerAddress(next.action), fields: next.fields }),
      )
    }),
    bind(endpoints.capturePaypalOrder, finishPaypal),
    bind(endpoints.authorisePaypalOrder, finishPaypal),
    bind(endpoints.showPaypalMoney, (input, caller) =>
      showSummary(context, { ...own(input, caller), method: 'paypal' }),
    ),
    bind(endpoints.listMoneyEvents, (input, caller) => showTrail(context, own(input, caller))),
    bind(endpoints.receivePaypalWebhook, hear('paypal')),
    bind(endpoints.hearAlipay, hear('alipay')),
    bind(endpoints.hearUnionpay, hear('unionpay')),
  ]
}
