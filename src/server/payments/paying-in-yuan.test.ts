import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { MoneyEvent } from '#contract/payments.ts'
import { type Cashier, cashiers } from '#test/support/paying-in-yuan.ts'
import { openPayingSite } from '#test/support/paying-site.ts'

const site = await openPayingSite()

const isPaid = async (order: Booked, guest: number) => (await site.status(order, guest)).state === 'confirmed'
const told = (order: Booked, guest: number) => site.settled(() => isPaid(order, guest))

/** Booked, and where its payer stands before the provider's page. */
async function atCashier(cashier: Cashier, wanted: Parameters<typeof site.book>[0] = {}) {
  const booked = await site.book({ payment: 'prepay', ...wanted })
  return { ...booked, page: await cashier.open(booked.order, booked.guest) }
}

async function paid(cashier: Cashier, wanted: Parameters<typeof site.book>[0] = {}) {
  const opened = await atCashier(cashier, wanted)
  await cashier.choose(opened.page)
  await told(opened.order, opened.guest)
  assert.equal((await site.status(opened.order, opened.guest)).state, 'confirmed')
  return opened
}

for (const cashier of cashiers(site)) {
  const { method } = cashier

  test(`${method}: a stay is paid, told by the provider, and stands in the books`, async () => {
    const { order, guest } = await paid(cashier)
    const { payment, checking } = await site.status(order, guest)
    assert.deepEqual([payment, checking], ['captured', false])
    const trail = await site.ask<MoneyEvent[]>('pay/traceBy100', order, guest, 'GET')
    assert.deepEqual(
      trail.data.map(({ kind, state, method: by }) => [kind, state, by]),
      [
        ['capture', 'succeeded', method],
        ['created', 'succeeded', method],
      ],
    )
    assert.deepEqual(await site.check(), [])
  })
}
