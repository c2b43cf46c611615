import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { cleanly } from './cleanly.ts'
import { cashiers } from './paying-in-yuan.ts'
import type { openPayingSite } from './paying-site.ts'

type Site = Awaited<ReturnType<typeof openPayingSite>>
type Order = { readonly id: string }

/** After this time, requests sent to a provider by a dead process are queried. */
const AFTER_A_CRASH = 61_000

/** Guests of a random history who pay at the simulated providers. Notifications are held, so only polling works. */
export async function historyPayers(site: Site) {
  const { db, app } = site
  const [alipay, unionpay] = cashiers(site)
  await site.hold(true)
  let payments = 0

  const ask = async <Data>(path: string, order: Order, guest: number) => {
    const asked = { order_id: order.id }
    const answer = await site.ask<Data>(path, asked, guest)
    // A failed request is repeated once.
    return answer.code >= 500 ? site.ask<Data>(path, asked, guest) : answer
  }

  async function payByPaypal(order: Order, guest: number) {
    const begun = await ask<{ paypal_id: string }>('paypal/paypal_created_order', order, guest)
    if (begun.code !== 1) return false
    await site.approve(begun.data.paypal_id)
    await ask('paypal/paypal_checkout_order', order, guest)
    return true
  }

  async function payInYuan(order: Order, guest: number) {
    const cashier = payments % 2 === 0 ? alipay : unionpay
    const begun = await ask(cashier.endpoint, order, guest)
    if (begun.code !== 1) return false
    await cashier.choose(await cashier.enter(begun.data))
    return true
  }

  return {
    /** Starts a payment and approves it, with alternating providers; false if the order cannot be paid. */
    pay: (order: Order, guest: number) => (++payments % 3 === 0 ? payInYuan : payByPaypal)(order, guest),
    /** The provider takes the money, and its notification is lost. */
    payUnnoticed: (order: Order, guest: number) => {
      payments++
      return payInYuan(order, guest)
    },
    /** Runs the jobs of the next minutes, until nothing is left. */
    async work() {
      for (let round = 0; round < 20; round++) {
        site.pass(AFTER_A_CRASH / 20)
        if (round === 0) site.pass(AFTER_A_CRASH)
        await cleanly(advancePayments(app.payments))
        await cleanly(checkOpenPayments(app.payments))
        const [left] = await db<[{ n: number }]>`
          select count(*)::int as n from payment_operations where state in ('planned', 'sent', 'unknown')`
        if (left.n === 0) return
      }
    },
    /** Money that belongs to neither an order nor its guest, and payments that need a manual review. */
    unsettled: async () => [
      ...(await db<object[]>`
      select payments.id, payments.state, review, orders.state as order from payments
        join orders on orders.id = order_id
      where review is not null or (captured <> payments.refunded and orders.state <> 'confirmed')`),
    ],
  }
}
