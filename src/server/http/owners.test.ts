import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SavedPage } from '#contract/saved.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { refusals } from '#words/errors/refusals.ts'
import { decideAgent } from '../agents/decide-agent.ts'
import { documentVersion } from '../documents/read-document.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db, booking } = app
await fillForBooking(app, now, 10)
// Guest 1 owns everything, 2 tries to read it, 3 is a member of 1.
await haveGuests(db, [1, 2, 3])
const as = (guest: string, method: 'GET' | 'POST' = 'POST') => ({ headers: { authentic: guest }, method })
const mark = 'Owned Quokka'
const [hotel] = await db<{ id: string }[]>`select id from hotels limit 1`
const id = hotel!.id

const apply = async (guest: string, name: string) => {
  const statement = documentVersion('agentstatement')
  const form = { name, channel: mark, payout: mark, statement }
  assert.equal((await ask(app, 'user/applyagent', form, as(guest))).body.code, 1)
  await decideAgent(booking, { id: guest, approve: true })
}
await ask(app, 'hot/h_collect', { id, list: mark, s_d: '2027-02-12', e_d: '2027-02-14' }, as('1'))
await ask(app, 'order/traces', { 'add[0][id]': id }, as('1'))
await apply('1', mark)
const code = (await ask(app, 'user/memberagent', {}, as('1', 'GET'))).body.data.code as string
await ask(app, 'user/visit', { invite_code: code }, as('3'))
await apply('3', mark)
const owned = (await ask(app, 'order/collect_lis', {}, as('1', 'GET'))).body.data as unknown as SavedPage
const list = owned.current!

test('favourites, history, points, agents and claims of one guest are not readable by another', async () => {
  for (const path of [
    'order/collect_lis',
    'hot/query_user_collect',
    'order/traces',
    'order/points',
    'order/points_statement',
    'user/memberagent',
    'user/commisOrder',
    'system/claim',
    'user/push',
    'user/export',
  ]) {
    const { body, text } = await ask(app, path, { 'ids[0]': id }, as('2', 'GET'))
    assert.equal(body.code, 1, path)
    assert.ok(!text.includes(mark) && !text.includes(code) && !text.includes(`"id":"${id}"`), path)
  }
})

test('reading or changing another guest’s data is refused, with a message in both languages', async () => {
  const tries: readonly [path: string, fields: object, method: 'GET' | 'POST', reason: string][] = [
    ['order/collect_lis', { list }, 'GET', 'not_found'],
    ['order/collect_lis', { list: mark }, 'GET', 'not_found'],
    ['order/collect_list', { list, title: 'Mine' }, 'POST', 'not_found'],
    ['order/collect_list', { list, share: '1' }, 'POST', 'not_found'],
    ['order/collect_list', { list, remove: '1' }, 'POST', 'not_found'],
    ['user/operationMember', { action: 'note', member: '3', note: 'x' }, 'POST', 'not_found'],
    ['user/operationMember', { action: 'remove', member: '3' }, 'POST', 'not_found'],
    ['user/operationMember', { action: 'payout' }, 'POST', 'not_found'],
    ['user/agent_activity', {}, 'GET', 'not_found'],
    ['user/commission_statement', {}, 'GET', 'not_found'],
    ['user/accept_statement', { statement: documentVersion('agentstatement') }, 'POST', 'not_found'],
    ['user/leave_agents', {}, 'POST', 'not_found'],
    ['hot/shared_list', { token: 'x'.repeat(32) }, 'GET', 'not_found'],
    ['user/alerts', { remove: '999', req_id: 'not-mine-1' }, 'POST', 'not_found'],
    ['user/stop_alert', { token: 'x'.repeat(32) }, 'POST', 'link_invalid'],
    ['hot/stop_alerts', { token: 'x'.repeat(32) }, 'POST', 'link_invalid'],
  ]
  for (const [path, fields, method, reason] of tries)
    for (const lang of ['en', 'zh'] as const) {
      const { body } = await ask(app, path, { ...fields, lang }, as('2', method))
      assert.equal(body.data.reason, reason, `${path} ${JSON.stringify(body)}`)
      assert.equal(body.msg, refusals[reason as keyof typeof refusals].text[lang], path)
    }
  const kept = (await ask(app, 'order/collect_lis', {}, as('1', 'GET'))).body.data as unknown as SavedPage
  assert.deepEqual(
    kept.lists.map(({ name, share, hotels }) => [name, share, hotels]),
    [[mark, null, 1]],
  )
  const { body } = await ask(app, 'user/memberagent', {}, as('1', 'GET'))
  assert.equal((body.data as unknown as { members: { total: number } }).members.total, 1)
})
