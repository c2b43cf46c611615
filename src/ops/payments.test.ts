import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
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
  settings: () => site.app.settings,
  open: async () => ({ db: site.db }) as Opened,
  parts: async () => openParts({ db: site.db, settings: site.app.settings, clock: Date.now }),
  actor: async () => staffMember,
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
