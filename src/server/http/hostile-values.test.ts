import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import { testApp } from '#test/support/app.ts'
import { haveGuests } from '#test/support/guests.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const guest = { id: '1', guestId: '7', account: 'guest@lodestar.example' }
const app = await testApp({ clock: () => now, pages: true, findSession: async () => guest })
await haveGuests(app.db, [Number(guest.guestId)])
await fillCatalogue(app.db, { hotels: 300, now })
await app.places()
const [hotel] = await app.db<{ id: string }[]>`select id from hotels order by id limit 1`

/** Property names of every object, extreme dates, and text that breaks databases or patterns. */
const texts = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '-1',
  '1e309',
  '99999999999999999999',
  '\0',
  '\u2028',
  '\ud83c\udfe8',
  "'; drop table hotels --",
  '<script>alert(1)</script>',
  'a'.repeat(3_000),
]
const groups = ['[a]=b', '[toString]=1', '[__proto__]=1', '[0]=x&%[1]=constructor', '[][]=1']
const values: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null },
  [[]],
  [null],
  null,
  true,
  -0,
  1e308,
  '',
]

/** Valid values for the other fields, so that validation reaches the one under test. */
const stay = { s_d: '2026-11-20', e_d: '2026-11-22' }
const right: Readonly<Record<string, Record<string, string>>> = {
  'hot/hlis': { kw: 'asia-china-shanghai', ...stay },
  'hot/hlithd': { kw: 'asia-china-shanghai', ...stay },
  'hot/pins': { kw: 'asia-china-shanghai', ...stay },
  'hot/card': { id: hotel!.id, ...stay },
  'hot/split_stay': { id: hotel!.id, ...stay },
  'hot/h_detail': { id: hotel!.id, ...stay },
  'hot/r_detail': { id: hotel!.id, ...stay },
  'hot/r_calendar': { id: hotel!.id, from: '2026-11-20', to: '2026-12-20' },
  'hot/reviews': { id: hotel!.id },
  'hot/counties': { kw: 'asia-china' },
  'search/search': { q: 'shanghai' },
  'qa/qalist': { id: hotel!.id },
  'system/getpath': { path: '/x' },
}
const everywhere = ['lang', 'uid', 'amail', 'platform']

function fieldsOf(input: z.ZodType): string[] {
  // A transformed input is a pipe from its object.
  const { shape } = (input instanceof z.ZodPipe ? input.in : input) as { shape?: object }
  return [...everywhere, ...Object.keys(shape ?? {})]
}

const pairs = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const queriesOf = (path: string, name: string): string[] => {
  const { [name]: _, ...others } = right[path] ?? {}
  const some = everywhere.includes(name) ? texts.slice(0, 3) : texts
  const spelt = [...some.map((text) => `=${encodeURIComponent(text.toWellFormed())}`), ...groups]
  return spelt.map((rest) => `${pairs(others)}&${name}${rest.replace('%[', `${name}[`)}`)
}

type Sent = { payload: string; headers: Record<string, string> }
async function assertHolds({ method, path, access }: Endpoint, query: string, sent?: Sent) {
  // Anonymous requests may be served from the cache; requests with a session are compared with `uid`.
  const session = access === 'public' && !query.includes('uid') ? {} : { authentic: 'good' }
  const headers = { ...session, ...sent?.headers }
  const { statusCode, body } = await app.http.inject({
    method,
    url: `/api/${path}?${query}`,
    ...sent,
    headers,
  })
  const isBuilt = !body.includes('"not_built"')
  assert.ok(statusCode < 500 || !isBuilt, `${method} ${path} ${query} ${sent?.payload ?? ''}: ${statusCode}`)
}

describe('no endpoint fails on hostile text', () => {
  for (const { endpoint, input } of everyEndpoint) {
    test(`${endpoint.method} ${endpoint.path}`, async () => {
      for (const name of fieldsOf(input)) {
        for (const query of queriesOf(endpoint.path, name)) await assertHolds(endpoint, query)
        if (endpoint.method === 'GET') continue
        for (const value of values) {
          const payload = JSON.stringify({ ...right[endpoint.path], [name]: value })
          await assertHolds(endpoint, '', { payload, headers: { 'content-type': 'application/json' } })
        }
      }
      if (endpoint.method === 'POST') {
        const headers = { 'content-type': 'application/json' }
        for (const payload of ['{"toString":1}', '{"constructor":{"a":1}}', '{"hasOwnProperty":1}'])
          await assertHolds(endpoint, '', { payload, headers })
      }
    })
  }
})

const list = ['lang', 's_d', 'e_d', 'rooms', 'ages', 'stars', 'sort', 'free_cancel', 'page', 'name']
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['lang', 's_d', 'kw'],
  '/hotel-search': ['s_d', 'kw'],
  '/hotel-search/asia-china-shanghai': list,
  '/hotel-search/constructor': ['lang'],
  [`/hotels/${hotel!.id}`]: ['lang', 's_d', 'rooms', 'ages', 'score', 'kind', 'page'],
  '/counties/asia-china': ['lang', 'q'],
  '/counties/constructor': ['lang'],
  '/docs/__proto__': ['lang'],
  '/article/via/constructor': ['lang'],
  '/hreserve': ['quote'],
  '/center': ['part', 'page'],
  '/dev/pictures.json': ['sheet', 'hotel', 'city'],
}
const pageTexts = ['constructor', '__proto__', '0000-01-01', '9999-12-31', '\0', '%', '{"a":1}', '[1]']

test('no page fails on hostile text in its URL', async () => {
  for (const [path, fields] of Object.entries(pages)) {
    for (const name of fields) {
      const spelt = pageTexts.map((text) => `${name}=${encodeURIComponent(text)}`)
      for (const query of [...spelt, `${name}[a]=b`, `${name}[0]=constructor`, `${name}=%zz`]) {
        const { statusCode } = await app.http.inject({
          url: `${path}?${query}`,
          headers: { host: 'localhost' },
        })
        assert.ok(statusCode < 500, `${path}?${query}: ${statusCode}`)
      }
    }
  }
})

test('no page fails on hostile cookies', async () => {
  for (const text of ['constructor', '__proto__', 'toString', '%zz', '{"a":']) {
    for (const name of ['setupLang', 'localcurrency', 'USER_TOEKN']) {
      const headers = { cookie: `${name}=${text}` }
      for (const path of ['/', '/zh', '/apps/down_ios.html']) {
        const { statusCode } = await app.http.inject({ url: path, headers })
        assert.ok(statusCode < 500, `${path} ${headers.cookie}: ${statusCode}`)
      }
    }
  }
})
