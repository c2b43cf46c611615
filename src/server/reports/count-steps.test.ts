import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { testDatabase } from '#test/support/database.ts'
import { countSteps } from './count-steps.ts'

const now = Date.parse('2027-01-10T17:00:00Z')

test('answered requests are counted by day and step, and added to earlier counts', async () => {
  const { db, drop } = await testDatabase()
  const app = Fastify()
  const steps = countSteps(app, { db, now: () => now })
  app.get('/hotels/:id', (request, reply) =>
    (request.params as { id: string }).id === '9' ? reply.code(404).send() : 'page',
  )
  const visit = (url: string, agent = 'Mozilla/5.0 Firefox/140.0') =>
    app.inject({ url, headers: { 'user-agent': agent } })
  await visit('/hotels/1')
  await visit('/hotels/1?s_d=2027-02-01')
  await visit('/hotels/9')
  await visit('/hotels/1', 'Googlebot/2.1')
  await steps.flush()
  await visit('/hotels/2')
  await steps.flush()
  assert.deepEqual(
    [...(await db`select day::text, step, requests::int from report_steps order by step`)],
    [
      { day: '2027-01-11', step: 'hotel', requests: 3 },
      { day: '2027-01-11', step: 'prices', requests: 1 },
    ],
  )
  await app.close()
  await drop()
})
