import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SavedViewList } from '#contract/desk/views.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now })
const [member, colleague] = [
  await haveStaff(app.db, { role: 'support' }),
  await haveStaff(app.db, { role: 'support' }),
]
const post = async (path: string, body: object, by = member) =>
  askDesk(app, `views/${path}`, { body, headers: await staffHeaders(app.db, by, { now }) })
const list = async (by = member) => {
  const headers = await staffHeaders(app.db, by, { now })
  return ((await askDesk(app, 'views/list', { method: 'GET', headers })).data as SavedViewList).list
}

test('a view is saved, replaced under its name, renamed and removed, by its owner alone', async () => {
  const body = { name: 'VIP', query: 'q=grace&view=all', req_id: 'save-a-view-1' }
  await post('save', body)
  await post('save', body)
  await post('save', { name: 'VIP', query: 'q=ada&view=all' })
  await post('save', { name: 'Paris', query: 'q=paris' })
  const [first, second] = await list()
  assert.deepEqual([first!.name, first!.query, second!.name], ['VIP', 'q=ada&view=all', 'Paris'])
  assert.deepEqual(await list(colleague), [])
  const renamed = { id: first!.id, name: 'Regulars', query: first!.query }
  assert.equal((await post('save', renamed, colleague)).reason, 'not_found')
  assert.equal((await post('save', { ...renamed, name: 'Paris' })).reason, 'view_exists')
  assert.equal((await post('save', renamed)).code, 1)
  await post('remove', { id: second!.id }, colleague)
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['Regulars', 'Paris'],
  )
  for (let time = 0; time < 2; time++) assert.equal((await post('remove', { id: second!.id })).code, 1)
  assert.equal((await list()).length, 1)
})

test('views are limited in number and form', async () => {
  assert.equal((await post('save', { name: '', query: '' })).reason, 'invalid_input')
  assert.equal((await post('save', { name: 'Script', query: '"><script>' })).reason, 'invalid_input')
  for (let n = 2; n <= 20; n++) assert.equal((await post('save', { name: `View ${n}`, query: '' })).code, 1)
  assert.equal((await post('save', { name: 'One more', query: '' })).reason, 'too_many_views')
})
