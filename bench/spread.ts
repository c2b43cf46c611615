// Searches of three processes behind nginx, which sends a place always to the same process, or any to any. Prints the cities
// and memory of each process, the share of cities that had to be loaded, and CPU per search. Then one process ends: only
// its cities are loaded again. Needs nginx. `--searches N` per part, `--memory MB` for the cities of a process.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { rounded } from './measuring/figures.ts'
import { askAll } from './measuring/http-load.ts'
import { type Child, startChild } from './search/child.ts'
import { prepareBenchDatabase } from './search/database.ts'
import { cpuSeconds } from './search/measure.ts'
import { freshQueries, pathOf } from './search/queries.ts'
import { startNginx } from './spread/nginx.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { searches: { type: 'string', default: '4000' }, memory: { type: 'string', default: '32' } },
})
const searches = Number(values.searches)
const processes = 3

if (spawnSync('nginx', ['-v']).error) {
  console.error('nginx is not installed.')
  process.exit(2)
}
const database = await prepareBenchDatabase()
/** Behind a proxy the metrics need it. */
const token = 'spread-metrics-token'
const env = {
  METRICS_TOKEN: token,
  DATABASE_URL: database.url,
  SEARCH_MEMORY_MB: values.memory,
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  LIMITS_SCALE: '100000',
}
const queries = freshQueries(database.places, database.today, 6 * searches).map((query) => pathOf(query))

/** The value of a metric of one process, summed over its labels that match. */
async function metric({ port }: Child, name: RegExp): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  if (!answer.ok) throw new Error(`the metrics answered ${answer.status}`)
  const text = await answer.text()
  const lines = text.split('\n').filter((line) => name.test(line))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
const loads = (child: Child) => metric(child, /^lodestar_search_shards_total\{result="load"\}/)
const hits = (child: Child) => metric(child, /^lodestar_search_shards_total\{result="hit"\}/)
const cities = (child: Child) => metric(child, /^lodestar_search_cities\b/)
const megabytes = async (child: Child) => (await metric(child, /^lodestar_search_memory_bytes\b/)) / 1e6
const total = async (children: readonly Child[], of: (child: Child) => Promise<number>) =>
  (await Promise.all(children.map(of))).reduce((sum, value) => sum + value, 0)

type Part = { hit_rate: number; cpu_ms: number; per_second: number }

async function search(children: readonly Child[], port: number, paths: readonly string[]): Promise<Part> {
  const counts = async () => [await total(children, hits), await total(children, loads)] as const
  const [hitsBefore, loadsBefore] = await counts()
  const cpuBefore = await total(children, cpuSeconds)
  const began = performance.now()
  await askAll(port, paths, { connections: 12 })
  const seconds = (performance.now() - began) / 1000
  const cpu = (await total(children, cpuSeconds)) - cpuBefore
  const [hitsAfter, loadsAfter] = await counts()
  const [hit, load] = [hitsAfter - hitsBefore, loadsAfter - loadsBefore]
  return {
    hit_rate: rounded(hit / (hit + load)),
    cpu_ms: rounded((cpu * 1000) / paths.length),
    per_second: rounded(paths.length / seconds),
  }
}

/** Fresh processes for each way; they are filled by as many searches as are then measured. */
async function measure(way: 'byPlace' | 'anywhere', at: number) {
  const children = await Promise.all(
    Array.from({ length: processes }, () => startChild('server-process.ts', { env })),
  )
  const nginx = await startNginx(children.map(({ port }) => port))
  const [warm, measured, after] = [0, 1, 2].map((n) =>
    queries.slice((at + n) * searches, (at + n + 1) * searches),
  ) as [string[], string[], string[]]
  await askAll(nginx[way], warm, { connections: 12 })
  const part = await search(children, nginx[way], measured)
  const held = {
    cities: await Promise.all(children.map(cities)),
    megabytes: (await Promise.all(children.map(megabytes))).map(rounded),
  }
  console.log(JSON.stringify({ way, ...part, ...held }))
  const lost = children.pop()!
  await lost.end()
  const without = await search(children, nginx[way], after)
  console.log(JSON.stringify({ way, after: 'one process ended', ...without }))
  await nginx.stop()
  await Promise.all(children.map(({ end }) => end()))
  return { ...part, ...held, after_loss: without }
}

const byPlace = await measure('byPlace', 0)
const anywhere = await measure('anywhere', 3)
await database.close()
const ok = byPlace.hit_rate > anywhere.hit_rate
console.log(JSON.stringify({ bench: 'spread', by_place: byPlace, anywhere, ok }))
process.exit(ok ? 0 : 1)
