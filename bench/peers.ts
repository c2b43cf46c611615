// The list of twenty hotels as a page of ours, of Next and of React Router: CPU milliseconds a page, in alternating
// rounds. The peers get the answer of our search as a file and render only its cards. Ours is the whole page, once
// rendered for each request and once as it is served, from the cache. `--rounds N`, `--pages N` per round.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { quantile, rounded } from './measuring/figures.ts'
import { askAll } from './measuring/http-load.ts'
import { cpuOf, type Peer, servePage, versionIn } from './peers/peer.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: 'string', default: '7' }, pages: { type: 'string', default: '300' } },
})
const rounds = Number(values.rounds)
const pages = Number(values.pages)
const connections = 8
const place = 'asia-china-shanghai'

const site = fork(join(import.meta.dirname, 'peers/site-process.ts'), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const [{ port }] = (await once(site, 'message')) as [{ port: number }]
const arrival = addDays(dateIn('UTC', Date.now()), 30)
const stay = `s_d=${arrival}&e_d=${addDays(arrival, 2)}&adults=2&rooms=1`
const answer = await fetch(
  `http://127.0.0.1:${port}/api/hot/hlis?kw=${place}&${stay}&currency=CNY&page_size=20&lang=en`,
)
const { msg, data } = (await answer.json()) as { msg: string; data: { list?: unknown[] } }
if (data.list?.length !== 20) throw new Error(`our search answered: ${msg}`)
const next = await servePage('next', data)
const router = await servePage('react-router', data)

let asked = 0
const ours = { port, pid: site.pid! }
const subjects: (Peer & { path: () => string })[] = [
  { ...next, path: () => `/?n=${asked++}` },
  { ...router, path: () => `/?n=${asked++}` },
  { name: 'rendered', ...ours, path: () => `/hotel-search/${place}?${stay}&n=${asked++}` },
  { name: 'kept', ...ours, path: () => `/hotel-search/${place}?${stay}` },
]

/** CPU milliseconds of the server for a page. */
async function costOf({ port, pid, path }: (typeof subjects)[number], count: number): Promise<number> {
  const before = cpuOf(pid)
  await askAll(port, Array.from({ length: count }, path), { connections })
  return ((cpuOf(pid) - before) * 1_000) / count
}

/** Elements of the page, without its scripts. */
async function elementsOf({ port, path }: (typeof subjects)[number]): Promise<number> {
  const html = await (await fetch(`http://127.0.0.1:${port}${path()}`)).text()
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z]/gi)!.length
}

const elements: Record<string, number> = {}
for (const subject of subjects) {
  elements[subject.name] = await elementsOf(subject)
  await costOf(subject, pages)
}
const costs = new Map(subjects.map(({ name }) => [name, [] as number[]]))
for (let round = 0; round < rounds; round++) {
  for (const subject of subjects) costs.get(subject.name)!.push(await costOf(subject, pages))
  const told = subjects.map(({ name }) => `${name} ${rounded(costs.get(name)!.at(-1)!)}`)
  console.log(`CPU milliseconds a page: ${told.join(', ')}`)
}
next.stop()
router.stop()
site.disconnect()
await once(site, 'exit')

const cost = (name: string) => quantile(costs.get(name)!, 0.5)
/** How many times cheaper we are: the median of the rounds. */
const beside = (peer: string, ours: string) =>
  rounded(
    quantile(
      costs.get(peer)!.map((ms, round) => ms / costs.get(ours)![round]!),
      0.5,
    ),
  )
console.log(
  JSON.stringify({
    bench: 'peers',
    versions: { next: versionIn('next', 'next'), 'react-router': versionIn('react-router', 'react-router') },
    elements,
    cpu_ms: Object.fromEntries(subjects.map(({ name }) => [name, rounded(cost(name))])),
    rendered: { next: beside('next', 'rendered'), 'react-router': beside('react-router', 'rendered') },
    kept: { next: beside('next', 'kept'), 'react-router': beside('react-router', 'kept') },
  }),
)
process.exit(0)
