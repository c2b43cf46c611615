import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HotelFacets, HotelPage } from '#contract/search.ts'
import { testApp } from '#test/support/app.ts'
import { fillCatalogue } from '../hotels/fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db, places } = await testApp({ clock: () => now })
await fillCatalogue(db, { hotels: 1_500, now })
await places()

async function call<Data>(path: string, query: string) {
  const answer = await http.inject({ url: `/api/hot/${path}?lang=en&${query}` })
  return answer.json<{ code: number; data: Data & { reason?: string; fields?: Record<string, string> } }>()
}
const list = (query: string) => call<HotelPage>('hlis', query)
const count = (query: string) => call<HotelFacets>('hlithd', query)
const shanghai = 'kw=asia-china-shanghai&s_d=2026-11-20&e_d=2026-11-22'

test('a city is listed with its cheapest offers, and counted alike', async () => {
  const [{ data: page }, { data: counted }] = await Promise.all([list(shanghai), count(shanghai)])
  assert.ok(page.total > 20)
  assert.equal(page.list.length, 20)
  assert.deepEqual([page.total, page.available], [counted.total, counted.available])
  assert.equal(page.place?.slug, 'asia-china-shanghai')
  assert.deepEqual(page.stay, { s_d: '2026-11-20', e_d: '2026-11-22', rooms: 1, adults: 2, ages: [] })
  assert.equal(
    counted.price.bars.reduce((sum, bar) => sum + bar),
    counted.available,
  )
})

test('a name made of signs alone is no hotel’s', async () => {
  const named = await list(`${shanghai}&name=${encodeURIComponent('🏨')}`)
  assert.deepEqual([named.code, named.data.total], [1, 0])
})

test('what is not a place, or a whole country, is not found', async () => {
  for (const kw of ['nowhere', 'asia-china', 'china']) {
    assert.equal((await list(`kw=${kw}&s_d=2026-11-20&e_d=2026-11-22`)).data.reason, 'not_found')
  }
})

test('a stay begins today at the earliest, by the clock of the place, and 540 days ahead at the latest', async () => {
  const fields = async (kw: string, s_d: string, e_d: string) =>
    (await list(`kw=${kw}&s_d=${s_d}&e_d=${e_d}`)).data.fields
  assert.deepEqual(await fields('asia-china-shanghai', '2026-11-14', '2026-11-16'), {
    s_d: 'The stay cannot start before today',
  })
  assert.equal(await fields('asia-china-shanghai', '2026-11-15', '2026-11-16'), undefined)
  assert.equal(await fields('asia-china-shanghai', '2028-05-08', '2028-05-10'), undefined)
  assert.deepEqual(await fields('asia-china-shanghai', '2028-05-09', '2028-05-10'), {
    s_d: 'Stays can be booked up to 540 days ahead',
  })
})
