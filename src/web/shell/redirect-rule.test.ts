import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { redirectFor } from './redirect-rule.ts'

const asking = (data: unknown, code = 1) =>
  (async (_: unknown, __: unknown, options: { quiet?: boolean }) => {
    assert.equal(options.quiet, true)
    return { code, msg: '', data }
  }) as unknown as Call

test('a rule to a page of ours is followed as a route, any other by a full load', async () => {
  const to = (redirect: string) => asking({ redirect, permanent: true })
  assert.deepEqual(await redirectFor(to('/docs/about?a=1'), '/old', 'en'), {
    href: '/docs/about?a=1',
    replace: true,
    reloadDocument: false,
  })
  assert.equal((await redirectFor(to('https://partner.example/x'), '/old', 'en'))?.reloadDocument, true)
  assert.equal((await redirectFor(to('/zh/docs/about'), '/old', 'en'))?.reloadDocument, true)
  assert.equal((await redirectFor(to('/zh/docs/about'), '/zh/old', 'zh'))?.reloadDocument, false)
})

test('no rule, a circle, a failure or no answer lead nowhere', async () => {
  assert.equal(await redirectFor(asking(null), '/x', 'en'), null)
  assert.equal(await redirectFor(asking({ redirect: '/x' }), '/x', 'en'), null)
  assert.equal(await redirectFor(asking({ reason: 'internal' }, 500), '/x', 'en'), null)
  const silent = (() => Promise.reject(new TypeError('network'))) as unknown as Call
  assert.equal(await redirectFor(silent, '/x', 'en'), null)
})
