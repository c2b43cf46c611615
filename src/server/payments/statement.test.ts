import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMPATIENT, openPayingSite } from '#test/support/paying-site.ts'
import { compareStatement, compareStatements } from './compare-statement.ts'

const site = await openPayingSite({ patience: IMPATIENT })
const { db, app } = site
const today = () => new Date(site.now()).toISOString().slice(0, 10)
const compare = async () => (await compareStatement(app.payments, 'paypal', today()))!

test('a day on which everything was reported agrees with the statement, fees included', async () => {
  const { order, guest } = await site.paid({ payment: 'prepay', free: true })
  await site.paid({ payment: 'prepay' })
  await site.cancel(order, guest)
  await site.work()
  const { lines, differences } = await compare()
  assert.deepEqual([lines, differences], [3, []])
})

test('missing on either side, another amount and another fee are reported as different kinds', async () => {
  await site.hold(true)
  const { order, guest } = await site.book({ payment: 'prepay' })
  await site.approve(await site.begin(order, guest))
  await site.fault({ mode: 'timeout_after', match: '/capture' })
  await site.finish(order, guest)
  const captures = await db<{ id: string }[]>`
    select provider_id as id from payment_movements where kind = 'capture' order by at, provider_id`
  const [dearer, cheaper] = captures.map(({ id }) => id)
  await db`update payment_movements set fee = fee + 1 where provider_id = ${dearer!}`
  await db`update payment_movements set charge_amount = charge_amount - 1 where provider_id = ${cheaper!}`
  await db`
    insert into payment_movements (method, kind, provider_id, payment_id, amount, charge_amount, at)
    select 'paypal', 'refund', 'INVENTED', id, 1, 1, ${new Date(site.now())} from payments limit 1`
  const { differences } = await compare()
  assert.deepEqual(differences.map(({ what }) => what).toSorted(), [
    'missing_here',
    'missing_there',
    'other_amount',
    'other_fee',
  ])
  // A movement missing here is queried at once.
  const jobs = await db`select from graphile_worker.jobs where task_identifier = 'check_payment'`
  assert.ok(jobs.length > 0)
  const [kept] = await db<{ n: number }[]>`
    select jsonb_array_length(differences) as n from payment_statements where day = ${today()}`
  assert.equal(kept?.n, 4)
})

test('the nightly comparison takes yesterday, and fails if the statement cannot be read', async () => {
  site.pass(86_400_000)
  await site.fault({ mode: 'status', match: '/v1/reporting', status: 503 })
  await assert.rejects(compareStatements(app.payments), /cannot be read/)
  await compareStatements(app.payments)
})
