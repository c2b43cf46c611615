import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { healthCheckNames } from '#words/desk/health.ts'

const app = await testApp()
const show = async (role: 'admin' | 'support') => {
  const member = await haveStaff(app.db, { role })
  return askDesk(app, 'health/show', {
    method: 'GET',
    headers: await staffHeaders(app.db, member, { now: Date.now() }),
  })
}

test('an administrator sees the lines of the doctor', async () => {
  const { code, data } = await show('admin')
  assert.equal(code, 1)
  const lines = data.lines as { check: string; state: string }[]
  // The test cluster runs without fsync.
  assert.ok(lines.some(({ check, state }) => check === 'database' && state === 'fault'))
  assert.deepEqual(
    [...new Set(lines.map(({ check }) => check))].filter((check) => !(check in healthCheckNames('zh'))),
    [],
  )
})

test('other roles need the permission', async () => {
  const { data } = await show('support')
  assert.deepEqual([data.reason, data.permission], ['forbidden', 'health.see'])
})
