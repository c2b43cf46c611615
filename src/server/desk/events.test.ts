import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskSession } from '#domain/permissions.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const admin = await haveStaff(app.db, { role: 'admin' })
const url = `${base}/api/desk/events`

test('the stream of changes is open to staff only', async () => {
  assert.equal((await fetch(url)).status, 401)
  const half = await staffHeaders(app.db, admin, { now, stage: 'second_factor' })
  assert.equal((await fetch(url, { headers: half })).status, 401)
  const guest = await fetch(url, { headers: { authentic: 'good', cookie: 'desk_session=good' } })
  assert.equal(guest.status, 401)
})

test('an open page is notified of a change by a colleague', async () => {
  const headers = await staffHeaders(app.db, admin, { now })
  const ending = new AbortController()
  const stream = await fetch(url, { headers, signal: ending.signal })
  assert.equal(stream.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  assert.match((await reader.read()).value!, /event: changed/)
  const body = { key: 'hold:1', take: true }
  assert.equal((await askDesk(app, 'today/take', { headers, body })).code, 1)
  assert.match((await reader.read()).value!, /event: changed/)
  ending.abort()
})

test('polling in the background does not keep an unattended session open', async () => {
  const headers = await staffHeaders(app.db, admin, { now })
  const began = now
  const poll = (isBackground: boolean) =>
    askDesk(app, 'today/show', {
      method: 'GET',
      headers: { ...headers, ...(isBackground ? { 'desk-background': '1' } : {}) },
    })
  now = began + deskSession.idle - 60_000
  assert.equal((await poll(true)).code, 1)
  now = began + deskSession.idle
  assert.equal((await poll(true)).reason, 'session_expired')
  now = began
  assert.equal((await poll(false)).code, 1)
})
