import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { HotelQuery } from '#contract/search.ts'
import { createRandom } from '#demo/random.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { answerOf, filledIn } from '#test/reference/answers.ts'
import { changeSomething, makePlain, markHotel, readTargets } from '#test/reference/changes-store.ts'
import { engineOverHttp } from '#test/reference/engine.ts'
import { openReference } from '#test/reference/open-reference.ts'
import { createApp } from '../app.ts'
import { readSettings } from '../settings.ts'

const bursts = 10
const changes = 40
const queries = 20
const patience = 5_000

const { app, clock, today, readWorld, asker } = await openReference()
const { db } = app
/** Its own shards with too little memory for all of them, so that they are evicted. */
const cramped = await createApp({
  db,
  settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0', SEARCH_MEMORY_MB: '16' }),
  clock: () => clock.now,
})
after(() => cramped.http.close())
const engines = [engineOverHttp(app), engineOverHttp(cramped)]

test('after any burst of bookings and price changes, every process lists what the tables contain', async () => {
  const targets = await readTargets(db, today)
  const random = createRandom('changes')
  const ask = asker('while changing')
  for (let burst = 0; burst < bursts; burst++) {
    const writers = Array.from({ length: 4 }, async () => {
      for (let n = 0; n < changes / 4; n++) await changeSomething(db, targets, random)
    })
    const guests = engines.map(async (one) => {
      for (let n = 0; n < queries; n++) await one.listHotels(ask(), 'en')
    })
    await Promise.all([...writers, ...guests])
    const context = await readWorld()
    for (let at = 0; at < queries; at++) {
      const query = ask()
      const expected = answerOf(context, query, 'en')
      if (typeof expected === 'string') continue
      for (const one of engines) {
        await eventuallyEqual(async () => {
          const [page, facets] = [await one.listHotels(query, 'en'), await one.countHotels(query, 'en')]
          assert.ok(page.ok && facets.ok)
          return { page: filledIn(page.value, expected.page), facets: facets.value }
        }, expected)
      }
    }
  }
})

test('a reader never sees half of a transaction', async () => {
  const [hotel] = (await readWorld()).hotels.filter(({ rooms }) => rooms.length > 3)
  await makePlain(db, hotel!.id)
  const night = addDays(today, 20)
  const { lat, lon } = hotel!
  const query = HotelQuery.parse({
    near: { lat, lon, km: 0.1 },
    s_d: night,
    e_d: addDays(night, 1),
    page_size: 50,
  })
  await markHotel(db, hotel!.id, night, 1)
  let isWriting = true
  const writer = async () => {
    for (let n = 0; n < 150; n++) await markHotel(db, hotel!.id, night, 1 + (n % 5))
    isWriting = false
  }
  const seen = new Set<string>()
  const reader = async (one: (typeof engines)[number]) => {
    while (isWriting) {
      const page = await one.listHotels(query, 'en')
      assert.ok(page.ok)
      const offer = page.value.list.find(({ id }) => id === hotel!.id)?.offer
      seen.add(`${offer?.left} for ${offer?.total.amount}`)
      await wait(1)
    }
  }
  // Waits until each reader has applied the first change.
  for (const engine of engines)
    await eventuallyEqual(async () => {
      const page = await engine.listHotels(query, 'en')
      const offer = page.ok ? page.value.list.find(({ id }) => id === hotel!.id)?.offer : null
      return `${offer?.left} for ${offer?.total.amount}`
    }, '1 for 1000')
  await Promise.all([writer(), ...engines.map(reader)])
  const whole = new Set([1, 2, 3, 4, 5].map((mark) => `${mark} for ${mark * 1_000}`))
  assert.deepEqual(
    [...seen].filter((state) => !whole.has(state)),
    [],
  )
  assert.ok(seen.size > 1)
})

/** Changes take a moment to arrive; then both are equal. */
async function eventuallyEqual<Value>(found: () => Promise<Value>, expected: Value) {
  const until = performance.now() + patience
  for (;;) {
    const value = await found()
    try {
      return assert.deepEqual(value, expected)
    } catch (error) {
      if (performance.now() > until) throw error
      await wait(20)
    }
  }
}
