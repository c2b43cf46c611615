import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { startSimulator } from '../start-simulator.ts'
import { wireOf } from './fields.ts'
import { certIdOf, type Fields, isSignedBy, signFields } from './signing.ts'

const sim = await startSimulator({ port: 0, file: null, clock: () => Date.parse('2027-03-01T00:00:00Z') })
after(sim.close)

const heard: Fields[] = []
let onHeard = () => {}
const merchant = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  heard.push(Object.fromEntries(new URLSearchParams(body)))
  response.end('ok')
  onHeard()
})
await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
after(() => merchant.close())
const backUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notify`
const told = (orderId: string) =>
  new Promise<Fields>((resolve) => {
    const look = () => {
      const found = heard.find((fields) => fields.orderId === orderId)
      if (found) resolve(found)
    }
    onHeard = look
    look()
  })

const { UNIONPAY_PRIVATE_KEY, UNIONPAY_CERTIFICATE, UNIONPAY_MERCHANT_ID } = sim.merchant
const identity = { privateKey: UNIONPAY_PRIVATE_KEY!, certificate: UNIONPAY_CERTIFICATE! }
const signed = (fields: Fields) =>
  signFields(
    {
      version: '5.1.0',
      encoding: 'UTF-8',
      signMethod: '01',
      certId: certIdOf(identity.certificate),
      accessType: '0',
      bizType: '000201',
      channelType: '07',
      merId: UNIONPAY_MERCHANT_ID!,
      txnTime: '20270301080000',
      ...fields,
    },
    identity,
  )

const readWire = (text: string): Fields =>
  Object.fromEntries(
    text.split(/&(?=[A-Za-z]+=)/).map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )

async function post(path: string, fields: Fields): Promise<Fields> {
  const answer = await fetch(`${sim.url}/gateway/api/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return readWire(await answer.text())
}

const payment = (orderId: string, txnAmt = '10000') =>
  signed({
    txnType: '01',
    txnSubType: '01',
    orderId,
    txnAmt,
    currencyCode: '156',
    frontUrl: 'http://127.0.0.1:1/back?order=7',
    backUrl,
  })
const enter = (fields: Fields) =>
  fetch(`${sim.url}/gateway/api/frontTransReq.do`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const act = (bank: string, act: string) =>
  fetch(new URL(bank, sim.url), { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })
const query = (orderId: string) =>
  post('queryTrans.do', signed({ txnType: '00', txnSubType: '00', bizType: '000000', orderId }))

async function paid(orderId: string, amount?: string) {
  const entered = await enter(payment(orderId, amount))
  await act(entered.headers.get('location')!, 'pay')
  return (await query(orderId)).queryId!
}
const takeBack = (txnType: string, orderId: string, origQryId: string, txnAmt: string) =>
  post(
    'backTransReq.do',
    signed({ txnType, txnSubType: '00', orderId, origQryId, txnAmt, currencyCode: '156', backUrl }),
  )

test('a form with a wrong signature, another amount for a known number, or an invalid number is refused', async () => {
  assert.equal((await enter({ ...payment('ORDER0001'), txnAmt: '1' })).status, 400)
  assert.equal((await enter(payment('ORDER-0001'))).status, 400)
  assert.equal((await enter(payment('ORDER0001'))).status, 303)
  assert.equal((await enter(payment('ORDER0001'))).status, 303)
  assert.equal((await enter(payment('ORDER0001', '20000'))).status, 400)
})

test('a payment is notified to the server and returned through the browser, both signed', async () => {
  const entered = await enter(payment('ORDER0002'))
  const bank = entered.headers.get('location')!
  assert.equal((await query('ORDER0002')).origRespCode, '05')
  const page = await fetch(new URL(bank, sim.url), { headers: { 'accept-language': 'en' } })
  assert.match(await page.text(), /Simulated payment/)
  const back = await (await act(bank, 'pay')).text()
  assert.ok(back.includes('action="http://127.0.0.1:1/back?order=7"'))
  assert.match(back, /name="signature"/)
  const message = await told('ORDER0002')
  assert.ok(isSignedBy(message, message.signPubKeyCert!))
  assert.deepEqual([message.respCode, message.txnAmt, message.respMsg], ['00', '10000', '成功[0000000]'])
  const asked = await query('ORDER0002')
  assert.ok(isSignedBy(asked, asked.signPubKeyCert!))
  assert.deepEqual([asked.origRespCode, asked.queryId], ['00', message.queryId])
  assert.equal((await act(bank, 'pay')).status, 410)
})

test('refunds in parts reach the last fen and not beyond, and a number is used once', async () => {
  const payment = await paid('ORDER0003', '10000')
  assert.equal((await takeBack('04', 'REFUND001', payment, '3333')).respCode, '00')
  assert.equal((await takeBack('04', 'REFUND001', payment, '3333')).respCode, '12')
  assert.equal((await takeBack('04', 'REFUND002', payment, '6668')).respCode, '36')
  assert.equal((await takeBack('04', 'REFUND003', payment, '6667')).respCode, '00')
  assert.equal((await takeBack('04', 'REFUND004', payment, '1')).respCode, '36')
  assert.equal((await query('REFUND003')).origRespCode, '00')
  assert.equal((await told('REFUND003')).origQryId, payment)
})

test('a cancellation refunds everything, on the day of the payment only', async () => {
  const first = await paid('ORDER0004', '10000')
  assert.equal((await takeBack('31', 'CANCEL001', first, '9999')).respCode, '36')
  assert.equal((await takeBack('31', 'CANCEL002', first, '10000')).respCode, '00')
  const second = await paid('ORDER0005', '10000')
  const ahead = { method: 'POST', body: JSON.stringify({ advance_ms: 86_400_000 }) }
  await fetch(`${sim.url}/__sim/clock`, ahead)
  assert.equal((await takeBack('31', 'CANCEL003', second, '10000')).respCode, '36')
  assert.equal((await takeBack('04', 'REFUND005', second, '10000')).respCode, '00')
})

test('an accepted request may fail later, and an unknown result is reported as unknown', async () => {
  const payment = await paid('ORDER0006')
  const fault = { mode: 'refuse', match: '04/00', refusal: '05-01' }
  await fetch(`${sim.url}/__sim/faults`, { method: 'POST', body: JSON.stringify(fault) })
  assert.equal((await takeBack('04', 'REFUND006', payment, '10000')).respCode, '00')
  assert.equal((await query('REFUND006')).origRespCode, '01')
  assert.equal((await takeBack('04', 'REFUND007', payment, '10000')).respCode, '00')
  assert.equal((await query('NOTKNOWN1')).respCode, '34')
})

test('responses are written without encoding', () => {
  assert.equal(wireOf({ a: '成功 +/=', b: '2' }), 'a=成功 +/=&b=2')
})
