import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { saveHotel } from '#contract/endpoints.ts'
import { createSignInPrompt } from './sign-in-prompt.ts'
import { createSignedCall } from './signed-call.ts'

function opened() {
  const layers: string[] = []
  return {
    layers,
    signInPrompt: createSignInPrompt({ show: () => layers.push('show'), hide: () => layers.push('hide') }),
  }
}

/** A call that is answered 401 so many times before it succeeds. */
function api(refusals: number) {
  let calls = 0
  const call = (async () => {
    calls += 1
    return calls <= refusals ? { code: 401, msg: '', data: {} } : { code: 1, msg: '', data: {} }
  }) as unknown as Call
  return { call, count: () => calls }
}

test('the prompt opens the layer, says why, and tells who waited what became of it', async () => {
  const { signInPrompt, layers } = opened()
  const asked = signInPrompt.ask({ lead: 'To keep it.' })
  assert.deepEqual(signInPrompt.prompt.get(), { lead: 'To keep it.' })
  signInPrompt.enter()
  assert.equal(await asked, true)
  assert.equal(signInPrompt.prompt.get(), null)
  assert.deepEqual(layers, ['show', 'hide'])
  const again = signInPrompt.ask()
  signInPrompt.close()
  assert.equal(await again, false)
})

test('two who wait at the prompt both go on', async () => {
  const { signInPrompt } = opened()
  const both = Promise.all([signInPrompt.ask(), signInPrompt.ask()])
  signInPrompt.enter()
  assert.deepEqual(await both, [true, true])
})

test('a visitor’s call is not made before somebody signed in, and then by itself', async () => {
  const { signInPrompt } = opened()
  const { call, count } = api(0)
  const signedCall = createSignedCall({ call, who: () => null, ask: signInPrompt.ask })
  const answer = signedCall(saveHotel, { id: '1' })
  assert.equal(count(), 0)
  signInPrompt.enter()
  assert.equal((await answer)?.code, 1)
  assert.equal(count(), 1)
})

test('closing the prompt sends nothing', async () => {
  const { signInPrompt } = opened()
  const { call, count } = api(0)
  const answer = createSignedCall({ call, who: () => null, ask: signInPrompt.ask })(saveHotel, { id: '1' })
  signInPrompt.close()
  assert.equal(await answer, null)
  assert.equal(count(), 0)
})

test('a session that ended meanwhile is opened again and the call repeated once', async () => {
  const { signInPrompt } = opened()
  const { call, count } = api(1)
  const answer = createSignedCall({ call, who: () => '7', ask: signInPrompt.ask })(saveHotel, { id: '1' })
  while (signInPrompt.prompt.get() === null) await new Promise((resolve) => setImmediate(resolve))
  signInPrompt.enter()
  assert.equal((await answer)?.code, 1)
  assert.equal(count(), 2)
})

test('an interrupted call is not repeated for another guest', async () => {
  const { signInPrompt } = opened()
  const { call, count } = api(1)
  let who = '7'
  const answer = createSignedCall({ call, who: () => who, ask: signInPrompt.ask })(saveHotel, { id: '1' })
  while (signInPrompt.prompt.get() === null) await new Promise((resolve) => setImmediate(resolve))
  who = '8'
  signInPrompt.enter()
  assert.equal(await answer, null)
  assert.equal(count(), 1)
})
