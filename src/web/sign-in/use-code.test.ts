import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { requestCode } from './use-code.ts'

/** An API that answers this, or nothing. */
function api(answer: object | null) {
  const asked: object[] = []
  const call = (async (_: unknown, input: object) => {
    asked.push(input)
    if (!answer) throw new TypeError('no answer')
    return answer
  }) as unknown as Call
  return { call, asked }
}

test('a code that was sent starts the sixty seconds', async () => {
  const { call, asked } = api({ code: 1, msg: '', data: {} })
  assert.deepEqual(await requestCode(call, 'lin@example.com'), { sent: true, wait: 60 })
  assert.deepEqual(asked, [{ email: 'lin@example.com' }])
  await requestCode(call, 'lin@example.com', 'unregister')
  assert.deepEqual(asked[1], { email: 'lin@example.com', purpose: 'unregister' })
})

test('a server that still refuses says how long to wait', async () => {
  const { call } = api({ code: 429, msg: '', data: { reason: 'too_many', retry_after: 37 } })
  assert.deepEqual(await requestCode(call, 'lin@example.com'), { sent: false, wait: 37 })
})

test('a refusal without a time, and no answer at all, leave the button free', async () => {
  const refused = api({ code: 400, msg: '', data: { reason: 'sms_unavailable' } })
  assert.deepEqual(await requestCode(refused.call, '13800138000'), { sent: false, wait: 0 })
  assert.deepEqual(await requestCode(api(null).call, 'lin@example.com'), { sent: false, wait: 0 })
})
