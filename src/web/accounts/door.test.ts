import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { saveHotel } from '#contract/endpoints.ts'
import { createDoor } from './create-door.ts'
import { createSignedCall } from './signed-call.ts'

function opened() {
  const layers: string[] = []
  return { layers, door: createDoor({ show: () => layers.push('show'), hide: () => layers.push('hide') }) }
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

test('the door opens the layer, says why, and tells who waited what became of it', async () => {
  const { door, layers } = opened()
  const asked = door.ask({ lead: 'To keep it.' })
  assert.deepEqual(door.errand.get(), { lead: 'To keep it.' })
  door.enter()
  assert.equal(await asked, true)
  assert.equal(door.errand.get(), null)
  assert.deepEqual(layers, ['show', 'hide'])
  const again = door.ask()
  door.close()
  assert.equal(await again, false)
})

test('two who wait at the door both go on', async () => {
  const { door } = opened()
  const both = Promise.all([door.ask(), door.ask()])
  door.enter()
  assert.deepEqual(await both, [true, true])
})

test('a visitor’s call is not made before somebody signed in, and then by itself', async () => {
  const { door } = opened()
  const { call, count } = api(0)
  const signedCall = createSignedCall({ call, who: () => null, ask: door.ask })
  const answer = signedCall(saveHotel, { id: '1' })
  assert.equal(count(), 0)
  door.enter()
  assert.equal((await answer)?.code, 1)
  assert.equal(count(), 1)
})

test('whoever goes away instead has sent nothing', async () => {
  const { door } = opened()
  const { call, count } = api(0)
  const answer = createSignedCall({ call, who: () => null, ask: door.ask })(saveHotel, { id: '1' })
  door.close()
  assert.equal(await answer, null)
  assert.equal(count(), 0)
})

test('a session that ended meanwhile is opened again and the call repeated once', async () => {
  const { door } = opened()
  const { call, count } = api(1)
  const answer = createSignedCall({ call, who: () => '7', ask: door.ask })(saveHotel, { id: '1' })
  while (door.errand.get() === null) await new Promise((resolve) => setImmediate(resolve))
  door.enter()
  assert.equal((await answer)?.code, 1)
  assert.equal(count(), 2)
})

test('what one guest began another does not finish', async () => {
  const { door } = opened()
  const { call, count } = api(1)
  let who = '7'
  const answer = createSignedCall({ call, who: () => who, ask: door.ask })(saveHotel, { id: '1' })
  while (door.errand.get() === null) await new Promise((resolve) => setImmediate(resolve))
  who = '8'
  door.enter()
  assert.equal(await answer, null)
  assert.equal(count(), 1)
})
