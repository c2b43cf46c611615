import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { money } from '#domain/money/money.ts'
import { lostAnswers, providerTrial, TRIAL_NOW } from '#test/support/provider-trial.ts'
import type { ProviderPayment } from '../provider.ts'
import { alipay } from './alipay.ts'

const trial = await providerTrial()
after(trial.close)
const { merchant } = trial
const options = {
  url: merchant.ALIPAY_URL!,
  appId: merchant.ALIPAY_APP_ID!,
  sellerId: merchant.ALIPAY_SELLER_ID!,
  privateKey: merchant.ALIPAY_PRIVATE_KEY!,
  publicKey: merchant.ALIPAY_PUBLIC_KEY!,
  appLink: 'alipays://platformapi/startapp?saId=10000007&qrcode={code}',
  now: trial.now,
  patience: 3_000,
}
const provider = alipay(options)
const cny = (amount: number) => money(amount, 'CNY')

async function begun(payment: ProviderPayment) {
  const outcome = await provider.begin(payment)
  assert.equal(outcome.is, 'done', JSON.stringify(outcome))
  const { next } = (outcome as Extract<typeof outcome, { is: 'done' }>).value
  assert.equal(next.kind, 'code')
  return next as Extract<typeof next, { kind: 'code' }>
}

async function facts(payment: ProviderPayment) {
  const outcome = await provider.read(payment)
  assert.equal(outcome.is, 'done', JSON.stringify(outcome))
  return (outcome as Extract<typeof outcome, { is: 'done' }>).value
}

async function paid(changed: Partial<ProviderPayment> = {}) {
  const payment = trial.payment(changed)
  const { qr } = await begun(payment)
  await trial.choose(qr, 'pay')
  const [movement] = (await facts(payment)).movements
  return { payment, qr, captureId: movement!.id }
}

async function snapshot() {
  const payment = trial.payment({ way: 'hold' })
  const { qr } = await begun(payment)
  await trial.choose(qr, 'pay')
  const [movement] = (await facts(payment)).movements
  return { payment: { ...payment, holdId: movement!.id }, movement: movement! }
}

test('a code is created in Beijing time, expires with the room hold, and opens on a phone', async () => {
  const payment = trial.payment({ payBefore: TRIAL_NOW + 14 * 60_000 + 59_000 })
  const { qr, deepLink, pageUrl, expires } = await begun(payment)
  assert.equal(expires, TRIAL_NOW + 14 * 60_000)
  const [asked] = (await trial.asked('alipay.trade.precreate')).slice(-1)
  const fields = new URLSearchParams(asked!.request)
  assert.equal(fields.get('timestamp'), '2027-03-01 10:00:00')
  assert.equal(JSON.parse(fields.get('biz_content')!).timeout_express, '14m')
  assert.match(qr, /\/qr\/\w+$/)
  for (const link of [deepLink, pageUrl!]) {
    const opened = await fetch(link, { redirect: 'manual' })
    assert.equal(new URL(opened.headers.get('location')!, trial.url).href, qr)
  }
  const held = await begun(trial.payment({ way: 'hold' }))
  assert.ok(held.deepLink.startsWith('alipays://platformapi/startapp?saId=10000007&qrcode=http%3A%2F%2F'))
})

test('an unscanned code is pending, also when Alipay reports it missing after payment', async () => {
  const payment = trial.payment()
  const { qr } = await begun(payment)
  assert.deepEqual(await facts(payment), {
    reference: null,
    outNo: payment.outNo,
    payee: null,
    stage: 'waiting',
    movements: [],
  })
  await trial.choose(qr, 'quiet')
  assert.equal((await facts(payment)).stage, 'waiting')
  assert.equal((await facts(payment)).stage, 'waiting')
  const { stage, movements } = await facts(payment)
  assert.deepEqual([stage, movements[0]?.kind, movements[0]?.money], ['over', 'capture', cny(100_00)])
})

test('beginning twice under one number is one trade, and another amount is refused', async () => {
  const payment = trial.payment()
  assert.equal((await begun(payment)).qr, (await begun(payment)).qr)
  const other = await provider.begin({ ...payment, charge: cny(1) })
  assert.deepEqual(other, { is: 'refused', code: 'ACQ.CONTEXT_INCONSISTENT' })
})

// The SDK retries once by itself over a broken connection.
const twice = { reset_before: 2, reset_after: 2, truncated: 2 } as Readonly<Record<string, number>>

for (const lost of lostAnswers) {
  const fault = { ...lost, times: twice[lost.mode] ?? 1 }
  const name = 'status' in fault ? `${fault.mode} ${fault.status}` : fault.mode
  test(`after ${name} the result is unknown, and a query settles it once`, async () => {
    const payment = trial.payment()
    await trial.fault({ ...fault, match: 'alipay.trade.precreate' })
    assert.equal((await provider.begin(payment)).is, 'unknown')
    const { qr } = await begun(payment)
    await trial.choose(qr, 'pay')
    await trial.fault({ ...fault, match: 'alipay.trade.query' })
    assert.equal((await provider.read(payment)).is, 'unknown')
    const captureId = (await facts(payment)).movements[0]!.id
    const refund = trial.operation('refund', payment, { captureId, charge: cny(30_00) })
    await trial.fault({ ...fault, match: 'alipay.trade.refund' })
    assert.equal((await provider.run(refund)).is, 'unknown')
    const again = await provider.run(refund)
    assert.deepEqual(again, await provider.run(refund))
    assert.equal(again.is, 'done')
    const rest = trial.operation('refund', payment, { captureId, charge: cny(70_00) })
    assert.equal((await provider.run(rest)).is, 'done')
    const more = trial.operation('refund', payment, { captureId, charge: cny(1) })
    assert.deepEqual(await provider.run(more), { is: 'refused', code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' })
  })
}

test('a fully refunded trade still counts as paid', async () => {
  const { payment, captureId } = await paid()
  await provider.run(trial.operation('refund', payment, { captureId }))
  const { stage, movements } = await facts(payment)
  assert.deepEqual([stage, movements.map(({ kind }) => kind)], ['over', ['capture']])
})

test('an outage of Alipay is not a refusal', async () => {
  const { payment, captureId } = await paid()
  for (const refusal of ['ACQ.SYSTEM_ERROR', 'isp.unknow-error']) {
    await trial.fault({ mode: 'refuse', match: 'alipay.trade.refund', refusal })
    assert.equal((await provider.run(trial.operation('refund', payment, { captureId }))).is, 'unknown')
  }
})

test('closing a trade before a scan, after a scan or after payment returns its result', async () => {
  const close = (payment: ProviderPayment) => provider.run(trial.operation('close', payment))
  const unscanned = trial.payment()
  const { qr: lateCode } = await begun(unscanned)
  assert.deepEqual(await close(unscanned), { is: 'done', value: [] })
  // A trade that does not exist yet cannot be closed: it may still be paid until it expires.
  await trial.choose(lateCode, 'pay')
  assert.equal((await facts(unscanned)).movements.length, 1)
  const scanned = trial.payment()
  const { qr } = await begun(scanned)
  await fetch(qr)
  assert.deepEqual(await close(scanned), { is: 'done', value: [] })
  assert.equal((await trial.choose(qr, 'pay')).status, 410)
  assert.deepEqual(await close(scanned), { is: 'done', value: [] })
  const { payment } = await paid()
  const told = await close(payment)
  assert.deepEqual(told.is === 'done' && told.value.map(({ kind }) => kind), ['capture'])
})

test('an expired code cannot be paid, and another attempt has another code', async () => {
  const payment = trial.payment()
  const { qr } = await begun(payment)
  await trial.advance(16 * 60_000)
  assert.equal((await trial.choose(qr, 'pay')).status, 410)
  const anew = await begun(trial.payment())
  assert.equal((await trial.choose(anew.qr, 'pay')).status, 200)
})

test('a hold is captured in parts and the balance released, each once', async () => {
  const { payment, movement } = await snapshot()
  assert.deepEqual([movement.kind, movement.money], ['authorisation', cny(100_00)])
  assert.ok(movement.expires! > trial.now() + 29 * 86_400_000)
  const part = trial.operation('capture', payment, { charge: cny(30_00) })
  await trial.fault({ mode: 'reset_after', match: 'alipay.trade.pay', times: 2 })
  assert.equal((await provider.run(part)).is, 'unknown')
  const taken = await provider.run(part)
  assert.equal(taken.is, 'done')
  const release = trial.operation('void', payment)
  await trial.fault({ mode: 'timeout_after', match: 'alipay.fund.auth.order.unfreeze' })
  assert.equal((await provider.run(release)).is, 'unknown')
  const released = await provider.run(release)
  assert.deepEqual(released.is === 'done' && released.value[0]?.id, payment.holdId)
  const late = await provider.run(trial.operation('capture', payment, { charge: cny(1_00) }))
  assert.equal(late.is, 'refused')
  const captureId = taken.is === 'done' ? taken.value[0]!.id : ''
  const back = await provider.run(trial.operation('refund', payment, { captureId, charge: cny(30_00) }))
  assert.equal(back.is, 'done')
})

test('a final capture releases the balance by itself', async () => {
  const { payment } = await snapshot()
  const last = trial.operation('capture', payment, { charge: cny(40_00), isFinal: true })
  assert.equal((await provider.run(last)).is, 'done')
  const message = await provider.readMessage(await trial.lastMessage())
  assert.deepEqual(message.ok && message.value.movements, [])
  assert.equal((await provider.run(trial.operation('void', payment))).is, 'done')
})

test('a hold is closed before it is frozen, and one that was frozen is reported', async () => {
  const open = trial.payment({ way: 'hold' })
  const { qr } = await begun(open)
  assert.deepEqual(await provider.run(trial.operation('close', open)), { is: 'done', value: [] })
  assert.equal((await trial.choose(qr, 'pay')).status, 410)
  const { payment } = await snapshot()
  const told = await provider.run(trial.operation('close', payment))
  assert.deepEqual(told.is === 'done' && told.value.map(({ kind }) => kind), ['authorisation'])
})

test('a webhook is accepted only with Alipay’s signature over exactly these fields', async () => {
  const { payment, captureId } = await paid()
  const genuine = await trial.lastMessage()
  const read = await provider.readMessage(genuine)
  assert.ok(read.ok)
  assert.deepEqual(
    [read.value.outNo, read.value.payee, read.value.stage, read.value.movements],
    [
      payment.outNo,
      merchant.ALIPAY_SELLER_ID,
      'over',
      [{ kind: 'capture', id: captureId, state: 'done', money: cny(100_00) }],
    ],
  )
  const changed = (change: (fields: URLSearchParams) => void) => {
    const fields = new URLSearchParams(genuine.body.toString())
    change(fields)
    return provider.readMessage({ headers: {}, body: Buffer.from(fields.toString()) })
  }
  const tampered: [string, (fields: URLSearchParams) => void][] = [
    ['amount', (fields) => fields.set('total_amount', '1.00')],
    ['order', (fields) => fields.set('out_trade_no', 'LS1')],
    ['no signature', (fields) => fields.delete('sign')],
    ['weaker signature', (fields) => fields.set('sign_type', 'RSA')],
    ['another field', (fields) => fields.set('extra', '1')],
  ]
  for (const [name, change] of tampered) assert.equal((await changed(change)).ok, false, name)
  await trial.control('forge/alipay', {
    foreign: true,
    to: payment.notifyUrl,
    fields: {
      out_trade_no: payment.outNo,
      trade_no: '1',
      trade_status: 'TRADE_SUCCESS',
      total_amount: '100.00',
    },
  })
  assert.equal((await provider.readMessage(await trial.lastMessage())).ok, false)
})

test('a webhook for another application or seller names its payee', async () => {
  for (const [fields, payee] of [
    [{ seller_id: '2088999' }, '2088999'],
    [{ app_id: '2021999' }, 'app 2021999'],
  ] as const) {
    await trial.control('forge/alipay', {
      to: 'http://127.0.0.1:1/',
      fields: {
        out_trade_no: 'LS1',
        trade_no: '1',
        trade_status: 'TRADE_SUCCESS',
        total_amount: '1.00',
        ...fields,
      },
    })
    const read = await provider.readMessage(await trial.lastMessage())
    assert.deepEqual(read.ok && read.value.payee, payee)
  }
})

test('the bill of a day in Beijing has its payments and refunds', async () => {
  const { payment, captureId } = await paid({ charge: cny(12_34) })
  const refund = trial.operation('refund', payment, { captureId, charge: cny(34) })
  await provider.run(refund)
  const day = new Date(trial.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const bill = await provider.statement!(day)
  assert.ok(bill.is === 'done')
  const ours = bill.value.filter(({ outNo }) => outNo === payment.outNo)
  assert.deepEqual(ours, [
    { kind: 'capture', id: captureId, money: cny(12_34), fee: null, outNo: payment.outNo },
    {
      kind: 'refund',
      id: `${captureId}-${refund.key.replaceAll('-', '')}`,
      money: cny(34),
      fee: null,
      outNo: payment.outNo,
    },
  ])
  assert.deepEqual(await provider.statement!('2020-01-01'), { is: 'done', value: [] })
})

test('invalid settings are reported in a sentence, and an unreachable Alipay is no such fault', async () => {
  assert.equal(await provider.whyWrong(), null)
  const why = (changed: Partial<typeof options>) => alipay({ ...options, ...changed }).whyWrong()
  assert.match((await why({ appId: '1' }))!, /isv\.invalid-app-id/)
  assert.match((await why({ privateKey: 'x' }))!, /ALIPAY_PRIVATE_KEY/)
  assert.match((await why({ publicKey: 'x' }))!, /ALIPAY_PUBLIC_KEY/)
  const { makeKeyPair } = await import('../../../simulator/alipay/signing.ts')
  const other = makeKeyPair()
  assert.match((await why({ privateKey: other.privateKey }))!, /isv\.invalid-signature/)
  assert.match((await why({ publicKey: other.publicKey }))!, /ALIPAY_PUBLIC_KEY/)
  assert.equal(await why({ url: 'http://127.0.0.1:1/gateway.do' }), null)
})
