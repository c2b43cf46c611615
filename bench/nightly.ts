// Runs the measurements that are too long for `npm test`: money histories, crashes, outages, fail-over, upgrade, restore,
// several processes, soak and overload. Prints the last line of each. Fails if any found a fault; overload is judged
// by speed and is only reported. Fail-over needs root, Patroni, etcd and PostgreSQL of the system, the processes nginx.
// `--only NAME` for one, more than once for several; `--logs FOLDER` for what they print.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

type Part = {
  readonly name: string
  readonly words: readonly string[]
  /** It is ended after these minutes, and counts as failed. */
  readonly minutes: number
  readonly isOnlyReported?: boolean
}
const all: readonly Part[] = [
  { name: 'histories', words: ['--runs', '5'], minutes: 60 },
  { name: 'faults', words: ['--kills', '100'], minutes: 45 },
  { name: 'outages', words: ['--seconds', '20'], minutes: 30 },
  { name: 'failover', words: ['--times', '3'], minutes: 30 },
  { name: 'upgrade', words: [], minutes: 30 },
  { name: 'drill', words: ['--hotels', '2000'], minutes: 15 },
  { name: 'spread', words: ['--searches', '400'], minutes: 30 },
  { name: 'soak', words: ['--minutes', '30'], minutes: 45 },
  { name: 'overload', words: ['--seconds', '30'], minutes: 15, isOnlyReported: true },
]
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string', multiple: true }, logs: { type: 'string' } },
})
const unknown = values.only?.filter((name) => !all.some((part) => part.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const parts = all.filter(({ name }) => values.only?.includes(name) ?? true)
const logs = values.logs ?? mkdtempSync(join(tmpdir(), 'nightly-'))
mkdirSync(logs, { recursive: true })

async function run({ name, words, minutes }: Part) {
  const path = join(logs, `${name}.log`)
  const log = createWriteStream(path)
  await once(log, 'open')
  const child = spawn(process.execPath, ['bench/main.ts', name, ...words], {
    stdio: ['ignore', log, log],
    timeout: minutes * 60_000,
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  log.close()
  const last = readFileSync(path, 'utf8').trimEnd().split('\n').at(-1) ?? ''
  return { status, last, path }
}

const failed: string[] = []
for (const part of parts) {
  const began = performance.now()
  console.log(`${part.name} ${part.words.join(' ')}`.trimEnd())
  const { status, last, path } = await run(part)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(
    `  ${status === 0 ? 'passed' : `ended with ${status ?? 'a signal'}, see ${path}`}, ${minutes} min\n  ${last}`,
  )
  if (status !== 0 && !part.isOnlyReported) failed.push(part.name)
}
console.log(JSON.stringify({ bench: 'nightly', run: parts.map(({ name }) => name), failed }))
process.exit(failed.length > 0 ? 1 : 0)
