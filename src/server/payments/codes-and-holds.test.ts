import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlipayCode } from '#contract/payments.ts'
import { ask } from '#test/support/guests.ts'
import { openYuanSite } from '#test/support/paying-in-yuan.ts'
import { lostAnswers } from '#test/support/provider-trial.ts'
import { captureGuarantees } from '../booking/settlement/collect-balance.ts'
import { compareStatement } from './compare-statement.ts'

const site = await openYuanSite({ ALIPAY_PREAUTH: '1' })
const { alipay, unionpay, stateOf, told, lastOf, atCashier } = site
const minute = 60_000

test('an order paid by two methods: the second payment is refunded automatically', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  const pages = [await alipay.open(order, guest), await unionpay.open(order, guest)] as const
  await alipay.choose(pages[0])
  await unionpay.choose(pages[1])
  await told(order, guest)
  await site.settled(async () => (await site.paymentsOf(order)).every(({ captured }) => captured > 0))
  await site.work()
  const states = (await site.paymentsOf(order)).map(({ state, unclaimed }) => [state, unclaimed])
  assert.deepEqual(states.toSorted(), [
    ['captured', false],
    ['refunded', true],
  ])
  assert.deepEqual(await site.check(), [])
})

test('alipay: a code that is paid before its response arrives is settled', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  await site.fault({ mode: 'slow_after', match: 'alipay.trade.precreate', delay_ms: 200 })
  const begun = site.ask<AlipayCode>('pay/alipay_code', order, guest)
  const qrOf = async () => {
    const answer = await fetch(`${site.sim.url}/__sim/journal`)
    const { journal } = (await answer.json()) as { journal: { what: string; answer: string }[] }
    const { outNo } = await lastOf(order)
    const found = journal.find(({ what, answer }) => what.includes('precreate') && answer.includes(outNo))
    return /"qr_code":"([^"]+)"/.exec(found?.answer ?? '')?.[1]
  }
  await site.settled(async () => Boolean(await lastOf(order)) && Boolean(await qrOf()))
  await alipay.choose((await qrOf())!)
  await told(order, guest)
  assert.equal(await stateOf(order, guest), 'confirmed')
  await begun
  assert.deepEqual(await site.check(), [])
})

test('alipay: a code whose response was lost is requested again under its own number', async () => {
  for (const fault of lostAnswers) {
    const { order, guest } = await site.book({ payment: 'prepay' })
    await site.fault({ ...fault, match: 'alipay.trade.precreate', times: 2 })
    await site.ask('pay/alipay_code', order, guest)
    await site.clearFaults()
    await alipay.choose(await alipay.open(order, guest))
    await told(order, guest)
    assert.equal(await stateOf(order, guest), 'confirmed', fault.mode)
    assert.equal((await site.paymentsOf(order)).length, 1)
  }
  assert.deepEqual(await site.check(), [])
})

test('alipay: an expired code is replaced, and scanning the old one pays nothing', async () => {
  const { order, guest } = await site.book({ payment: 'prepay' })
  // A code is valid for whole minutes: one created in the second half minute expires before the hold does.
  site.pass(30_000)
  const first = await alipay.open(order, guest)
  const { outNo } = await lastOf(order)
  site.pass(29 * minute + 10_000)
  assert.equal((await alipay.choose(first)).status, 410)
  const anew = await alipay.open(order, guest)
  assert.notEqual(anew, first)
  assert.notEqual((await lastOf(order)).outNo, outNo)
  assert.equal((await alipay.choose(anew)).status, 200)
  await told(order, guest)
  assert.equal(await stateOf(order, guest), 'confirmed')
  assert.deepEqual(await site.check(), [])
})

test('alipay: a code paid after it was closed is refunded or settles the order', async () => {
  const { order, guest, page } = await atCashier(alipay)
  await site.cancel(order, guest)
  await site.work()
  await alipay.choose(page)
  await site.settled(async () => (await lastOf(order)).captured > 0)
  await site.work()
  const { state, unclaimed } = await lastOf(order)
  assert.deepEqual([await stateOf(order, guest), state, unclaimed], ['cancelled', 'refunded', true])
  assert.deepEqual(await site.check(), [])
})

test('a payment that is closed while it is being paid is found to be paid', async () => {
  for (const cashier of [alipay, unionpay]) {
    await site.hold(true)
    const { order, guest, page } = await atCashier(cashier)
    const payment = await lastOf(order)
    await cashier.choose(page)
    // The query does not find it; closing then reports that it was paid.
    await site.fault({ mode: 'refuse', match: cashier.calls.query, refusal: cashier.notThere })
    site.pass(30 * minute)
    await site.checkPayment(payment.id)
    await site.passWorking(5 * minute)
    await site.hold(false)
    assert.equal((await lastOf(order)).state, 'captured', cashier.method)
    assert.equal(await stateOf(order, guest), 'confirmed')
  }
  assert.deepEqual(await site.check(), [])
})

test('unionpay: a declined card can be followed by another attempt', async () => {
  const { order, guest, page } = await atCashier(unionpay)
  await unionpay.choose(page, 'short')
  await site.passWorking(3 * minute, 2)
  assert.equal((await lastOf(order)).state, 'failed')
  const anew = await unionpay.open(order, guest)
  assert.notEqual(anew, page)
  await unionpay.choose(anew)
  await told(order, guest)
  assert.equal(await stateOf(order, guest), 'confirmed')
  assert.deepEqual(await site.check(), [])
})

const heldBy = async (wanted: Parameters<typeof site.book>[0] = {}) => {
  const opened = await atCashier(alipay, { payment: 'guarantee', free: true, ...wanted })
  await alipay.choose(opened.page)
  await told(opened.order, opened.guest)
  return opened
}

test('alipay: if the contract allows it, a guarantee is frozen, and released when the stay is cancelled in time', async () => {
  const { order, guest } = await heldBy()
  const status = await site.status(order, guest)
  assert.deepEqual([status.state, status.payment], ['confirmed', 'authorised'])
  await site.cancel(order, guest)
  await site.fault({ mode: 'timeout_after', match: 'alipay.fund.auth.order.unfreeze' })
  await site.work()
  await site.passWorking(5 * minute)
  const { state, captured, review } = await lastOf(order)
  assert.deepEqual([state, captured, review], ['voided', 0, null])
  assert.deepEqual(await site.check(), [])
})

test('alipay: ali_dispost reports frozen, captured or released only if it is true', async () => {
  const { order, guest } = await site.book({ payment: 'guarantee', free: true })
  let requests = 0
  const dispose = async (action: string) => {
    const fields = { id: order.order_id, action, req_id: `dispose-${order.order_id}-${++requests}` }
    const { body } = await ask(site.app, 'pay/ali_dispost', fields, { headers: { authentic: `${guest}` } })
    return body.code === 1 ? 'done' : body.data.reason
  }
  const page = await alipay.open(order, guest)
  assert.equal(await dispose('freeze'), 'not_payable', 'the payer has not agreed yet')
  await alipay.choose(page)
  assert.equal(await dispose('freeze'), 'done')
  assert.equal(await dispose('capture'), 'not_payable', 'nothing is due')
  assert.equal(await dispose('unfreeze'), 'not_payable', 'the stay is still booked')
  assert.equal((await site.status(order, guest)).payment, 'authorised')
  await site.cancel(order, guest)
  await site.work()
  assert.equal(await dispose('unfreeze'), 'done')
  assert.equal(await dispose('freeze'), 'not_payable')
  assert.deepEqual(await site.check(), [])
})

test('alipay: of a hold for two rooms one is released and the other captured, once', async () => {
  const { order, guest } = await heldBy({ rooms: 2, adults: 4 })
  const { rooms, payment } = await site.show(order, guest)
  await site.cancel(order, guest, rooms[0]!.id)
  await site.work()
  const { payment: after } = await site.show(order, guest)
  assert.ok(after.held!.amount > 0 && after.held!.amount < payment.held!.amount)
  await site.fault({ mode: 'reset_after', match: 'alipay.trade.pay', times: 2 })
  site.pass(10 * 24 * 60 * minute)
  await captureGuarantees(site.app.booking)
  await site.work()
  await site.passWorking(5 * minute)
  const { state, captured, review } = await lastOf(order)
  assert.deepEqual([state, captured, review], ['captured', after.held!.amount, null])
  assert.deepEqual(await site.check(), [])
})

test('alipay: the bill of a day in Beijing agrees with the books and reports an unknown trade', async () => {
  const { order, guest } = await site.paidBy(alipay, { s_d: '2027-02-20', e_d: '2027-02-22', free: true })
  await site.cancel(order, guest)
  await site.work()
  const day = new Date(site.now() + 8 * 60 * minute).toISOString().slice(0, 10)
  const agreed = await compareStatement(site.app.payments, 'alipay', day)
  assert.ok(agreed!.lines >= 2)
  assert.deepEqual(agreed!.differences, [])
  const stranger = await site.app.payments.providers.get('alipay')!.begin({
    ...({ id: '0', key: 'k', reference: null, way: 'charge', title: 'elsewhere', locale: 'en' } as const),
    ...{ outNo: 'ELSEWHERE1', charge: { amount: 5_00, currency: 'CNY' }, holdId: null },
    ...{ returnUrl: 'http://127.0.0.1:1/', notifyUrl: 'http://127.0.0.1:1/' },
    ...{ payBefore: null, createdAt: site.now() },
  })
  assert.ok(stranger.is === 'done' && stranger.value.next.kind === 'code')
  await alipay.choose(stranger.value.next.qr)
  const differing = await compareStatement(site.app.payments, 'alipay', day)
  assert.deepEqual(
    differing!.differences.map(({ what, there }) => [what, there]),
    [['missing_here', 5_00]],
  )
})
