import { encodeForm } from '#contract/encode.ts'
import type { HotelQuery } from '#contract/search.ts'
import { createRandom, type Random } from '#demo/random.ts'
import { boards } from '#domain/stay/board.ts'
import type { Party } from '#domain/stay/party.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Place } from '#server/places/place.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'

/** Typical guest queries: a place, dates, a party, and sometimes filters. */
export type BenchQuery = Partial<HotelQuery> & Pick<HotelQuery, 'kw' | 's_d' | 'e_d'>
type Where = Pick<HotelQuery, 'kw'>
type Stay = Where & Required<Pick<HotelQuery, 's_d' | 'e_d' | 'rooms' | 'adults' | 'ages'>>

const parties: readonly (readonly [Party, number])[] = [
  [{ rooms: 1, adults: 2, ages: [] }, 62],
  [{ rooms: 1, adults: 1, ages: [] }, 20],
  [{ rooms: 1, adults: 2, ages: [7] }, 8],
  [{ rooms: 2, adults: 4, ages: [] }, 6],
  [{ rooms: 2, adults: 3, ages: [4, 11] }, 4],
]

export const pathOf = (query: BenchQuery, endpoint = 'hlis') =>
  `/api/hot/${endpoint}?${encodeForm({ ...query, lang: 'en' })}`

/** Distinct stays, so that no price is cached; places are weighted by popularity. */
export function freshQueries(index: PlaceIndex, today: PlainDate, count: number): BenchQuery[] {
  const random = createRandom('bench', 'fresh')
  const place = placeMaker(index, random)
  return different(count, () => stayOf(place(), today, random)).map((stay) => ({
    ...stay,
    ...choices(random),
  }))
}

/** A few hundred repeated stays, each time with another filter, sort or page. */
export function reusedQueries(
  index: PlaceIndex,
  today: PlainDate,
  count: number,
  stays: number,
): BenchQuery[] {
  const random = createRandom('bench', 'reused', count)
  const place = placeMaker(index, random)
  const known = Array.from({ length: stays }, () => stayOf(place(), today, random))
  return different(count, () => ({ ...random.pick(known), ...choices(random, 95) }))
}

function different<Query>(count: number, make: () => Query): Query[] {
  const found = new Map<string, Query>()
  while (found.size < count) {
    const query = make()
    found.set(JSON.stringify(query), query)
  }
  return [...found.values()]
}

function placeMaker({ byId }: PlaceIndex, random: Random): () => Where {
  const sold = [...byId.values()].filter(({ hotels, parent }) => hotels > 0 || (parent?.hotels ?? 0) > 20)
  const of = (...kinds: Place['kind'][]) =>
    sold.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => b.weight - a.weight || a.id - b.id)
  const kinds = [
    [of('city'), 82],
    [of('district'), 10],
    [of('airport', 'station', 'landmark'), 8],
  ] as const
  const draws = kinds
    .filter(([some]) => some.length > 0)
    .map(([some, often]) => [zipfOf(some, random), often] as const)
  return () => ({ kw: random.weighted(draws)().slug })
}

function stayOf(where: Where, today: PlainDate, random: Random): Stay {
  const soon = random.chance(75)
  const s_d = addDays(today, soon ? random.int(1, 60) : random.int(61, 330))
  const { ages, ...party } = random.weighted(parties)
  return {
    ...where,
    s_d,
    e_d: addDays(s_d, random.pick([1, 1, 2, 2, 3, 3, 4, 5, 7, 10])),
    ...party,
    ages: [...ages],
  }
}

/** Every second search has a filter, a sort or a page. */
function choices(random: Random, percent = 50): Partial<HotelQuery> {
  if (!random.chance(percent)) return {}
  const chosen = <Part extends Partial<HotelQuery>>(often: number, part: () => Part) =>
    random.chance(often) ? part() : {}
  return {
    ...chosen(35, () => ({
      sort: random.pick(['price', 'price', 'score', 'stars', '-price', 'distance'] as const),
    })),
    ...chosen(20, () => ({ stars: random.pick([[3], [4], [5], [4, 5]]) })),
    ...chosen(15, () => ({ score: random.pick([7, 8, 9]) })),
    ...chosen(15, () => ({ price_max: random.pick([30_000, 60_000, 120_000, 300_000]) })),
    ...chosen(15, () => ({ amenities: [random.pick(['wifi', 'pool', 'parking', 'gym', 'spa'])] })),
    ...chosen(10, () => ({ board: [random.pick(boards)] })),
    ...chosen(12, () => ({ free_cancel: true })),
    ...chosen(8, () => ({ pay_later: true })),
    ...chosen(25, () => ({ page: random.int(2, 4) })),
  }
}

const fine = 1_000_000_000

/** Zipf's law: the first is drawn twice as often as the second, three times as often as the third. */
function zipfOf<Item>(items: readonly Item[], random: Random): () => Item {
  let sum = 0
  const upTo = items.map((_, at) => (sum += 1 / (at + 1)))
  return () => {
    const wanted = (random.int(0, fine) / fine) * sum
    return items[upTo.findIndex((reached) => reached >= wanted)] ?? items.at(-1)!
  }
}
