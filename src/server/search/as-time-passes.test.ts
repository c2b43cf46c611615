import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '#demo/random.ts'
import { answerOf, filledIn } from '#test/reference/answers.ts'
import { engineOverHttp } from '#test/reference/engine.ts'
import { openReference } from '#test/reference/open-reference.ts'

const minute = 60_000
const steps = [1, 20, 90, 6 * 60, 17 * 60, 24 * 60, 5 * 24 * 60]
const rounds = 16
const queries = 20

const { app, clock, readWorld, asker } = await openReference()
const engine = engineOverHttp(app)

test('cached results expire on time: deadlines pass and days end in each time zone', async () => {
  const context = await readWorld()
  const ask = asker('time')
  const asked = Array.from({ length: queries }, () => ({ ...ask(), page: 1, page_size: 50 }))
  const random = createRandom('time')
  for (let round = 0; round < rounds; round++) {
    for (const query of asked) {
      const told = `${new Date(clock.now).toISOString()} ${JSON.stringify(query)}`
      const expected = answerOf({ ...context, now: clock.now }, query, 'en')
      const [page, facets] = [await engine.listHotels(query, 'en'), await engine.countHotels(query, 'en')]
      if (typeof expected === 'string') {
        assert.ok(!page.ok && page.refusal === expected, told)
        continue
      }
      assert.ok(page.ok && facets.ok, told)
      assert.deepEqual(filledIn(page.value, expected.page), expected.page, told)
      assert.deepEqual(facets.value, expected.facets, told)
    }
    clock.now += random.pick(steps) * minute
  }
})
