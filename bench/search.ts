// Cost of a search compared with bare node:http sending the same bytes and with PostgreSQL; memory, and ten
// times the hotels. Rounds alternate; medians and ranges of all rounds are reported.
import { parseArgs } from 'node:util'
import { type Figure, figureOf, isMet, jsonOf, lineOf, type Rounds } from './measuring/figures.ts'
import { askAll } from './measuring/http-load.ts'
import { startChild } from './search/child.ts'
import { measureCompressed, measureLoaded } from './search/compressed.ts'
import { prepareBenchDatabase } from './search/database.ts'
import {
  compareWithBare,
  compareWithSql,
  measureChanges,
  measureFlexible,
  measureGrowth,
  measureLoading,
} from './search/measure.ts'
import { type BenchQuery, freshQueries, pathOf, reusedQueries } from './search/queries.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { short: { type: 'boolean' }, only: { type: 'string' } },
})
const only = values.only?.split(',')
const wants = (part: string) => !only || only.includes(part)
const sizes = values.short
  ? { warm: 2_000, rounds: 5, round: 300, sql: 20, cities: 60, changes: 100 }
  : { warm: 10_000, rounds: 11, round: 500, sql: 40, cities: 200, changes: 1_000 }

const database = await prepareBenchDatabase()
const { places, today } = database
/** Everything fits in memory, so that searching is measured without loading, which has its own figures. */
const env = {
  DATABASE_URL: database.url,
  SEARCH_MEMORY_MB: '4096',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
}
const startServer = (...execArgv: string[]) => startChild('server-process.ts', { env, execArgv })
const figures: Figure[] = []
const found = (some: readonly Rounds[]) => {
  for (const figure of some.map(figureOf)) {
    console.log(lineOf(figure))
    figures.push(figure)
  }
}

if (wants('answers')) await compareAnswers()
if (wants('flexible')) await compareFlexible()
if (wants('loading')) {
  const server = await startServer('--expose-gc')
  found(await measureLoading(server, database, sizes.cities))
  await server.end()
}
if (wants('changes')) {
  const server = await startServer()
  found(await measureChanges(server, database, sizes.changes))
  await server.end()
}
if (wants('growth')) found(await measureGrowth(startServer, database, sizes.rounds))

await database.close()
console.log(jsonOf(figures))
process.exit(figures.every(isMet) ? 0 : 1)

/** Each kind of query is warmed up before it is measured. */
async function compareAnswers() {
  const ours = await startServer()
  const bare = await startChild('bare-process.ts')
  const { warm, rounds, round } = sizes
  const inRounds = (queries: readonly BenchQuery[], size = round) =>
    Array.from({ length: rounds }, (_, at) => queries.slice(at * round, at * round + size))
  const pathsOf = (queries: readonly BenchQuery[]) =>
    inRounds(queries).map((some) => some.map((query) => pathOf(query)))
  const fresh = freshQueries(places, today, warm + 3 * rounds * round)
  const reused = reusedQueries(places, today, warm + rounds * round, 200)

  console.error('warming: every place, then other searches')
  const everywhere = new Map([...fresh, ...reused].map((query) => [query.kw, pathOf(query)]))
  await askAll(ours.port, [...everywhere.values()], { connections: 2 })
  const more = fresh.splice(rounds * round, 2 * rounds * round)
  await askAll(
    ours.port,
    fresh.slice(rounds * round).map((query) => pathOf(query)),
  )
  const afresh = await compareWithBare({ ours, bare }, 'priced afresh', pathsOf(fresh), 0.065)
  found(afresh.figures)
  found(await measureCompressed({ ours, bare }, pathsOf(more)))
  found(await measureLoaded(ours, pathsOf(more.slice(rounds * round))))
  found(await compareWithSql(database, inRounds(fresh, sizes.sql), afresh.perCpuSecond))
  await askAll(
    ours.port,
    reused.slice(rounds * round).map((query) => pathOf(query)),
  )
  found((await compareWithBare({ ours, bare }, 'a priced place', pathsOf(reused), 0.13)).figures)
  const cached = pathsOf(reused).map((paths) => [...paths.slice(0, 50), ...paths.slice(0, 50)])
  await askAll(ours.port, cached.flat())
  const again = cached.map((paths) => Array.from({ length: 10 }, () => paths).flat())
  found((await compareWithBare({ ours, bare }, 'the same question again', again, 0.55)).figures)
  await bare.end()
  await ours.end()
}

async function compareFlexible() {
  const server = await startServer()
  const { warm, rounds, round } = sizes
  const queries = freshQueries(places, today, warm + 2 * rounds * round)
  const everywhere = new Map(queries.map((query) => [query.kw, pathOf(query)]))
  await askAll(server.port, [...everywhere.values()], { connections: 2 })
  const plain = (some: readonly BenchQuery[]) => some.map((query) => pathOf(query))
  const flexible = (some: readonly BenchQuery[]) => some.map((query) => pathOf({ ...query, flex: 3 }))
  const warming = queries.splice(0, warm)
  await askAll(server.port, [...plain(warming), ...flexible(warming.slice(0, warm / 4))])
  const asked = Array.from({ length: rounds }, () => ({
    plain: plain(queries.splice(0, round)),
    flexible: flexible(queries.splice(0, round)),
  }))
  found(await measureFlexible(server, asked))
  await server.end()
}
