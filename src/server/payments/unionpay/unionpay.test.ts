import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { zipSync } from 'fflate'
import { money } from '#domain/money/money.ts'
import { lostAnswers, providerTrial, TRIAL_NOW } from '#test/support/provider-trial.ts'
import { issueCertificate } from '../../../simulator/certificates.ts'
import type { Outcome, ProviderPayment } from '../provider.ts'
import { readCertificates } from './certificates.ts'
import { keyInForce, type MerchantKey, readMerchantKey } from './merchant-keys.ts'
import { readArchive } from './statement.ts'
import { unionpay } from './unionpay.ts'

const trial = await providerTrial()
after(trial.close)
const { merchant } = trial
const pem = { privateKey: merchant.UNIONPAY_PRIVATE_KEY!, certificate: merchant.UNIONPAY_CERTIFICATE! }
const key = readMerchantKey(pem) as MerchantKey
const access = {
  url: merchant.UNIONPAY_URL!,
  fileUrl: merchant.UNIONPAY_FILE_URL!,
  merchantId: merchant.UNIONPAY_MERCHANT_ID!,
  keys: [key],
  trust: { authorities: readCertificates(merchant.UNIONPAY_ROOT!), company: '中国银联股份有限公司' },
  now: trial.now,
  patience: 3_000,
}
const provider = unionpay(access)
const cny = (amount: number) => money(amount, 'CNY')

function done<Value>(outcome: Outcome<Value>): Value {
  assert.equal(outcome.is, 'done', JSON.stringify(outcome))
  return (outcome as Extract<typeof outcome, { is: 'done' }>).value
}
const facts = async (payment: ProviderPayment) => done(await provider.read(payment))

async function form(payment: ProviderPayment) {
  const { next } = done(await provider.begin(payment))
  assert.equal(next.kind, 'form')
  return next as Extract<typeof next, { kind: 'form' }>
}

/** The bank page that the form opens. */
async function bank(payment: ProviderPayment) {
  const { action, fields } = await form(payment)
  const body = new URLSearchParams(fields)
  const entered = await fetch(action, { method: 'POST', body, redirect: 'manual' })
  assert.equal(entered.status, 303)
  return entered.headers.get('location')!
}

async function paid(changed: Partial<ProviderPayment> = {}) {
  const payment = trial.payment(changed)
  await trial.choose(await bank(payment), 'pay')
  return { payment, captureId: (await facts(payment)).movements[0]!.id }
}

test('the form is signed, in Beijing time, in fen, and expires with the room hold', async () => {
  const payment = trial.payment()
  const { action, fields } = await form(payment)
  assert.equal(action, `${trial.url}/gateway/api/frontTransReq.do`)
  assert.deepEqual(
    [fields.txnTime, fields.payTimeout, fields.txnAmt, fields.currencyCode, fields.orderId, fields.certId],
    ['20270301100000', '20270301101500', '10000', '156', payment.outNo, key.certId],
  )
  assert.equal(fields.frontUrl, payment.returnUrl)
  const anew = await form(payment)
  assert.deepEqual(anew.fields, fields)
})

test('a payment is pending until the bank has answered, also when it is reported unknown after that', async () => {
  const payment = trial.payment()
  assert.equal((await facts(payment)).stage, 'waiting')
  const page = await bank(payment)
  assert.equal((await facts(payment)).stage, 'waiting')
  await trial.choose(page, 'late')
  assert.equal((await facts(payment)).stage, 'waiting')
  assert.equal((await facts(payment)).stage, 'waiting')
  const { stage, movements, payee, outNo } = await facts(payment)
  assert.deepEqual([stage, payee, outNo], ['over', access.merchantId, payment.outNo])
  assert.deepEqual([movements[0]?.kind, movements[0]?.money], ['capture', cny(100_00)])
})

test('a declined payment is over, and none is possible after its deadline', async () => {
  const declined = trial.payment()
  await trial.choose(await bank(declined), 'short')
  const { stage, movements } = await facts(declined)
  assert.deepEqual(
    [stage, movements.map(({ kind, state }) => [kind, state])],
    ['over', [['capture', 'failed']]],
  )
  const late = trial.payment()
  const page = await bank(late)
  await trial.advance(16 * 60_000)
  assert.equal((await trial.choose(page, 'pay')).status, 410)
})

for (const fault of lostAnswers) {
  const name = 'status' in fault ? `${fault.mode} ${fault.status}` : fault.mode
  test(`after ${name} the result is unknown, and a query settles it once`, async () => {
    const { payment, captureId } = await paid()
    await trial.fault({ ...fault, match: 'queryTrans.do' })
    assert.equal((await provider.read(payment)).is, 'unknown')
    const refund = trial.operation('refund', payment, { captureId, charge: cny(30_00) })
    await trial.fault({ ...fault, match: '04/00' })
    assert.equal((await provider.run(refund)).is, 'unknown')
    const again = await provider.run(refund)
    assert.equal(again.is, 'done')
    assert.deepEqual(await provider.run(refund), again)
    for (const [charge, is] of [
      [70_01, 'refused'],
      [70_00, 'done'],
      [1, 'refused'],
    ] as const) {
      const rest = trial.operation('refund', payment, { captureId, charge: cny(charge) })
      assert.equal((await provider.run(rest)).is, is, String(charge))
    }
  })
}

test('a full refund is a cancellation on the same day, and a refund later', async () => {
  const types = async (payment: ProviderPayment) =>
    (await trial.asked('backTransReq.do'))
      .map(({ request }) => new URLSearchParams(request))
      .filter((fields) => fields.get('reqReserved')?.startsWith(payment.outNo))
      .map((fields) => fields.get('txnType'))
  const soon = await paid()
  assert.equal((await provider.run(trial.operation('refund', soon.payment, soon))).is, 'done')
  assert.deepEqual(await types(soon.payment), ['31'])
  const later = await paid()
  await trial.advance(86_400_000)
  assert.equal((await provider.run(trial.operation('refund', later.payment, later))).is, 'done')
  assert.deepEqual(await types(later.payment), ['04'])
  const missed = await paid()
  await trial.fault({ mode: 'refuse', match: '31/00', refusal: '36' })
  assert.equal((await provider.run(trial.operation('refund', missed.payment, missed))).is, 'done')
  assert.deepEqual(await types(missed.payment), ['31', '04'])
})

test('an accepted refund that fails later counts as refused', async () => {
  const { payment, captureId } = await paid()
  await trial.fault({ mode: 'refuse', match: '04/00', refusal: '05-01' })
  const refund = trial.operation('refund', payment, { captureId, charge: cny(10_00) })
  assert.deepEqual(await provider.run(refund), { is: 'refused', code: '01' })
  for (const refusal of ['03', '04', '05', '06']) {
    await trial.fault({ mode: 'refuse', match: '04/00', refusal })
    const other = trial.operation('refund', payment, { captureId, charge: cny(10_00) })
    assert.equal((await provider.run(other)).is, 'unknown', refusal)
  }
})

test('holds are not supported, and closing returns what was paid', async () => {
  const { payment } = await paid()
  const told = done(await provider.run(trial.operation('close', payment)))
  assert.deepEqual(
    told.map(({ kind }) => kind),
    ['capture'],
  )
  assert.deepEqual(done(await provider.run(trial.operation('close', trial.payment()))), [])
  assert.equal((await provider.run(trial.operation('void', payment))).is, 'refused')
})

test('a webhook is accepted only with UnionPay’s own signature over exactly these fields', async () => {
  const { payment, captureId } = await paid()
  const genuine = await trial.lastMessage()
  const read = await provider.readMessage(genuine)
  assert.ok(read.ok)
  assert.deepEqual(
    [read.value.eventId, read.value.outNo, read.value.payee, read.value.movements],
    [
      `${captureId}-01-00`,
      payment.outNo,
      access.merchantId,
      [{ kind: 'capture', id: captureId, state: 'done', money: cny(100_00) }],
    ],
  )
  const changed: [string, (fields: URLSearchParams) => void][] = [
    ['amount', (fields) => fields.set('txnAmt', '1')],
    ['order', (fields) => fields.set('orderId', 'LS1')],
    ['no signature', (fields) => fields.delete('signature')],
    ['no certificate', (fields) => fields.delete('signPubKeyCert')],
    ['another field', (fields) => fields.set('extra', '1')],
  ]
  for (const [name, change] of changed) {
    const fields = new URLSearchParams(genuine.body.toString())
    change(fields)
    const tampered = { headers: {}, body: Buffer.from(fields.toString()) }
    assert.equal((await provider.readMessage(tampered)).ok, false, name)
  }
  for (const by of ['foreign', 'expired', 'misnamed']) {
    const fields = { orderId: payment.outNo, txnType: '01', txnAmt: '10000', queryId: '1' }
    await trial.control('forge/unionpay', { by, fields, to: payment.notifyUrl })
    assert.equal((await provider.readMessage(await trial.lastMessage())).ok, false, by)
  }
})

test('a refund webhook names its payment and its operation', async () => {
  const { payment, captureId } = await paid()
  const refund = trial.operation('refund', payment, { captureId, charge: cny(12_00) })
  const [movement] = done(await provider.run(refund))
  const read = await provider.readMessage(await trial.lastMessage())
  assert.ok(read.ok)
  assert.deepEqual([read.value.outNo, read.value.movements], [payment.outNo, [movement]])
})

test('the file of a settled day has its payments, refunds and cancellations; before that there is none', async () => {
  const { payment, captureId } = await paid({ charge: cny(98_76) })
  const refund = trial.operation('refund', payment, { captureId, charge: cny(34) })
  const [back] = done(await provider.run(refund))
  const cancelled = await paid({ charge: cny(5_00) })
  const { payment: other, captureId: otherId } = cancelled
  await provider.run(trial.operation('refund', other, { captureId: otherId, charge: cny(5_00) }))
  const day = new Date(trial.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  assert.deepEqual(await provider.statement!(day), { is: 'done', value: [] })
  await trial.advance(86_400_000)
  const ours = done(await provider.statement!(day)).filter(({ outNo }) =>
    [payment.outNo, other.outNo].includes(outNo ?? ''),
  )
  assert.deepEqual(
    ours.map(({ kind, money: moved, outNo }) => [kind, moved.amount, outNo]),
    [
      ['capture', 98_76, payment.outNo],
      ['refund', 34, payment.outNo],
      ['capture', 5_00, other.outNo],
      ['refund', 5_00, other.outNo],
    ],
  )
  assert.deepEqual([ours[0]!.id, ours[1]!.id], [captureId, back!.id])
  await trial.fault({ mode: 'truncated', match: '/filedownload/' })
  assert.equal((await provider.statement!(day)).is, 'unknown')
})

test('a file is parsed by column widths for our merchant only, and another format throws', () => {
  const line = readFileSync(new URL('../../../../test/vectors/unionpay-settlement.txt', import.meta.url))
  const archive = zipSync({ INN27030188ZM_777290058110048: line, INN27030188ZME_777290058110048: line })
  assert.deepEqual(readArchive(archive, '777290058110048'), [
    { kind: 'capture', id: '202703011000001234568', money: cny(123_45), fee: null, outNo: 'LS27030100001P1' },
    { kind: 'refund', id: '202703011200001234569', money: cny(23_45), fee: null, outNo: 'LS27030100001P1' },
  ])
  assert.deepEqual(readArchive(archive, '777290058110049'), [])
  assert.throws(() => readArchive(zipSync({ other: line }), '777290058110048'), /no file of transactions/)
})

test('during a certificate renewal the valid one signs', () => {
  const now = TRIAL_NOW
  const day = 86_400_000
  const made = (from: number, until: number) =>
    readMerchantKey(
      issueCertificate(
        { name: 'a', from: new Date(now + from * day), until: new Date(now + until * day) },
        now,
      ),
    ) as MerchantKey
  const old = made(-30, 10)
  const next = made(-1, 300)
  assert.equal(keyInForce([old, next], now), old)
  assert.equal(keyInForce([old, next], now + 10 * day), next)
  assert.equal(keyInForce([old, next], now + 300 * day), null)
})

test('an invalid key is reported in a sentence', async () => {
  const other = issueCertificate({ name: 'other' }, TRIAL_NOW)
  assert.match(readMerchantKey({ ...pem, privateKey: 'x' }) as string, /private key cannot be read/)
  assert.match(readMerchantKey({ ...pem, certificate: 'x' }) as string, /certificate cannot be read/)
  assert.match(readMerchantKey({ ...pem, privateKey: other.privateKey }) as string, /does not belong/)
  assert.equal(await provider.whyWrong(), null)
  const why = (changed: Partial<typeof access>) => unionpay({ ...access, ...changed }).whyWrong()
  assert.match((await why({ keys: [readMerchantKey(other) as MerchantKey] }))!, /11 /)
  assert.match((await why({ merchantId: '1' }))!, /13 /)
  assert.match((await why({ now: () => TRIAL_NOW + 4_000 * 86_400_000 }))!, /in date/)
  assert.match((await why({ trust: { ...access.trust, company: 'x' } }))!, /UNIONPAY_SIGNER/)
  assert.equal(await why({ url: 'http://127.0.0.1:1' }), null)
})
