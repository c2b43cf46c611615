import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type HotelPage, HotelQuery } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { answerOf, filledIn } from '#test/reference/answers.ts'
import { type Engine, engineOverHttp } from '#test/reference/engine.ts'
import { openReference } from '#test/reference/open-reference.ts'
import { bounded, edgeQueries } from '#test/reference/random-queries.ts'

const queries = 2_000
const { app, engine, today, readWorld, asker } = await openReference()
const overHttp = engineOverHttp(app)
const context = await readWorld()

async function compare(engine: Engine, query: HotelQuery, locale: Locale): Promise<HotelPage | null> {
  const told = `${locale} ${JSON.stringify(query)}`
  const expected = answerOf(context, query, locale)
  const [page, facets] = await Promise.all([
    engine.listHotels(query, locale),
    engine.countHotels(query, locale),
  ])
  if (typeof expected === 'string') {
    assert.deepEqual([page, facets], [refuse(expected), refuse(expected)], told)
    return null
  }
  assert.ok(page.ok && facets.ok, told)
  assert.deepEqual(filledIn(page.value, expected.page), expected.page, told)
  assert.deepEqual(facets.value, expected.facets, told)
  return page.value
}

test(`${queries} searches of every kind equal the reference computed hotel by hotel`, async () => {
  const ask = asker('every kind')
  const random = createRandom('reference', 'bounds')
  for (let at = 0; at < queries; at += 1) {
    const query = ask()
    const locale = at % 2 === 0 ? 'en' : 'zh'
    const page = await compare(at % 5 === 0 ? overHttp : engine, query, locale)
    const again = page && at % 10 === 0 ? bounded(query, page, random) : null
    if (again) await compare(engine, again, locale)
  }
})

test('the first and the last day are those of the place, or of any one of several', async () => {
  for (const edge of edgeQueries(today)) await compare(engine, HotelQuery.parse(edge), 'en')
})
