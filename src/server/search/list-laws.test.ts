import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HotelCard, HotelPage, HotelQuery, HotelSort } from '#contract/search.ts'
import { boards } from '#domain/stay/board.ts'
import { openReference } from '#test/reference/open-reference.ts'

// Invariants of every list, checked between responses of the engine alone.

const { engine, asker } = await openReference()

async function listOf(query: HotelQuery): Promise<HotelPage> {
  const answer = await engine.listHotels(query, 'en')
  assert.ok(answer.ok)
  return answer.value
}

/** Searches with results. */
async function found(seed: string, count: number): Promise<{ query: HotelQuery; total: number }[]> {
  const ask = asker(seed)
  const kept: { query: HotelQuery; total: number }[] = []
  while (kept.length < count) {
    const query = { ...ask(), page: 1, page_size: 50 }
    const answer = await engine.listHotels(query, 'en')
    if (answer.ok && answer.value.total > 1) kept.push({ query, total: answer.value.total })
  }
  return kept
}

async function allPages(query: HotelQuery, page_size: number): Promise<HotelCard[]> {
  const { total } = await listOf(query)
  const pages = Array.from({ length: Math.ceil(total / page_size) }, (_, at) =>
    listOf({ ...query, page: at + 1, page_size }),
  )
  return (await Promise.all(pages)).flatMap(({ list }) => list)
}

const choices: Readonly<Record<string, (value: string) => Partial<HotelQuery>>> = {
  stars: (value) => ({ stars: [Number(value)] }),
  score: (value) => ({ score: Number(value) }),
  amenities: (value) => ({ amenities: [value] }),
  board: (value) => ({ board: boards.filter((board) => board === value) }),
  district: (value) => ({ district: [value] }),
  beds: (value) => ({ beds: [value] }),
  free_cancel: () => ({ free_cancel: true }),
  pay_later: () => ({ pay_later: true }),
}

test('every count of every facet is the total that choosing it gives, in 50 searches', async () => {
  let counted = 0
  for (const { query } of await found('facets', 50)) {
    const answer = await engine.countHotels(query, 'en')
    assert.ok(answer.ok)
    for (const [facet, counts] of Object.entries(answer.value.facets)) {
      for (const [value, count] of Object.entries(counts)) {
        const { total } = await listOf({ ...query, ...choices[facet]!(value), page_size: 1 })
        assert.equal(count, total, `${facet} ${value} of ${JSON.stringify(query)}`)
        counted += 1
      }
    }
  }
  assert.ok(counted > 1_000)
})

test('pages are disjoint and complete, and the whole is the same for any page size', async () => {
  for (const { query, total } of await found('pages', 25)) {
    const [small, large] = [await allPages(query, 7), await allPages(query, 50)]
    assert.equal(new Set(small.map(({ id }) => id)).size, total)
    assert.deepEqual(
      small.map(({ id }) => id),
      large.map(({ id }) => id),
    )
    const { list } = await listOf({ ...query, page: Math.ceil(total / 7) + 1, page_size: 7 })
    assert.deepEqual(list, [])
  }
})

const keys: Readonly<Partial<Record<HotelSort, (card: HotelCard) => number>>> = {
  price: ({ offer }) => offer?.total.amount ?? 0,
  '-price': ({ offer }) => 0 - (offer?.total.amount ?? 0),
  score: ({ score }) => 0 - (score ?? -1),
  stars: ({ stars }) => 0 - stars,
  distance: ({ distance_m }) => distance_m ?? 0,
}

test('every sort is monotonic, and hotels that cannot be booked come last', async () => {
  for (const { query, total } of await found('sorts', 20)) {
    for (const sort of ['recommended', ...Object.keys(keys)] as HotelSort[]) {
      const cards = await allPages({ ...query, sort }, 50)
      const parts = [cards.filter(({ offer }) => offer), cards.filter(({ offer }) => !offer)]
      assert.equal(cards.length, total)
      assert.deepEqual(cards, parts.flat(), sort)
      const key = keys[sort]
      if (!key) continue
      for (const part of parts) {
        const values: number[] = part.map(key)
        assert.deepEqual(
          values,
          values.toSorted((a, b) => a - b),
          sort,
        )
      }
    }
  }
})

test('a hotel without an offer has a reason, and its nearest stay can be booked', async () => {
  let tried = 0
  for (const { query } of await found('nearest', 40)) {
    const plain = { ...query, price_min: undefined, price_max: undefined, board: [], beds: [] }
    const open = { ...plain, free_cancel: false, pay_later: false }
    for (const { id, offer, reason, nearest } of await allPages(open, 50)) {
      assert.equal(offer === null, reason !== null)
      if (!nearest) continue
      const moved = await allPages({ ...open, ...nearest }, 50)
      assert.ok(
        moved.find((card) => card.id === id)?.offer,
        `${id} ${JSON.stringify({ ...open, ...nearest })}`,
      )
      tried += 1
      if (tried % 5 === 0) break
    }
  }
  assert.ok(tried > 10)
})
