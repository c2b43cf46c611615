import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { AlipaySdk } from 'alipay-sdk'
import { unzipSync } from 'fflate'
import { startSimulator } from '../start-simulator.ts'

const sim = await startSimulator({ port: 0, file: null, clock: () => Date.parse('2027-03-01T00:00:00Z') })
after(sim.close)

const heard: { fields: Record<string, string>; at: number }[] = []
const listeners = new Set<() => void>()
let receipt = 'success'
const merchant = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  heard.push({ fields: Object.fromEntries(new URLSearchParams(body)), at: Date.now() })
  response.end(receipt)
  for (const listener of listeners) listener()
})
await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
after(() => merchant.close())
const notify_url = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/notify`

/** Resolves when a matching notification was received, including earlier ones. */
const told = (isIt: (fields: Record<string, string>) => boolean, times = 1) =>
  new Promise<Record<string, string>>((resolve) => {
    const look = () => {
      const found = heard.filter(({ fields }) => isIt(fields))
      if (found.length < times) return
      listeners.delete(look)
      resolve(found.at(-1)!.fields)
    }
    listeners.add(look)
    look()
  })

const { ALIPAY_URL, ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY } = sim.merchant
const sdkOf = (privateKey = ALIPAY_PRIVATE_KEY!) =>
  new AlipaySdk({
    appId: ALIPAY_APP_ID!,
    privateKey,
    alipayPublicKey: ALIPAY_PUBLIC_KEY!,
    keyType: 'PKCS8',
    gateway: ALIPAY_URL!,
    camelcase: false,
  })
const sdk = sdkOf()
const exec = (method: string, bizContent: object, by = sdk) =>
  by.exec(method, { notify_url, bizContent }, { validateSign: true })
const control = (path: string, body: object) =>
  fetch(`${sim.url}/__sim/${path}`, { method: 'POST', body: JSON.stringify(body) })

const trade = (out_trade_no: string, total_amount = '100.00') => ({
  out_trade_no,
  total_amount,
  subject: '海景房 100% & <b>',
  timeout_express: '15m',
})
const act = (code: string, act = 'pay') =>
  fetch(code, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })

async function paid(out_trade_no: string, amount?: string) {
  const { qr_code } = await exec('alipay.trade.precreate', trade(out_trade_no, amount))
  await act(qr_code)
  return qr_code as string
}

test('every response has a signature that Alipay’s own SDK accepts, and a request signed by another key is refused', async () => {
  const made = await exec('alipay.trade.precreate', trade('signed'))
  assert.deepEqual([made.code, made.out_trade_no], ['10000', 'signed'])
  const { privateKey } = (await import('./signing.ts')).makeKeyPair()
  const other = await exec('alipay.trade.precreate', trade('other'), sdkOf(privateKey))
  assert.equal(other.sub_code, 'isv.invalid-signature')
})

test('a code creates a trade only when it is scanned, and a payment is notified with a valid signature', async () => {
  const { qr_code } = await exec('alipay.trade.precreate', trade('scan'))
  const query = () => exec('alipay.trade.query', { out_trade_no: 'scan' })
  assert.equal((await query()).sub_code, 'ACQ.TRADE_NOT_EXIST')
  assert.equal((await exec('alipay.trade.close', { out_trade_no: 'scan' })).sub_code, 'ACQ.TRADE_NOT_EXIST')
  const page = await fetch(qr_code, { headers: { 'accept-language': 'en' } })
  assert.match(await page.text(), /Simulated payment/)
  assert.equal((await query()).trade_status, 'WAIT_BUYER_PAY')
  await act(qr_code)
  assert.deepEqual(
    [(await query()).trade_status, (await query()).send_pay_date],
    ['TRADE_SUCCESS', '2027-03-01 08:00:00'],
  )
  const message = await told(({ out_trade_no }) => out_trade_no === 'scan')
  assert.ok(sdk.checkNotifySignV2(message))
  assert.ok(!sdk.checkNotifySignV2({ ...message, total_amount: '1.00' }))
  assert.equal(message.subject, '海景房 100% & <b>')
})

test('the same number opens the same trade, another amount is refused, and a closed trade cannot be paid', async () => {
  const first = await exec('alipay.trade.precreate', trade('twice'))
  const again = await exec('alipay.trade.precreate', trade('twice'))
  assert.equal(again.qr_code, first.qr_code)
  const other = await exec('alipay.trade.precreate', trade('twice', '99.00'))
  assert.equal(other.sub_code, 'ACQ.CONTEXT_INCONSISTENT')
  await fetch(first.qr_code)
  assert.equal((await exec('alipay.trade.close', { out_trade_no: 'twice' })).code, '10000')
  assert.equal((await act(first.qr_code)).status, 410)
  const closed = await exec('alipay.trade.precreate', trade('twice'))
  assert.equal(closed.sub_code, 'ACQ.TRADE_HAS_CLOSE')
  await paid('already')
  const done = await exec('alipay.trade.precreate', trade('already'))
  assert.equal(done.sub_code, 'ACQ.TRADE_HAS_SUCCESS')
  const late = await exec('alipay.trade.close', { out_trade_no: 'already' })
  assert.equal(late.sub_code, 'ACQ.TRADE_STATUS_ERROR')
})

test('refunds in parts reach the last fen and not beyond, each part once', async () => {
  await paid('parts', '100.00')
  const refund = (out_request_no: string, refund_amount: string) =>
    exec('alipay.trade.refund', { out_trade_no: 'parts', out_request_no, refund_amount })
  assert.deepEqual(
    [(await refund('1', '33.33')).fund_change, (await refund('1', '33.33')).fund_change],
    ['Y', 'N'],
  )
  assert.equal((await refund('1', '33.34')).sub_code, 'ACQ.DISCORDANT_REPEAT_REQUEST')
  assert.equal((await refund('2', '66.68')).sub_code, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  assert.equal((await refund('2', '33.33')).refund_fee, '66.66')
  assert.equal((await refund('3', '33.34')).refund_fee, '100.00')
  const asked = (out_request_no: string) =>
    exec('alipay.trade.fastpay.refund.query', { out_trade_no: 'parts', out_request_no })
  assert.deepEqual(
    [(await asked('3')).refund_amount, (await asked('3')).refund_status],
    ['33.34', 'REFUND_SUCCESS'],
  )
  assert.equal((await asked('4')).refund_status, undefined)
  assert.equal((await exec('alipay.trade.query', { out_trade_no: 'parts' })).trade_status, 'TRADE_CLOSED')
  const message = await told(({ out_biz_no, out_trade_no }) => out_trade_no === 'parts' && out_biz_no === '3')
  assert.deepEqual([message.refund_fee, message.trade_status], ['100.00', 'TRADE_CLOSED'])
})

test('a part of a frozen amount is captured, and the rest released', async () => {
  const made = await exec('alipay.fund.auth.order.voucher.create', {
    out_order_no: 'hold',
    out_request_no: 'hold-1',
    order_title: 'Hotel',
    amount: '100.00',
    product_code: 'PREAUTH_PAY',
  })
  const detail = (out_request_no: string) =>
    exec('alipay.fund.auth.operation.detail.query', { out_order_no: 'hold', out_request_no })
  assert.equal((await detail('hold-1')).status, 'INIT')
  await act(made.code_value)
  const snapshot = await detail('hold-1')
  assert.deepEqual([snapshot.status, snapshot.rest_amount], ['SUCCESS', '100.00'])
  const message = await told(({ out_order_no }) => out_order_no === 'hold')
  assert.ok(sdk.checkNotifySignV2(message))
  const pay = (out_trade_no: string, total_amount: string) =>
    exec('alipay.trade.pay', {
      auth_no: snapshot.auth_no,
      out_trade_no,
      total_amount,
      subject: 'Hotel',
      product_code: 'PREAUTH_PAY',
      auth_confirm_mode: 'NOT_COMPLETE',
    })
  assert.equal((await pay('take', '100.01')).sub_code, 'ACQ.AUTH_AMOUNT_NOT_ENOUGH')
  assert.deepEqual([(await pay('take', '30.00')).code, (await pay('take', '30.00')).code], ['10000', '10000'])
  const release = (out_request_no: string, amount: string) =>
    exec('alipay.fund.auth.order.unfreeze', {
      auth_no: snapshot.auth_no,
      out_request_no,
      amount,
      remark: '-',
    })
  assert.equal((await release('r', '70.01')).sub_code, 'ACQ.UNFREEZE_AMOUNT_EXCEED')
  assert.equal((await release('r', '70.00')).status, 'SUCCESS')
  assert.deepEqual(
    [(await detail('r')).order_status, (await detail('r')).rest_amount, (await detail('r')).total_pay_amount],
    ['FINISH', '0.00', '30.00'],
  )
  assert.equal((await pay('more', '1.00')).sub_code, 'ACQ.AUTH_ORDER_HAS_FINISHED')
})

test('a browser page is opened by a signed link and redirects back with a signed return', async () => {
  const link = (product_code: string) =>
    sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      notify_url,
      return_url: 'http://127.0.0.1:1/back?order=7',
      bizContent: { ...trade('page'), product_code },
    })
  assert.equal((await fetch(link('QUICK_WAP_WAY'))).status, 400)
  const opened = await fetch(link('FAST_INSTANT_TRADE_PAY'), { redirect: 'manual' })
  const back = await act(new URL(opened.headers.get('location')!, sim.url).href)
  const { order, ...fields } = Object.fromEntries(new URL(back.headers.get('location')!).searchParams)
  assert.equal(order, '7')
  assert.ok(sdk.checkNotifySignV2(fields))
})

test('a notification is retried after four minutes, then ten, until the merchant responds “success”', async () => {
  receipt = '<html>fine</html>'
  await paid('again')
  const ours = ({ out_trade_no }: Record<string, string>) => out_trade_no === 'again'
  await told(ours)
  for (const [sends, minutes] of [
    [2, 4],
    [3, 10],
  ] as const) {
    await told(ours, sends - 1)
    // The simulator must read the response before the clock moves.
    await settled(sends - 1)
    await control('clock', { advance_ms: minutes * 60_000 })
    await told(ours, sends)
  }
  receipt = 'success'
  await settled(3)
  await control('clock', { advance_ms: 10 * 60_000 })
  await settled(4)
  await control('clock', { advance_ms: 100 * 3_600_000 })
  assert.equal(heard.filter(({ fields }) => ours(fields)).length, 4)
})

async function settled(sends: number) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${sim.url}/__sim/journal`)
    const { journal } = (await answer.json()) as { journal: { kind: string; request: string }[] }
    const sent = journal.filter(
      ({ kind, request }) => kind === 'message' && /out_trade_no=again/.test(request),
    )
    if (sent.length >= sends) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`not sent ${sends} times`)
}

test('a tampered response fails verification by the SDK', async () => {
  await paid('changed')
  await control('faults', { mode: 'tampered', match: 'alipay.trade.query' })
  await assert.rejects(exec('alipay.trade.query', { out_trade_no: 'changed' }), /验签失败/)
  assert.equal((await exec('alipay.trade.query', { out_trade_no: 'changed' })).total_amount, '100.00')
})

test('the bill lists the day’s payments and refunds with their fees, in GBK and zipped', async () => {
  const day = (await exec('alipay.trade.query', { out_trade_no: 'changed' })).send_pay_date.slice(0, 10)
  await exec('alipay.trade.refund', { out_trade_no: 'changed', out_request_no: 'b', refund_amount: '0.50' })
  const bill = (bill_date: string) =>
    exec('alipay.data.dataservice.bill.downloadurl.query', { bill_type: 'trade', bill_date })
  assert.equal((await bill('2020-01-01')).sub_code, 'isp.bill_not_exist')
  const zip = await fetch((await bill(day)).bill_download_url)
  const [file] = Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  const lines = new TextDecoder('gbk').decode(file).split('\r\n')
  assert.ok(lines.some((line) => line.startsWith('支付宝交易号,商户订单号,业务类型')))
  const rows = lines.filter((line) => line.includes('changed\t')).map((line) => line.split('\t,'))
  assert.deepEqual(
    rows.map((cells) => [cells[2], cells[11], cells[22]]),
    [
      ['交易', '100.00', '-0.60'],
      ['退款', '-0.50', '0.00'],
    ],
  )
})
