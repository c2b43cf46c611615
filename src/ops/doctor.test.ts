import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { runOps } from '#test/support/run-ops.ts'

const { url, drop } = await testDatabase()
after(drop)
const doctor = (env: Record<string, string>, ...words: string[]) => runOps(['doctor', ...words], env)

test('the doctor prints a line per finding and the remedy of each fault', async () => {
  const { status, stdout } = await doctor({ DATABASE_URL: url, TRUST_PROXY: 'nginx' })
  assert.equal(status, 1)
  assert.match(stdout, /^fault +settings +The setting TRUST_PROXY \("nginx"\) is wrong.*\n +→ Correct/m)
  assert.match(stdout, /^1 faults, 0 warnings, 0 ok$/m)
})

test('the doctor answers JSON with the worst state', async () => {
  const { status, stdout } = await doctor({ DATABASE_URL: url, PAY_SIM_PORT: '0' }, '--json')
  const { state, lines } = JSON.parse(stdout) as { state: string; lines: { check: string; state: string }[] }
  const faults = lines.filter((line) => line.state === 'fault').map(({ check }) => check)
  // The test cluster runs without fsync.
  assert.deepEqual([status, state, faults], [1, 'fault', ['database']])
})

test('a database that does not answer is a fault, not a stack trace', async () => {
  const { status, stdout } = await doctor({ DATABASE_URL: 'postgres://a@127.0.0.1:1/b' })
  assert.equal(status, 1)
  assert.match(stdout, /^fault +database +.*nothing listens there/m)
  assert.doesNotMatch(stdout, /at \w+.*\.ts:/)
})

test('an invalid option is refused', async () => {
  assert.equal((await doctor({}, '--mail', 'nobody')).status, 2)
  assert.equal((await doctor({}, '--odd')).status, 2)
})
