import type { HotelPage } from '#contract/search.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '#server/db/database.ts'
import type { Place } from '#server/places/place.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import type { Rounds } from '../measuring/figures.ts'
import { type Answered, askAll, openLine } from '../measuring/http-load.ts'
import type { Child } from './child.ts'
import { type BenchQuery, freshQueries, pathOf } from './queries.ts'
import { countRooms, findSmall, listBySql, openSql, restore, setFree } from './store.ts'

export type BenchDatabase = { db: Db; places: PlaceIndex; today: PlainDate; url: string }

type Cpu = { cpu: NodeJS.CpuUsage }
export const cpuSeconds = async (child: Child, message: object = {}) => {
  const { cpu } = await child.ask<Cpu>(message)
  return (cpu.user + cpu.system) / 1e6
}

type OnAnswer = (path: string, answer: Answered) => void

/** Requests per CPU second. */
async function timed(child: Child, paths: readonly string[], onAnswer: OnAnswer = () => {}) {
  const before = await cpuSeconds(child)
  await askAll(child.port, paths, { onAnswer })
  return { perCpuSecond: paths.length / ((await cpuSeconds(child)) - before) }
}

/** Each round queries our server, then the bare server for the same bytes; no round is omitted. */
export async function compareWithBare(
  { ours, bare }: { ours: Child; bare: Child },
  name: string,
  rounds: readonly (readonly string[])[],
  atLeast: number,
): Promise<{ figures: Rounds[]; perCpuSecond: number[] }> {
  const [ratios, own, floor]: number[][] = [[], [], []]
  for (const [at, paths] of rounds.entries()) {
    const answers = new Map<string, Answered>()
    const mine = await timed(ours, paths, (path, answer) => answers.set(path, answer))
    await bare.ask({ answers: [...answers] })
    const theirs = await timed(bare, [...paths, ...paths])
    own!.push(mine.perCpuSecond)
    floor!.push(theirs.perCpuSecond)
    ratios!.push(mine.perCpuSecond / theirs.perCpuSecond)
    console.error(`${name}: round ${at + 1} of ${rounds.length}`)
  }
  const figures = [
    { name: `${name}: of bare node:http, by the CPU second`, values: ratios!, unit: '×', bound: { atLeast } },
    { name: `${name}: requests a CPU second`, values: own!, unit: '/s' },
    { name: `${name}: bare, requests a CPU second`, values: floor!, unit: '/s' },
  ]
  return { figures, perCpuSecond: own! }
}

/** PostgreSQL on the same rounds: its CPU time alone, without a server in front. */
export async function compareWithSql(
  { url, places }: BenchDatabase,
  rounds: readonly (readonly BenchQuery[])[],
  ours: readonly number[],
): Promise<Rounds[]> {
  const { db, cpuSeconds } = await openSql(url)
  const values: number[] = []
  for (const queries of rounds) {
    const before = cpuSeconds()
    for (const query of queries) await listBySql(db, query, places.bySlug.get(query.kw!)!)
    values.push(queries.length / (cpuSeconds() - before))
    console.error(`SQL: round ${values.length} of ${rounds.length}`)
  }
  await db.end()
  const ratios = values.map((value, at) => ours[at]! / value)
  return [
    { name: 'PostgreSQL: requests a CPU second', values, unit: '/s' },
    { name: 'ours of PostgreSQL, by the CPU second', values: ratios, unit: '×', bound: { atLeast: 20 } },
  ]
}

/**
 * Changes stock here and polls the list of another process over HTTP, from the commit until the change is
 * visible.
 */
export async function measureChanges(
  server: Child,
  { db, today }: BenchDatabase,
  changes: number,
): Promise<Rounds[]> {
  const hotel = await findSmall(db)
  const night = addDays(today, 25)
  const path = pathOf({ kw: hotel.slug, s_d: night, e_d: addDays(night, 1) })
  const line = await openLine(server.port)
  const leftOf = async () => {
    const { data } = JSON.parse((await line.ask(path)).body.toString()) as { data: HotelPage }
    return data.list.find(({ id }) => id === hotel.hotelId)?.offer?.left
  }
  await leftOf()
  const values: number[] = []
  for (let n = 0; n < changes; n++) {
    const free = 1 + (n % 5)
    const committed = await setFree(db, hotel, night, free)
    while ((await leftOf()) !== free)
      if (performance.now() - committed > 5_000) throw new Error(`a change was not seen: ${path}`)
    values.push(performance.now() - committed)
  }
  line.end()
  await restore(db, hotel, night)
  const within = values.filter((time) => time <= 100).length
  return [
    { name: 'a change in another process is seen', values, unit: 'ms' },
    {
      name: `of ${changes} changes seen within 100 ms`,
      values: [within],
      unit: '',
      bound: { atLeast: changes },
    },
  ]
}

/** Searches by the same kinds of question, with fixed dates and three days around them; prices are never reused. */
export async function measureFlexible(
  server: Child,
  rounds: readonly { readonly plain: readonly string[]; readonly flexible: readonly string[] }[],
): Promise<Rounds[]> {
  const [fixed, moved]: [number[], number[]] = [[], []]
  for (const [at, { plain, flexible }] of rounds.entries()) {
    fixed.push(1e6 / (await timed(server, plain)).perCpuSecond)
    moved.push(1e6 / (await timed(server, flexible)).perCpuSecond)
    console.error(`flexible dates: round ${at + 1} of ${rounds.length}`)
  }
  const values = moved.map((micros, at) => micros / fixed[at]!)
  return [
    { name: 'a search with fixed dates, CPU', values: fixed, unit: 'µs' },
    { name: 'the same with three days around them, CPU', values: moved, unit: 'µs' },
    { name: 'three days around, of fixed dates', values, unit: '×', bound: { atMost: 4 } },
  ]
}

const perNight = Int32Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT

/** A cold server loads cities: latency of the first request, and memory. */
export async function measureLoading(
  server: Child,
  { db, places, today }: BenchDatabase,
  count: number,
): Promise<Rounds[]> {
  const cities = citiesOf(places)
  const stay = { s_d: addDays(today, 30), e_d: addDays(today, 32), page_size: 1 }
  const firstAsk = async (slug: string) => (await askAll(server.port, [pathOf({ kw: slug, ...stay })]))[0]!
  for (const { slug } of cities.slice(-20)) await firstAsk(slug)
  const memory = async () => {
    const { heapUsed, external } = await server.ask<NodeJS.MemoryUsage>({ memory: true })
    return heapUsed + external
  }
  const before = await memory()
  await server.ask({ delay: true })
  const held = cities.slice(0, count)
  const values: number[] = []
  for (const { slug } of held) values.push(await firstAsk(slug))
  const { longestMs } = await server.ask<{ longestMs: number }>({ delay: true })
  const taken = (await memory()) - before
  const rooms = await countRooms(
    db,
    held.map(({ id }) => id),
  )
  const packed = rooms * (MAX_DAYS_AHEAD + MAX_NIGHTS) * perNight
  return [
    { name: `the first search of ${count} cities, the largest first`, values, unit: 'ms' },
    { name: 'longest turn of the event loop meanwhile', values: [longestMs], unit: 'ms' },
    { name: `memory of ${count} cities`, values: [taken / 2 ** 20], unit: 'MB' },
    { name: 'memory, of the packed minimum', values: [taken / packed], unit: '×', bound: { atMost: 1.5 } },
  ]
}

/** One server holds the queried cities, another ten times as many hotels; they are queried alternately. */
export async function measureGrowth(
  start: () => Promise<Child>,
  { places, today }: BenchDatabase,
  rounds: number,
): Promise<Rounds[]> {
  const cities = citiesOf(places)
  const all = cities.reduce((sum, { hotels }) => sum + hotels, 0)
  // Every tenth by size, so neither the largest nor the smallest.
  const asked = cities.filter((_, at) => at % 10 === 5)
  const held = asked.reduce((sum, place) => sum + place.hotels, 0)
  const [small, large] = [await start(), await start()]
  const byId = new Map(asked.map((place) => [place.id, place]))
  const queries = freshQueries({ ...places, byId }, today, (rounds + 2) * 300).map((query) => pathOf(query))
  const stay = { s_d: addDays(today, 30), e_d: addDays(today, 31) }
  const load = (child: Child, some: readonly Place[]) => {
    const paths = some.map(({ slug }) => pathOf({ kw: slug, ...stay }))
    return askAll(child.port, paths, { connections: 2 })
  }
  await load(small, asked)
  await load(large, cities)
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + 2; round++) {
    const paths = queries.slice(round * 300, (round + 1) * 300)
    const [a, b] = [await timed(small, paths), await timed(large, paths)]
    // The first two rounds warm up both.
    if (round < 2) continue
    few.push(1e6 / a.perCpuSecond)
    many.push(1e6 / b.perCpuSecond)
  }
  await small.end()
  await large.end()
  const values = many.map((micros, at) => micros / few[at]!)
  return [
    { name: `a search where ${held} hotels are held, CPU`, values: few, unit: 'µs' },
    { name: `the same where ${all} are held, CPU`, values: many, unit: 'µs' },
    { name: 'ten times the hotels', values, unit: '×', bound: { atMost: 1.15 } },
  ]
}

const citiesOf = ({ byId }: PlaceIndex): Place[] =>
  [...byId.values()]
    .filter(({ kind, hotels }) => kind === 'city' && hotels > 0)
    .sort((a, b) => b.hotels - a.hotels || a.id - b.id)
