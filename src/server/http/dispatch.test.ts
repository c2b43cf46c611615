import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSite } from '#contract/endpoints.ts'
import { pageCaller } from './caller.ts'
import { bind, createRespond, inProcess, Overloaded } from './dispatch.ts'

test('an overload is answered with 503 and retry_after, and is not logged as an incident', async () => {
  const log = { error: () => assert.fail('an incident') }
  const busy = bind(showSite, () => {
    throw new Overloaded(3)
  })
  const dispatch = inProcess(createRespond({ bindings: [busy], log: log as never }))
  const { code, data } = await dispatch(showSite, {}, pageCaller('en'))
  assert.equal(code, 503)
  assert.deepEqual(data, { reason: 'overloaded', retry_after: 3 })
})
