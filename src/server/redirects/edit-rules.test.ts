import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { addRule, listRules, removeRule } from './edit-rules.ts'

const { db, drop } = await testDatabase()
after(drop)
const hosts = { hosts: ['partner.example'] }
const add = (path: string, target: string, permanent = true) =>
  addRule(db, { path, target, permanent }, hosts)
const refusalOf = async (path: string, target: string) => {
  const added = await add(path, target)
  return added.ok ? null : added.refusal
}

test('a rule is stored in canonical form and replaces an earlier one for the same path', async () => {
  assert.deepEqual(await add('/sale/', '/article/sprite'), {
    ok: true,
    value: { path: '/sale', target: '/article/sprite', permanent: true },
  })
  await add('/sale', 'https://partner.example/x', false)
  assert.deepEqual(
    [...(await listRules(db))].map((rule) => ({ ...rule })),
    [{ path: '/sale', target: 'https://partner.example/x', permanent: false }],
  )
  assert.equal(await removeRule(db, '/sale/'), true)
  assert.equal(await removeRule(db, '/sale'), false)
})

test('an invalid path, a foreign target and a redirect loop are refused', async () => {
  for (const path of ['sale', '//evil.example', '/', '/zh/sale', '/sale?x=1', '/api/x', '/a b'])
    assert.equal(await refusalOf(path, '/docs/about'), 'path', path)
  for (const target of ['//evil.example', 'https://evil.example/', 'javascript:alert(1)', 'docs'])
    assert.equal(await refusalOf('/sale', target), 'target', target)
  assert.equal(await refusalOf('/sale', '/sale'), 'circle')
  await add('/and', '/round')
  assert.equal(await refusalOf('/round', '/and'), 'circle')
})
