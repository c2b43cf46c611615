import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '#catalogue/hotels/random.ts'
import { HotelQuery } from '#contract/search.ts'
import { answerOf } from '#test/reference/answers.ts'
import { makeCatalogue } from '#test/reference/catalogue.ts'
import { engineOf } from '#test/reference/engine.ts'
import { hotelsFrom } from '#test/reference/hotel.ts'
import { queryMaker } from '#test/reference/random-queries.ts'
import { readRows } from '#test/reference/rows-store.ts'
import { testApp } from '#test/support/app.ts'
import { openRates } from '../hotels/exchange-rates.ts'
import type { Outcome } from '../http/dispatch.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const today = '2026-11-15'
const queries = 2_000

const app = await testApp({ clock: () => now })
const { db, places } = app
const search = engineOf(app)
await makeCatalogue(db, now)
const world = {
  hotels: hotelsFrom(await readRows(db)),
  places: await places(),
  rates: await openRates({ db, now: () => now })(),
  now,
}

test(`${queries} searches of every kind give what hotel by hotel gives`, async () => {
  const make = queryMaker({ places: world.places, today }, createRandom('reference', 1))
  for (let at = 0; at < queries; at++) {
    const asked = make()
    const query = HotelQuery.parse(asked)
    const locale = at % 2 === 0 ? 'en' : 'zh'
    const told = `${locale} ${JSON.stringify(asked)}`
    const expected = answerOf(world, query, locale)
    const [page, facets] = await Promise.all([
      search.listHotels(query, locale),
      search.countHotels(query, locale),
    ])
    if (typeof expected === 'string') {
      assert.deepEqual([whyNot(page), whyNot(facets)], [expected, expected], told)
      continue
    }
    assert.ok(page.ok && facets.ok, told)
    assert.deepEqual(page.value, expected.page, told)
    assert.deepEqual(facets.value, expected.facets, told)
  }
})

/** Not found, or the one field that is wrong. */
function whyNot(outcome: Outcome<unknown>): unknown {
  if (outcome.ok) return null
  const { refusal } = outcome
  if (typeof refusal === 'string') return refusal
  assert.equal(refusal.reason, 'invalid_input')
  return Object.keys(refusal.fields as object).join()
}
