import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { traceOfCommand } from '#server/audit/record-audit.ts'
import { openParts } from '#server/startup/open-parts.ts'
import type { Opened } from '#server/startup/prepare-database.ts'
import { staffMember } from '#test/support/actors.ts'
import { testSecret } from '#test/support/app.ts'
import { IMPATIENT, openPayingSite } from '#test/support/paying-site.ts'
import { paymentsCommand } from './payments.ts'

// Commands use the system clock, and the settings of the environment.
const site = await openPayingSite({ start: Date.now(), patience: IMPATIENT })
Object.assign(process.env, site.sim.merchant, { SECRET: testSecret })
const workplace = {
  env: {},
  settings: () => site.app.settings,
  open: async () => ({ db: site.db }) as Opened,
  parts: async () => openParts({ db: site.db, settings: site.app.settings, clock: Date.now }),
  actor: async () => staffMember,
  changer: async () => ({
    trace: { ...traceOfCommand('test'), actor: staffMember },
    staffId: null,
    hotels: null,
  }),
}

async function ops(...words: string[]) {
  const said = mock.method(console, 'log', () => {})
  const complained = mock.method(console, 'error', () => {})
  try {
    const status = await paymentsCommand.run(words, workplace)
    return { status, stdout: said.mock.calls.map(({ arguments: told }) => told.join(' ')).join('\n') }
  } finally {
    for (const one of [said, complained]) one.mock.restore()
  }
}

test('an operator lists unknown payments, polls them again, and reconciles the books', async () => {
  await site.hold(true)
  const { order, guest } = await site.book({ payment: 'prepay' })
  await site.approve(await site.begin(order, guest))
  await site.fault({ mode: 'timeout_after', match: '/capture' })
  await site.finish(order, guest)
  const [payment] = await site.paymentsOf(order)
  await site.db`update payments set review = 'unknown'`
  const { stdout: listed } = await ops('list', '--which', 'unknown', '--json')
  const { payments } = JSON.parse(listed) as { payments: { outNo: string; operation: string }[] }
  assert.deepEqual(
    payments.map(({ outNo, operation }) => [outNo, operation]),
    [[payment!.outNo, 'capture unknown']],
  )
  const shown = await ops('show', payment!.outNo)
  assert.match(shown.stdout, /capture +unknown[\s\S]*At the provider:\n {2}capture \w+: US\$[\d,.]+, done/)
  const resolved = await ops('resolve', payment!.outNo, '--seen')
  assert.match(resolved.stdout, /captured/)
  assert.equal((await site.status(order, guest)).state, 'confirmed')
  assert.equal((await ops('list')).stdout.trim(), 'Nothing.')
  const checked = await ops('check')
  assert.deepEqual([checked.status, checked.stdout.trim()], [0, 'Payments, movements and ledger agree.'])
})

test('a matching statement exits with 0, and invalid arguments are reported', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const compared = await ops('statement', '--day', today)
  assert.deepEqual([compared.status, /1 lines, 0 differences/.test(compared.stdout)], [0, true])
  for (const words of [
    ['list', '--which', 'odd'],
    ['statement', '--method', 'cash'],
    ['show'],
    ['show', 'NOBODY'],
  ])
    assert.notEqual((await ops(...words)).status, 0, words.join(' '))
})

/** A cancelled order whose refund the provider refused. */
async function refused() {
  const { order, guest } = await site.paid({ payment: 'prepay', free: true })
  await site.cancel(order, guest)
  await site.fault({ mode: 'refuse', match: '/refund', refusal: 'REFUND_NOT_ALLOWED', times: 1 })
  await site.work()
  const [payment] = await site.paymentsOf(order)
  assert.equal(payment!.review, 'refund_refused')
  return { order, number: payment!.outNo }
}

test('a refused refund is sent again as a new operation, and the books agree', async () => {
  const { order, number } = await refused()
  assert.equal((await ops('retry', number)).status, 2, 'a reason is required')
  const done = await ops('retry', number, '--reason', 'The balance is sufficient now')
  assert.match(done.stdout, new RegExp(`${number} .*refunded`))
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual(
    [payment!.state, payment!.review, payment!.refunded],
    ['refunded', null, payment!.captured],
  )
  assert.equal((await ops('retry', number, '--reason', 'once more')).status, 1)
  assert.deepEqual(await site.check(), [])
})

test('a refused refund that was paid elsewhere leaves the list, and the books agree', async () => {
  const { order, number } = await refused()
  const done = await ops('paid-elsewhere', number, '--reason', 'Bank transfer 4711')
  assert.deepEqual([done.status, /1 refunds are recorded/.test(done.stdout)], [0, true])
  const [payment] = await site.paymentsOf(order)
  assert.deepEqual([payment!.state, payment!.review], ['captured', null])
  const [entry] = await site.db`
    select note, actor from ledger_transfers where kind = 'paid_elsewhere' and order_id = ${order.order_id}`
  assert.equal(entry!.note, 'Bank transfer 4711')
  assert.equal((await ops('retry', number, '--reason', 'would pay twice')).status, 1)
  assert.deepEqual(await site.check(), [])
})
