import { advancePayments } from '#server/payments/advance-payment.ts'
import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { cleanly } from './cleanly.ts'
import { cashiers } from './paying-in-yuan.ts'
import type { openPayingSite } from './paying-site.ts'

type Site = Awaited<ReturnType<typeof openPayingSite>>
type Order = { readonly id: string }

/** After it, what was sent to a provider by a process that died is asked for. */
const AFTER_A_CRASH = 61_000

/** Guests of a random history who pay at the simulated providers; nobody is told anything but what is asked for. */
export async function historyPayers(site: Site) {
  const { db, app } = site
  const [alipay, unionpay] = cashiers(site)
  await site.hold(true)
  let payments = 0

  const ask = async <Data>(path: string, order: Order, guest: number) => {
    const asked = { order_id: order.id }
    const answer = await site.ask<Data>(path, asked, guest)
    // Who is not answered asks again.
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
    /** Begins to pay and agrees, by one provider after the other; false where the order cannot be paid. */
    pay: (order: Order, guest: number) => (++payments % 3 === 0 ? payInYuan : payByPaypal)(order, guest),
    /** The provider takes the money by itself, and its message gets lost. */
    payUnnoticed: (order: Order, guest: number) => {
      payments++
      return payInYuan(order, guest)
    },
    /** The jobs of the next minutes, until nothing is left to be done. */
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
    /** Money that is with neither an order nor its guest, and what needs a person. */
    unsettled: async () => [
      ...(await db<object[]>`
      select payments.id, payments.state, review, orders.state as order from payments
        join orders on orders.id = order_id
      where review is not null or (captured <> payments.refunded and orders.state <> 'confirmed')`),
    ],
  }
}
