import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { DeskAgentDetail, DeskPayoutDetail, DeskPayoutPage, PayoutBatch } from '#contract/desk/agents.ts'
import { documentVersion } from '#server/documents/read-document.ts'
import { imbalances } from '#server/ledger/read-account.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask as askSite, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({
  clock: () => now,
  findSession: sessionByNumber,
  env: { PAYOUT_ACCOUNT: 'DE89370400440532013000', OPERATOR_NAME: 'Inn & Co Ltd', FOUR_EYES_CNY: '2000' },
})
const { db } = app
await haveGuests(db, [1, 2, 3])
const finance = await haveStaff(db, { role: 'finance' })
const second = await haveStaff(db, { role: 'finance' })
const support = await haveStaff(db, { role: 'support' })
afterEach(async () => assert.deepEqual([...(await imbalances(db))], [], 'the ledger sums to zero'))

const ask = async (path: string, body: object = {}, who: Staff = finance) =>
  askDesk(app, path, { body, headers: await staffHeaders(db, who, { now }) })
const get = async (path: string, body: object = {}, who: Staff = finance) =>
  askDesk(app, path, { method: 'GET', body, headers: await staffHeaders(db, who, { now }) })
const site = async (guest: string, path: string, fields: object) =>
  (await askSite(app, path, fields, { headers: { authentic: guest } })).body

/** An approved agent who has earned this much and requested it. */
async function haveRequest(guest: string, yuan: number, payout: string) {
  const statement = documentVersion('agentstatement')
  await site(guest, 'user/applyagent', { name: `Agent ${guest}`, channel: 'A blog', payout, statement })
  assert.equal((await ask('agents/decide', { id: guest, approve: true })).code, 1)
  const given = await ask('agents/correct', { id: guest, amount: yuan * 100, reason: 'A campaign' })
  assert.equal(given.code, 1, given.text)
  const { data } = await site(guest, 'user/operationMember', { action: 'payout' })
  return data.id as string
}
const requested = async () => ((await get('payouts/list')).data as DeskPayoutPage).list

test('an application is read, declined with a reason and approved after the next one', async () => {
  const statement = documentVersion('agentstatement')
  const form = {
    name: 'Sun Xiaomei',
    channel: 'A travel column',
    payout: 'PayPal sun@example.org',
    statement,
  }
  await site('3', 'user/applyagent', form)
  const { list, counts } = (await get('agents/list', { state: 'applied' })).data
  assert.deepEqual([list[0].name, list[0].channel, counts.applied], ['Sun Xiaomei', 'A travel column', 1])
  assert.equal((await ask('agents/decide', { id: '3', approve: false })).reason, 'reason_missing')
  assert.equal((await ask('agents/decide', { id: '3', approve: true }, support)).reason, 'forbidden')
  const declined = await ask('agents/decide', { id: '3', approve: false, reason: 'Too vague' })
  assert.equal((declined.data as DeskAgentDetail).state, 'refused')
  assert.match((await mailbox(app, 'guest3@example.com'))[0]!.text, /Too vague/)
  assert.equal((await ask('agents/decide', { id: '3', approve: true })).reason, 'already_decided')
  const audit = (await get('audit/list', { action: 'agent_refused' }, await haveStaff(db, { role: 'admin' })))
    .data
  assert.deepEqual([audit.list[0].object.name, audit.list[0].reason], ['Sun Xiaomei', 'Too vague'])
})

test('a small payout is recorded by one member; a refused one returns the amount', async () => {
  const id = await haveRequest('1', 300, 'Alipay one@example.org')
  const shown = (await get('payouts/show', { id })).data as DeskPayoutDetail
  assert.deepEqual([shown.amount.amount, shown.others.amount, shown.bank_account], [300_00, 300_00, null])
  assert.deepEqual(shown.checks, { stays_ended: true, above_least: true, only_open: true })
  const refused = await ask('payouts/decide', { id, paid: false, note: 'The account is closed' })
  assert.equal((refused.data as DeskPayoutDetail).state, 'refused')
  const { totals } = (await get('agents/show', { id: '1' })).data as DeskAgentDetail
  assert.deepEqual([totals.earned.amount, totals.requested.amount], [300_00, 0])
  const again = (await site('1', 'user/operationMember', { action: 'payout' })).data.id as string
  assert.equal((await ask('payouts/decide', { id: again, paid: true, note: 'TX-1' })).code, 1)
  assert.equal(
    (await ask('payouts/decide', { id: again, paid: true, note: 'TX-2' })).reason,
    'already_decided',
  )
  assert.match((await mailbox(app, 'guest1@example.com'))[0]!.text, /TX-1/)
})

test('commission is corrected at most to zero, and only after identification', async () => {
  const take = { id: '1', amount: -1_00, reason: 'Given twice' }
  assert.equal((await ask('agents/correct', take)).reason, 'not_enough_earned')
  const headers = await staffHeaders(db, finance, { now, proven: now - 3_600_000 })
  const late = await askDesk(app, 'agents/correct', { headers, body: { ...take, amount: 1_00 } })
  assert.equal(late.reason, 'reauthentication_required')
})

test('a payout above the limit needs a batch that a second member approves', async () => {
  const big = await haveRequest('2', 2_500, 'Bank, IBAN FR14 2004 1010 0505 0001 3M02 606')
  await ask('agents/correct', { id: '1', amount: 150_00, reason: 'A campaign' })
  const small = (await site('1', 'user/operationMember', { action: 'payout' })).data.id as string
  assert.equal(
    (await ask('payouts/decide', { id: big, paid: true, note: 'TX-3' })).reason,
    'second_person_needed',
  )

  const proposed = await ask('payouts/propose', { ids: [big, small] })
  const batch = proposed.data as PayoutBatch
  assert.deepEqual(
    [batch.state, batch.total.amount, batch.payouts.length, batch.is_own],
    ['proposed', 2_650_00, 2, true],
  )
  assert.equal((await ask('payouts/propose', { ids: [small] })).reason, 'payout_in_batch')
  assert.equal(
    (await ask('payouts/decide', { id: small, paid: true, note: 'TX-4' })).reason,
    'payout_in_batch',
  )
  assert.equal((await ask('payouts/file', { id: batch.id, of: 'csv' })).reason, 'batch_not_approved')
  const step = (step: string, who: Staff, more: object = {}) =>
    ask('payouts/decide_batch', { id: batch.id, step, ...more }, who)
  assert.equal((await step('approve', finance)).reason, 'second_person_needed')
  assert.equal((await step('pay', second, { reference: 'TX-5' })).reason, 'batch_not_approved')
  assert.equal(((await step('approve', second)).data as PayoutBatch).state, 'approved')

  const csv = (await ask('payouts/file', { id: batch.id, of: 'csv' })).data.text as string
  assert.match(csv, /Agent 2,\w{8},"Bank, IBAN FR14[^"]+",FR1420041010050500013M02606,2500\.00/)
  assert.match(csv, /Alipay one@example\.org,,150\.00/)
  const xml = (await ask('payouts/file', { id: batch.id, of: 'pain001' })).data.text as string
  assert.match(xml, /<NbOfTxs>1<\/NbOfTxs>\s*<CtrlSum>2500\.00<\/CtrlSum>/)
  assert.match(xml, /<Nm>Inn &amp; Co Ltd<\/Nm>/)

  assert.equal((await step('pay', finance)).reason, 'reason_missing')
  const paid = (await step('pay', finance, { reference: 'BATCH-9' })).data as PayoutBatch
  assert.deepEqual(
    [paid.state, paid.reference, paid.payouts.map(({ state, note }) => [state, note])],
    [
      'paid',
      'BATCH-9',
      [
        ['paid', 'BATCH-9'],
        ['paid', 'BATCH-9'],
      ],
    ],
  )
  assert.equal((await step('cancel', second)).reason, 'already_decided')
  assert.deepEqual(await requested(), [])
  const { totals } = (await get('agents/show', { id: '2' })).data as DeskAgentDetail
  assert.deepEqual([totals.paid.amount, totals.requested.amount], [2_500_00, 0])
})

test('a cancelled batch frees its payouts, and two proposals at once make one batch', async () => {
  await ask('agents/correct', { id: '1', amount: 200_00, reason: 'A campaign' })
  const id = (await site('1', 'user/operationMember', { action: 'payout' })).data.id as string
  const answers = await Promise.all([
    ask('payouts/propose', { ids: [id] }),
    ask('payouts/propose', { ids: [id] }, second),
  ])
  assert.deepEqual(answers.map(({ reason }) => reason).sort(), ['payout_in_batch', null].sort())
  const batch = answers.find(({ code }) => code === 1)!.data as PayoutBatch
  const cancelled = await ask('payouts/decide_batch', { id: batch.id, step: 'cancel' })
  assert.deepEqual([cancelled.data.state, cancelled.data.payouts.length], ['cancelled', 0])
  assert.deepEqual(
    (await requested()).map((one) => [one.id, one.batch]),
    [[id, null]],
  )
  assert.equal((await ask('payouts/decide', { id, paid: true, note: 'TX-6' })).code, 1)
})

test('an agent is found by name and code, and ended with a reason that is mailed', async () => {
  const [{ code }] = (await get('agents/list', { q: 'agent 2' })).data.list
  assert.equal((await get('agents/list', { q: code.toLowerCase() })).data.list[0].id, '2')
  assert.deepEqual((await get('agents/list', { q: 'nobody' })).data.list, [])
  const ended = await ask('agents/end', { id: '2', reason: 'Unsolicited messages' })
  assert.equal(ended.data.state, 'left')
  assert.equal((await ask('agents/end', { id: '2', reason: 'Unsolicited messages' })).reason, 'not_found')
})
