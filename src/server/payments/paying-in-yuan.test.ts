import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MoneyEvent } from '#contract/payments.ts'
import { openYuanSite } from '#test/support/paying-in-yuan.ts'
import { lostAnswers } from '#test/support/provider-trial.ts'

const site = await openYuanSite()
const { alipay, unionpay, stateOf, told, lastOf, atCashier, paidBy, messages, send, forge } = site
const minute = 60_000

for (const cashier of [alipay, unionpay]) {
  const { method, calls } = cashier

  test(`${method}: a stay is paid, reported by the provider and booked`, async () => {
    const { order, guest } = await paidBy(cashier)
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

  test(`${method}: whatever the order's currency, yuan are charged at its rate and refunded to the last fen`, async () => {
    for (const currency of ['CNY', 'USD', 'JPY', 'EUR']) {
      const { order, guest } = await paidBy(cashier, { currency, free: true })
      const before = await lastOf(order)
      assert.equal(before.chargeCurrency, 'CNY')
      await site.cancel(order, guest)
      await site.work()
      const after = await lastOf(order)
      assert.deepEqual(
        [after.state, after.chargeRefunded, after.refunded],
        ['refunded', before.chargeAmount, before.captured],
        currency,
      )
    }
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: a payment without a webhook is found by a query, also if it is missing at first`, async () => {
    await site.hold(true)
    const { order, guest, page } = await atCashier(cashier)
    await cashier.choose(page)
    await site.fault({ mode: 'refuse', match: calls.query, refusal: cashier.notThere, times: 3 })
    await site.passWorking(10_000, 2)
    assert.equal(await stateOf(order, guest), 'held')
    await site.passWorking(5 * minute)
    assert.equal(await stateOf(order, guest), 'confirmed')
    await site.hold(false)
    assert.deepEqual(await site.check(), [])
  })

  for (const fault of lostAnswers) {
    const name = 'status' in fault ? `${fault.mode} ${fault.status}` : fault.mode
    test(`${method}: after ${name} of a refund it is neither lost nor made twice`, async () => {
      const { order, guest } = await paidBy(cashier, { free: true })
      await site.cancel(order, guest)
      await site.fault({ ...fault, match: calls.refund, times: 2 })
      await site.work()
      await site.passWorking(10 * minute)
      await site.clearFaults()
      const { state, chargeRefunded, chargeAmount, review } = await lastOf(order)
      assert.deepEqual([state, chargeRefunded, review], ['refunded', chargeAmount, null])
      assert.deepEqual(await site.check(), [])
    })
  }

  test(`${method}: a refused refund needs a review`, async () => {
    const { order, guest } = await paidBy(cashier, { free: true })
    const refusal = method === 'alipay' ? 'ACQ.SELLER_BALANCE_NOT_ENOUGH' : '36'
    await site.cancel(order, guest)
    await site.fault({ mode: 'refuse', match: calls.refund, refusal, times: 2 })
    await site.work()
    await site.clearFaults()
    const { state, review } = await lastOf(order)
    assert.deepEqual([state, review], ['captured', 'refund_refused'])
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: three rooms cancelled one by one refund the exact total`, async () => {
    const { order, guest } = await paidBy(cashier, { rooms: 3, adults: 6, currency: 'USD', free: true })
    const { rooms } = await site.show(order, guest)
    for (const { id } of rooms) {
      await site.cancel(order, guest, id)
      await site.work()
    }
    const { state, chargeRefunded, chargeAmount } = await lastOf(order)
    assert.deepEqual([state, chargeRefunded], ['refunded', chargeAmount])
    const trail = await site.ask<MoneyEvent[]>('pay/traceBy100', order, guest, 'GET')
    assert.equal(trail.data.filter(({ kind }) => kind === 'refund').length, 3)
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: a webhook sent eight times at once, and again days later, counts once`, async () => {
    const { order, guest } = await paidBy(cashier, { free: true })
    const { outNo } = await lastOf(order)
    const made = (await messages()).find(({ body }) => body.includes(outNo))!
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(made)))
    for (const answer of answers) {
      assert.equal(answer.status, 200)
      if (method === 'alipay') assert.equal(await answer.text(), 'success')
    }
    await site.cancel(order, guest)
    await site.work()
    site.pass(3 * 86_400_000)
    assert.equal((await send(made)).status, 200)
    const { state, captured, refunded } = await lastOf(order)
    assert.deepEqual([state, refunded], ['refunded', captured])
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: late webhooks in the wrong order change nothing`, async () => {
    await site.hold(true)
    const { order, guest, page } = await atCashier(cashier, { free: true })
    await cashier.choose(page)
    await site.checkPayment((await lastOf(order)).id)
    await site.cancel(order, guest)
    await site.work()
    const { outNo } = await lastOf(order)
    const ours = (await messages()).filter(({ body }) => body.includes(outNo))
    assert.equal(ours.length, 2)
    for (const message of ours.toReversed()) assert.equal((await send(message)).status, 200)
    await site.hold(false)
    await site.work()
    const { state, review } = await lastOf(order)
    assert.deepEqual([state, review], ['refunded', null])
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: a modified or foreign webhook is refused and changes nothing`, async () => {
    await site.hold(true)
    const [mine, other] = [await atCashier(cashier), await atCashier(cashier)]
    await cashier.choose(other.page)
    await site.hold(false)
    const genuine = (await messages()).at(-1)!
    const { outNo, chargeAmount } = await lastOf(mine.order)
    const fields = cashier.paidFields({ outNo, chargeAmount })
    const [number] = Object.keys(fields)
    const changes: Record<string, string | null>[] = [
      { [number!]: outNo },
      { [method === 'alipay' ? 'total_amount' : 'txnAmt']: '1' },
      { [method === 'alipay' ? 'sign' : 'signature']: null },
      method === 'alipay' ? { sign_type: 'RSA' } : { signPubKeyCert: null },
    ]
    for (const change of changes)
      assert.equal((await send(genuine, change)).status, 403, JSON.stringify(change))
    const signers =
      method === 'alipay' ? [{ foreign: true }] : ['foreign', 'expired', 'misnamed'].map((by) => ({ by }))
    for (const signer of signers) assert.equal((await forge(cashier, { ...signer, fields })).status, 403)
    assert.equal(await stateOf(mine.order, mine.guest), 'held')
    assert.equal((await send(genuine)).status, 200)
    assert.equal(await stateOf(other.order, other.guest), 'confirmed')
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: a valid signature over other money confirms nothing and requests a review`, async () => {
    for (const [what, foreign] of cashier.foreignFields) {
      const { order, guest } = await atCashier(cashier)
      const fields = { ...cashier.paidFields(await lastOf(order)), ...foreign }
      assert.equal((await forge(cashier, { fields })).status, 200, what)
      assert.equal(await stateOf(order, guest), 'held', what)
      const { review, captured } = await lastOf(order)
      assert.equal(captured, 0)
      assert.match(review ?? '', /^wrong_/, what)
    }
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: two clicks and a reload are one payment with the same page`, async () => {
    const { order, guest } = await site.book({ payment: 'prepay' })
    const pages = await Promise.all([cashier.open(order, guest), cashier.open(order, guest)])
    assert.equal(pages[0], pages[1])
    assert.equal(await cashier.open(order, guest), pages[0])
    assert.equal((await site.paymentsOf(order)).length, 1)
    await Promise.all(pages.map((page) => cashier.choose(page)))
    await told(order, guest)
    const { captured, refunded } = await lastOf(order)
    assert.ok(captured > 0 && refunded === 0)
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: returning without payment, or a forged return URL, pays nothing`, async () => {
    const { order, guest, page } = await atCashier(cashier)
    await cashier.choose(page, 'leave')
    const address = `/hotels/inquiryfee?order=${order.order_id}`
    const body = new URLSearchParams(cashier.paidFields(await lastOf(order))).toString()
    const posted = await site.app.http.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.sim.url },
      payload: body,
    })
    assert.deepEqual([posted.statusCode, posted.headers.location], [303, address])
    await site.work()
    assert.equal(await stateOf(order, guest), 'held')
    assert.deepEqual(await site.check(), [])
  })

  test(`${method}: paid in time and reported too late, the nights are taken again or the money is refunded`, async () => {
    for (const isSoldOut of [false, true]) {
      await site.hold(true)
      const { order, guest, page, found } = await atCashier(cashier)
      await cashier.choose(page)
      await site.fault({ mode: 'status', status: 503, match: calls.query, times: 1_000 })
      await site.passWorking(40 * minute, 2)
      assert.equal(await stateOf(order, guest), 'expired')
      const nights = await site.freeNights(found.room.id)
      if (isSoldOut) await site.writeNights(nights.map((night) => ({ ...night, free: 0 })))
      await site.clearFaults()
      const { outNo } = await lastOf(order)
      await send((await messages()).find(({ body }) => body.includes(outNo))!)
      await site.hold(false)
      if (isSoldOut) await site.writeNights(nights)
      await site.passWorking(10 * minute)
      const { state, unclaimed } = await lastOf(order)
      assert.deepEqual(
        [await stateOf(order, guest), state, unclaimed],
        isSoldOut ? ['expired', 'refunded', true] : ['confirmed', 'captured', false],
      )
      assert.deepEqual(await site.check(), [])
    }
  })

  test(`${method}: a crash at any step loses nothing and pays nothing twice`, async () => {
    for (const step of ['payment_committed', 'payment_begun']) {
      const { order, guest } = await site.book({ payment: 'prepay' })
      site.dieAt(step)
      await site.ask(cashier.endpoint, order, guest)
      site.dieAt(null)
      await cashier.choose(await cashier.open(order, guest))
      await told(order, guest)
      assert.equal(await stateOf(order, guest), 'confirmed', step)
      assert.equal((await site.paymentsOf(order)).length, 1)
    }
    for (const step of ['order_settled', 'capture_written', 'message_written', 'message_taken']) {
      await site.hold(true)
      const { order, guest, page } = await atCashier(cashier)
      await cashier.choose(page)
      await site.hold(false)
      const made = (await messages()).at(-1)!
      site.dieAt(step)
      assert.equal((await send(made)).status, 500, step)
      assert.equal((await send(made)).status, 200, step)
      assert.equal(await stateOf(order, guest), 'confirmed', step)
    }
    for (const step of ['refund_committed', 'refund_answered', 'refund_recorded']) {
      const { order, guest } = await paidBy(cashier, { free: true })
      await site.cancel(order, guest)
      site.dieAt(step)
      await assert.rejects(site.work(), /died/)
      await site.passWorking(10 * minute)
      const { state, chargeRefunded, chargeAmount } = await lastOf(order)
      assert.deepEqual([state, chargeRefunded], ['refunded', chargeAmount], step)
    }
    assert.deepEqual(await site.check(), [])
  })
}
