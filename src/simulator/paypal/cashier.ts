import { setTimeout as wait } from 'node:timers/promises'
import { type CashierLocale, cashierPage } from '../cashier-page.ts'
import { html, type Route, redirect } from '../http.ts'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import type { PaypalState } from './ledger.ts'
import type { PresentPaypal } from './present.ts'
import type { PaypalOrder } from './types.ts'
import type { Webhooks } from './webhooks.ts'

type World = Pick<Simulation, 'faults'> & { paypal: PaypalState; present: PresentPaypal; webhooks: Webhooks }

const words = {
  en: {
    title: 'Pay with PayPal',
    order: 'Order',
    merchant: 'To',
    approve: 'Approve and return',
    slow: 'Approve, and answer slowly',
    slowHint: 'The next call waits for three seconds',
    decline: 'Approve, then be declined',
    declineHint: 'The card behind the account refuses the charge',
    leave: 'Approve, and do not come back',
    leaveHint: 'As if the window had been closed',
    cancel: 'Cancel and return',
    left: 'Approved. You may close this window.',
    over: 'This payment is over.',
    unknown: 'There is no such payment.',
  },
  zh: {
    title: '使用PayPal支付',
    order: '订单',
    merchant: '收款方',
    approve: '同意支付并返回',
    slow: '同意支付，但响应很慢',
    slowHint: '下一次调用延迟三秒',
    decline: '同意支付，随后被拒',
    declineHint: '账户绑定的卡拒绝扣款',
    leave: '同意支付，但不返回',
    leaveHint: '相当于关闭了窗口',
    cancel: '取消并返回',
    left: '已同意支付，可以关闭此窗口。',
    over: '该笔支付已结束。',
    unknown: '没有这笔支付。',
  },
} as const

const localeOf = (order: PaypalOrder): CashierLocale => (order.context.locale?.startsWith('zh') ? 'zh' : 'en')

const backTo = (url: string | undefined, facts: Record<string, string>) => {
  if (!url) return null
  const to = new URL(url)
  for (const [name, value] of Object.entries(facts)) to.searchParams.set(name, value)
  return to.href
}

/** PayPal's page on which the payer approves. */
export function cashierCalls({ paypal, present, webhooks, faults }: World): Route[] {
  const isOpen = ({ status }: PaypalOrder) => status === 'CREATED' || status === 'PAYER_ACTION_REQUIRED'

  const show: Route['handle'] = ({ query }) => {
    const order = paypal.orders.get(query.get('token') ?? '')
    if (!order) return html(words.en.unknown, 404)
    const say = words[localeOf(order)]
    if (!isOpen(order)) return html(say.over, 410)
    const { amount, description, invoice_id } = order.unit
    return html(
      cashierPage({
        locale: localeOf(order),
        provider: 'PayPal',
        title: say.title,
        amount: `${amount.currency_code} ${amount.value}`,
        lines: [
          [say.merchant, order.context.brand_name ?? 'Merchant'],
          [say.order, description ?? invoice_id ?? order.id],
        ],
        action: 'checkoutnow',
        hidden: { token: order.id },
        buttons: [
          { value: 'approve', label: say.approve, main: true },
          { value: 'slow', label: say.slow, hint: say.slowHint },
          { value: 'decline', label: say.decline, hint: say.declineHint },
          { value: 'leave', label: say.leave, hint: say.leaveHint },
          { value: 'cancel', label: say.cancel },
        ],
      }),
    )
  }

  const act: Route['handle'] = async ({ body }) => {
    const form = new URLSearchParams(body.toString())
    const order = paypal.orders.get(form.get('token') ?? '')
    if (!order) return html(words.en.unknown, 404)
    const say = words[localeOf(order)]
    const act = form.get('act')
    if (act === 'cancel') {
      const to = backTo(order.context.cancel_url, { token: order.id })
      return to ? redirect(to) : html(say.over)
    }
    if (!isOpen(order)) return html(say.over, 410)
    order.status = 'APPROVED'
    webhooks.tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', present.order(order))
    const next = `/v2/checkout/orders/${order.id}/`
    if (act === 'slow') faults.add({ match: next, mode: 'slow', delayMs: 3_000, times: 1 })
    if (act === 'decline')
      faults.add({ match: next, mode: 'refuse', refusal: 'INSTRUMENT_DECLINED', times: 1 })
    // The notification is sent before the payer is redirected.
    await wait(20)
    const to = backTo(order.context.return_url, { token: order.id, PayerID: newId(13) })
    return act === 'leave' || !to ? html(say.left) : redirect(to)
  }

  return [
    { method: 'GET', path: '/checkoutnow', handle: show },
    { method: 'POST', path: '/checkoutnow', handle: act },
  ]
}
