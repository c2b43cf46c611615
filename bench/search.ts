// What searching costs: our server beside a bare one that returns the same bytes and beside PostgreSQL answering by SQL,
// latency under load, memory, loading, freshness and growth. `--short` takes a minute or two, `--only fresh,cold` some
// parts, `--profile DIR` writes CPU profiles of the server.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startChild } from './search/child.ts'
import { measureCold } from './search/cold.ts'
import { type Figure, isMet, jsonOf, lineOf } from './search/figures.ts'
import { measureFreshness } from './search/freshness.ts'
import { measureGrowth } from './search/growth.ts'
import { askOnce, closedLoop } from './search/http-load.ts'
import { measureLatency, searchesFor } from './search/latency.ts'
import { type BenchQuery, freshQueries, pathOf, repeatedQueries, reusedQueries } from './search/queries.ts'
import { measureSql, sqlFigures } from './search/sql.ts'
import { compareThroughput, perCpuSecond, throughputFigures } from './search/throughput.ts'
import { measureTypeahead } from './search/typeahead.ts'
import { openBenchWorld } from './search/world.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { short: { type: 'boolean' }, only: { type: 'string' }, profile: { type: 'string' } },
})
const only = values.only?.split(',')
const wants = (part: string) => !only || only.includes(part)
const sizes = values.short
  ? { list: 2_000, sql: 60, rounds: 5, cities: 60, changes: 100, texts: 1_000, hotels: 5_000 }
  : { list: 10_000, sql: 400, rounds: 20, cities: 400, changes: 1_000, texts: 4_000, hotels: 50_000 }

const progress = (what: string, of: number) => (done: number) => console.error(`${what}: ${done} of ${of}`)
const figures: Figure[] = []
const pageSize = 50
const bareAnswer = ['/', { head: ['content-length', '40000'], body: Buffer.alloc(40_000) }] as const
type Mode = {
  before: readonly BenchQuery[]
  queries: readonly BenchQuery[]
  atLeast?: number
  endpoint?: string
}
const found = (some: readonly Figure[]) => {
  for (const figure of some) console.log(lineOf(figure))
  figures.push(...some)
}

const world = await openBenchWorld()
const { db, places, today, url } = world
/** Everything fits, so that what is measured is searching and not loading, which has figures of its own. */
const env = { DATABASE_URL: url, SEARCH_MEMORY_MB: '4096', LOG_LEVEL: 'silent', NODE_ENV: 'production' }
const fresh = freshQueries(places, today, sizes.list)

// The first on a machine strips TypeScript of its types, and those after it read what that left: see `scripts/run.js`.
const first = await startChild('server-process.ts', { env })
await first.end()

if (['fresh', 'reused', 'repeated', 'facets', 'latency'].some(wants)) await answering()
if (wants('cold')) {
  const server = await startChild('server-process.ts', { env, execArgv: ['--expose-gc'] })
  found(
    await measureCold(
      server,
      { db, places, today, cities: sizes.cities },
      progress('cold cities', sizes.cities),
    ),
  )
  await server.end()
}
if (wants('changes')) {
  const server = await startChild('server-process.ts', { env })
  const { changes } = sizes
  found(await measureFreshness(server, { db, today, changes }, progress('changes', changes)))
  await server.end()
}
if (wants('typeahead')) found(await measureTypeahead(db, places, sizes.texts))
if (wants('growth')) found(await measureGrowth(url, sizes.hotels, today))

await world.close()
console.log(jsonOf(figures))
process.exit(figures.every(isMet) ? 0 : 1)

/** Every page of a list. */
async function askForAll(port: number, query: BenchQuery) {
  const page = (number: number) => pathOf({ ...query, page: number, page_size: pageSize })
  const { data } = JSON.parse(Buffer.from(await askOnce(port, page(1))).toString()) as {
    data: { total: number }
  }
  const pages = Math.ceil(data.total / pageSize)
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page(at + 2))
  if (rest.length > 0) await closedLoop(port, rest, { connections: 4 })
}

/** Requests a second and a CPU second, and how long they take under load. */
async function answering() {
  const ours = await startChild('server-process.ts', { env })
  const twin = await startChild('server-process.ts', { env })
  const bare = await startChild('bare-process.ts')
  const { list } = sizes
  // No search comes twice: what is kept would be answered sooner.
  const lateOnes = wants('latency') ? searchesFor(sizes.rounds) : 0
  const all = freshQueries(places, today, list * 7 + lateOnes)
  const late = all.slice(list * 7)
  const repeated = repeatedQueries(fresh.slice(0, 200), list)
  const looks = reusedQueries(places, today, list * 4, 200)
  const counts = reusedQueries(places, today, list * 0.3, 200)
  // Each kind is asked for a while before it is measured, by others of its kind: as of a server that has been running.
  const modes: Record<string, Mode> = {
    fresh: { before: all.slice(list, list * 7), queries: fresh, atLeast: 0.1 },
    reused: { before: looks.slice(list), queries: looks.slice(0, list), atLeast: 0.3 },
    repeated: { before: [...repeated, ...repeated], queries: repeated, atLeast: 0.85 },
    facets: { before: counts.slice(list * 0.2), queries: counts.slice(0, list * 0.2), endpoint: 'hlithd' },
  }
  console.error('warming: every hotel of every place of the list')
  const everyPlace = new Map(
    [...Object.values(modes).flatMap(({ queries }) => queries), ...late].map((query) => [query.kw, query]),
  )
  for (const { kw, s_d, e_d } of everyPlace.values()) await askForAll(ours.port, { kw, s_d, e_d })
  await bare.ask({ answers: [bareAnswer] })
  await closedLoop(bare.port, new Array<string>(list * 2).fill(bareAnswer[0]), { connections: 16 })

  for (const [name, { before, queries, atLeast, endpoint }] of Object.entries(modes)) {
    if (!wants(name) && !(name === 'fresh' && wants('latency'))) continue
    console.error(`warming: ${name}, others`)
    const earlier = before.map((query) => pathOf(query, endpoint))
    await closedLoop(ours.port, earlier, { connections: 16 })
    if (!wants(name)) continue
    const paths = queries.map((query) => pathOf(query, endpoint))
    if (values.profile) await ours.ask({ profile: null })
    const isQuick = name === 'repeated'
    const measured = await compareThroughput(
      { ours, bare, twin },
      { paths, others: earlier },
      {
        isQuick,
        progress: progress(name, paths.length),
      },
    )
    if (values.profile) await ours.ask({ profile: join(values.profile, `${name}.cpuprofile`) })
    found(throughputFigures(name, measured, atLeast ?? null))
    if (name !== 'fresh' || !wants('sql')) continue
    const sql = await measureSql(url, places, queries.slice(0, sizes.sql), progress('SQL', sizes.sql))
    found(sqlFigures(sql, perCpuSecond(measured.ours)))
  }
  if (wants('latency')) {
    const paths = late.map((query) => pathOf(query))
    await bare.ask({ answers: [bareAnswer] })
    const [barePath] = bareAnswer
    found(await measureLatency({ ours, bare }, paths, { rounds: sizes.rounds, barePath }))
  }
  await bare.end()
  await twin.end()
  await ours.end()
}
