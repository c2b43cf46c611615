import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { openDatabase } from '../db/database.ts'
import { openTracing } from './tracing.ts'

type Sent = { name: string; traceId: string; parentSpanId?: string; attributes: { key: string }[] }
const spans: Sent[] = []
const collector = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request)) as {
    resourceSpans: { scopeSpans: { spans: Sent[] }[] }[]
  }
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
  response.end('{}')
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
after(() => collector.close())
const { port } = collector.address() as { port: number }

const options = { OTEL_TRACES_SAMPLER_ARG: 1, SITE_VERSION: '1', program: 'site' } as const

test('without an endpoint nothing is traced', async () => {
  assert.equal(await openTracing({ ...options, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }), null)
})

test('a request, its statements and a job are sent as spans without personal data', async () => {
  const { connection, drop } = await testDatabase()
  const db = openDatabase(connection, { isMeasured: true })
  const tracing = (await openTracing({
    ...options,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  }))!
  const app = await testApp({ db, tracing })
  const payload = 'lang=en&email=ada%40lodestar.example&purpose=register'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.http.inject({ method: 'POST', url: '/api/user/sms_email?secret=1', headers, payload })
  const { expire_holds: run } = tracing.jobs({ expire_holds: async () => db`select 1` })
  await run()
  await tracing.close()
  await db.end()
  await drop()

  const request = spans.find(({ name }) => name === 'POST /api/user/sms_email')!
  const children = spans.filter(({ parentSpanId, traceId }) => parentSpanId && traceId === request.traceId)
  assert.ok(children.some(({ name }) => name.startsWith('postgresql ')))
  assert.ok(spans.some(({ name }) => name === 'job expire_holds'))
  assert.doesNotMatch(JSON.stringify(spans), /ada(%40|@)|secret=1|lodestar\.example/)
})
