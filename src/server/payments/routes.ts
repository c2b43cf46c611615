import type { OrderStatus } from '#contract/booking.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { PaymentMethod } from '#domain/payment-means.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/zone-time.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind, type Once } from '../http/dispatch.ts'
import { bringForward } from './bring-forward.ts'
import { finishPayment } from './finish-payment.ts'
import { receiveMessage } from './receive-message.ts'
import { showSummary, showTrail } from './show-money.ts'
import { startPayment } from './start-payment.ts'
import type { PaymentWorld } from './world.ts'

export function paymentRoutes(world: PaymentWorld) {
  const own = ({ id }: { id: string }, caller: Caller) => ({ orderId: id, guestId: guestOf(caller) })
  // Whoever pays comes back in the language that they read now.
  const begun = (input: { id: string }, caller: Caller) => ({ ...own(input, caller), locale: caller.locale })
  const hear = (method: PaymentMethod) => (_input: unknown, caller: Caller) =>
    caller.message && world.providers.has(method)
      ? receiveMessage(world, method, caller.message)
      : refuse('forbidden')
  // Whether it is charged or held was decided when it was begun.
  const finishPaypal = async (input: { id: string }, caller: Caller, once: Once<OrderStatus>) => {
    const asked = own(input, caller)
    const finished = await finishPayment(world, { ...asked, method: 'paypal' })
    return finished.ok ? once(() => world.orders.status(asked)) : finished
  }

  return [
    bind(endpoints.createPaypalOrder, async (input, caller, once) => {
      const started = await startPayment(world, { ...begun(input, caller), method: 'paypal' })
      if (!started.ok) return started
      const { payment, next } = started.value
      if (next.kind !== 'redirect') throw new Error('PayPal sends payers to a page of its own')
      return once(async () =>
        ok({ paypal_id: payment.reference ?? '', approve_url: world.payerAddress(next.url) }),
      )
    }),
    bind(endpoints.startAlipay, async (input, caller, once) => {
      const started = await startPayment(world, { ...begun(input, caller), method: 'alipay' })
      if (!started.ok) return started
      const { next } = started.value
      if (next.kind !== 'code') throw new Error('Alipay gives payers a code')
      const { qr, deepLink, pageUrl = null, expires } = next
      return once(async () =>
        ok({
          qr: world.payerAddress(qr),
          deep_link: world.payerAddress(deepLink),
          page_url: pageUrl && world.payerAddress(pageUrl),
          expires: isoInstant(expires, 'UTC'),
        }),
      )
    }),
    bind(endpoints.changeAlipayDeposit, async (input, caller, once) => {
      const asked = own(input, caller)
      const done = await bringForward(world, { ...asked, method: 'alipay', action: input.action })
      return done.ok ? once(() => world.orders.status(asked)) : done
    }),
    bind(endpoints.startUnionpay, async (input, caller, once) => {
      const started = await startPayment(world, { ...begun(input, caller), method: 'unionpay' })
      if (!started.ok) return started
      const { next } = started.value
      if (next.kind !== 'form') throw new Error('UnionPay gives payers a form')
      return once(async () => ok({ action: world.payerAddress(next.action), fields: next.fields }))
    }),
    bind(endpoints.capturePaypalOrder, finishPaypal),
    bind(endpoints.authorisePaypalOrder, finishPaypal),
    bind(endpoints.showPaypalMoney, (input, caller) =>
      showSummary(world, { ...own(input, caller), method: 'paypal' }),
    ),
    bind(endpoints.listMoneyEvents, (input, caller) => showTrail(world, own(input, caller))),
    bind(endpoints.hearPaypal, hear('paypal')),
    bind(endpoints.hearAlipay, hear('alipay')),
    bind(endpoints.hearUnionpay, hear('unionpay')),
  ]
}
