import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { followRules, type RuledRouter } from './follow-rules.ts'

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

test('whoever has gone on meanwhile is not called back', async () => {
  const { led, go } = walk()
  const first = go('/guarantee')
  await Promise.all([first, go('/docs/faq')])
  assert.deepEqual(led, [])
})
