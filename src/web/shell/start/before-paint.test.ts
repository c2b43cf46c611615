import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { beforePaint } from './before-paint.ts'

type Browser = { cookie?: string; stored?: string | null; nightly?: string; theme?: string }

function run(address: string, { cookie = '', stored, nightly, theme }: Browser) {
  const { pathname, search, hash } = new URL(address, 'https://lodestar.example')
  let to: string | null = null
  const classes: string[] = []
  const dataset: { theme?: string } = {}
  const replace = (href: string) => {
    to = href
  }
  const getItem = (name: string) => {
    if (stored === undefined) throw new Error('storage is forbidden')
    return { setupLang: stored, nightly_prices: nightly, theme }[name] ?? null
  }
  runInNewContext(beforePaint, {
    document: {
      cookie,
      documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } },
    },
    location: { pathname, search, hash, replace },
    localStorage: { getItem },
  })
  return { to, classes, theme: dataset.theme }
}

/** Where the script sends a browser that is at an address and remembers this; null when it stays. */
function sentTo(address: string, browser: Browser) {
  const { to, classes } = run(address, browser)
  assert.deepEqual(classes, ['js'])
  return to
}

test('Chinese that only local storage remembers counts on the front page', () => {
  assert.equal(sentTo('/', { stored: 'zh' }), '/zh')
  assert.equal(sentTo('/?a=1#b', { stored: 'zh', cookie: 'localcurrency=USD' }), '/zh?a=1#b')
})

test('the cookie is the later word, other pages follow their prefix, and a browser without storage stays', () => {
  assert.equal(sentTo('/', { stored: 'zh', cookie: 'a=1; setupLang=en-us' }), null)
  assert.equal(sentTo('/docs/faq', { stored: 'zh' }), null)
  assert.equal(sentTo('/zh', { stored: 'zh' }), null)
  for (const stored of ['en', 'fr', null]) assert.equal(sentTo('/', { stored }), null)
  assert.equal(sentTo('/', {}), null)
})

test('the choice of prices per night applies to the first paint', () => {
  assert.deepEqual(run('/hotel-search/x', { stored: null, nightly: 'shown' }).classes, ['js', 'nightly'])
  assert.deepEqual(run('/hotel-search/x', { stored: null }).classes, ['js'])
})

test('the chosen theme applies to the first paint; anything else follows the system', () => {
  assert.equal(run('/', { stored: null, theme: 'dark' }).theme, 'dark')
  assert.equal(run('/', { stored: null, theme: 'light' }).theme, 'light')
  for (const theme of ['system', 'purple', undefined])
    assert.equal(run('/', { stored: null, ...(theme ? { theme } : {}) }).theme, undefined)
  assert.equal(run('/', {}).theme, undefined)
})
