import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallOptions } from '#contract/call.ts'
import { type Envelope, get, post } from '#contract/endpoint.ts'
import { createCallFeedback } from './call-feedback.ts'

const read = get('hot/hlis')
const write = post('system/feed_send')

function seen(endpoint = write, answer: Envelope<unknown> | null = null, options: CallOptions = {}) {
  const log: string[] = []
  const observer = createCallFeedback({
    busy: { begin: () => log.push('spin'), end: () => log.push('stop') },
    toast: ({ kind, text, sticky, action }) =>
      log.push(`${kind}${sticky ? '!' : ''} ${text}${action ? ` → ${action.label}` : ''}`),
    dropSession: () => log.push('drop'),
    noAnswer: 'no answer',
  })
  observer.begin?.(endpoint, options)
  observer.end?.(endpoint, options, answer)
  return log
}
const failure = (code: number, msg: string) => ({ code, msg, data: { reason: 'internal' as const } })

test('an action spins and says its message, as success or as warning', () => {
  assert.deepEqual(seen(write, { code: 1, msg: 'Sent', data: {} }), ['spin', 'stop', 'good Sent'])
  assert.deepEqual(seen(write, failure(501, 'Not yet')), ['spin', 'stop', 'warn Not yet'])
})

test('a success offers what follows; a warning does not', () => {
  const options = { followUp: { label: 'Change list', run: () => {} } }
  const saved = { code: 1, msg: 'Saved', data: {} } as const
  assert.deepEqual(seen(write, saved, options), ['spin', 'stop', 'good Saved → Change list'])
  assert.deepEqual(seen(write, failure(409, 'Full'), options), ['spin', 'stop', 'warn Full'])
})

test('no answer stays until it is dismissed, unless the caller gave up', () => {
  assert.deepEqual(seen(write, null), ['spin', 'stop', 'warn! no answer'])
  assert.deepEqual(seen(write, null, { signal: AbortSignal.abort() }), ['spin', 'stop'])
})

test('reads and quiet calls show nothing', () => {
  assert.deepEqual(seen(read, failure(500, 'Broken')), [])
  assert.deepEqual(seen(read, null), [])
  assert.deepEqual(seen(write, failure(500, 'Broken'), { quiet: true }), [])
})

test('an expired session is dropped, whichever call reports it', () => {
  assert.deepEqual(seen(read, failure(401, 'Log in')), ['drop'])
  assert.deepEqual(seen(write, failure(401, 'Log in')), ['spin', 'drop', 'stop', 'warn Log in'])
  assert.deepEqual(seen(write, failure(401, 'Log in'), { quiet: true }), ['drop'])
})
