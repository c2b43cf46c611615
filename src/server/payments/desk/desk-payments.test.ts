import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { openPayingSite } from '#test/support/paying-site.ts'

const site = await openPayingSite()
const { db, app } = site
const finance = await haveStaff(db, { role: 'finance' })
const post = async (path: string, body: object) =>
  askDesk(app, `payments/${path}`, { body, headers: await staffHeaders(db, finance, { now: site.now() }) })
const get = async (path: string, body: object) =>
  askDesk(app, `payments/${path}`, {
    method: 'GET',
    body,
    headers: await staffHeaders(db, finance, { now: site.now() }),
  })

async function refused() {
  const { order, guest } = await site.paid({ payment: 'prepay', free: true })
  await site.cancel(order, guest)
  await site.fault({ mode: 'refuse', match: '/refund', refusal: 'REFUND_NOT_ALLOWED', times: 1 })
  await site.work()
  const [payment] = await site.paymentsOf(order)
  return { order, number: payment!.outNo }
}

test('a refused refund is sent again from the desk, once for each request', async () => {
  const { order, number } = await refused()
  const before = (await get('show', { number })).data
  assert.deepEqual([before.refused, before.refundable, before.assignable], [1, false, false])
  const body = { number, reason: 'The balance is sufficient', req_id: 'request-retry-1' }
  const done = await post('retry', body)
  assert.deepEqual([done.code, done.data.refused, done.data.payment.review], [1, 0, null])
  await post('retry', body)
  await site.work()
  const [payment] = await site.paymentsOf(order)
  assert.equal(payment!.state, 'refunded')
  const operations = (await get('show', { number })).data.operations as { kind: string; resolved: string }[]
  assert.deepEqual(
    operations.filter(({ kind }) => kind === 'refund').map(({ resolved }) => resolved),
    ['retried', null],
  )
  assert.equal((await post('retry', { number, reason: 'again please' })).reason, 'already_decided')
  assert.deepEqual(await site.check(), [])
})

test('the ledger is summed by account, and its CSV is safe against formulas', async () => {
  const { number } = await refused()
  const paid = await post('paid_elsewhere', { number, reason: '=HYPERLINK("https://evil.example")' })
  assert.equal(paid.code, 1, paid.text)
  const day = new Date(site.now()).toISOString().slice(0, 10)
  const { data } = await get('books', { from: day, to: day })
  const names = (data.accounts as { account: string }[]).map(({ account }) => account)
  for (const account of ['money:clearing:paypal', 'money:order', 'money:paid_elsewhere'])
    assert.ok(names.includes(account), account)
  const sums = data.accounts as { balance: { amount: number; currency: string } }[]
  for (const currency of new Set(sums.map(({ balance }) => balance.currency)))
    assert.equal(
      sums.reduce((sum, { balance }) => sum + (balance.currency === currency ? balance.amount : 0), 0),
      0,
      currency,
    )
  const file = await get('books_file', { from: day, to: day })
  assert.match(file.data.text, /'=HYPERLINK/)
  assert.doesNotMatch(file.data.text, /(^|,)"?=/m)
  assert.equal((await get('books', { from: day, to: '2026-01-01' })).reason, 'invalid_input')
})

test('a statement is shown with each of its differences', async () => {
  const differences = [
    { what: 'other_fee', kind: 'capture', id: 'CAP1', here: 100, there: 120, currency: 'USD' },
    { what: 'missing_here', kind: 'refund', id: 'REF1', here: null, there: 500, currency: 'USD' },
  ]
  await db`
    insert into payment_statements (method, day, lines, differences, compared_at)
    values ('paypal', '2027-01-09', 2, ${db.json(differences)}, now())`
  const { data } = await get('books', { from: '2027-01-09', to: '2027-01-09' })
  assert.deepEqual(data.statements, [
    {
      method: 'paypal',
      day: '2027-01-09',
      lines: 2,
      differences: [
        {
          what: 'other_fee',
          kind: 'capture',
          id: 'CAP1',
          here: { amount: 100, currency: 'USD' },
          there: { amount: 120, currency: 'USD' },
        },
        {
          what: 'missing_here',
          kind: 'refund',
          id: 'REF1',
          here: null,
          there: { amount: 500, currency: 'USD' },
        },
      ],
    },
  ])
})
