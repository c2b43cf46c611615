import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { followRules, type RuledRouter, redirectFor } from './redirect-rules.ts'

const rules: Record<string, string> = {
  '/guarantee': '/docs/about',
  '/partner?a=1': 'https://partner.example/x',
}

/** A router that somebody walks through, and where the rules then lead. */
function walk() {
  const asked: string[] = []
  const led: string[] = []
  const call = (async (_: unknown, { path }: { path: string }) => {
    asked.push(path)
    return { code: 1, msg: '', data: rules[path] ? { redirect: rules[path], permanent: true } : null }
  }) as unknown as Call
  let told: (event: object) => Promise<void>
  const router = {
    options: { context: { call, locale: 'en' as const } },
    latestLocation: { pathname: '/' },
    history: { replace: (href: string) => led.push(`route ${href}`) },
    subscribe: (_: string, listener: typeof told) => {
      told = listener
      return () => {}
    },
  }
  followRules(router as unknown as RuledRouter, (href) => led.push(`load ${href}`))
  const go = (href: string, event: object = { pathChanged: true, fromLocation: {} }) => {
    const pathname = href.split('?')[0]!
    router.latestLocation = { pathname }
    return told({ toLocation: { pathname, publicHref: href }, ...event })
  }
  return { asked, led, go }
}

test('every page that is gone to is asked about; a rule to a page is a route, one to another host a full load', async () => {
  const { asked, led, go } = walk()
  for (const href of ['/docs/faq', '/guarantee', '/hotels/5?rooms=2', '/partner?a=1']) await go(href)
  assert.deepEqual(asked, ['/docs/faq', '/guarantee', '/hotels/5?rooms=2', '/partner?a=1'])
  assert.deepEqual(led, ['route /docs/about', 'load https://partner.example/x'])
})

test('neither the first page nor another query of the same nor what is no page is asked about', async () => {
  const { asked, go } = walk()
  await go('/guarantee', { pathChanged: true })
  await go('/guarantee?a=1', { pathChanged: false, fromLocation: {} })
  await go('/nothing')
  assert.deepEqual(asked, [])
})

test('a late redirect is ignored after another navigation', async () => {
  const { led, go } = walk()
  const first = go('/guarantee')
  await Promise.all([first, go('/docs/faq')])
  assert.deepEqual(led, [])
})

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
