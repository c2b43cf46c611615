import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startSimulator } from '../src/simulator/start-simulator.ts'
import { testDatabase } from './support/database.ts'

const project = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(tmpdir(), 'lodestar-commands-'))
chmodSync(dataDir, 0o755)
const children = new Set<ChildProcess>()
after(async () => {
  for (const child of children) child.kill('SIGKILL')
  const pid = postmaster()
  if (pid) process.kill(pid, 'SIGQUIT')
  rmSync(dataDir, { recursive: true, force: true })
})

const lock = join(dataDir, 'postgresql/cluster/postmaster.pid')
const postmaster = () => (existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : null)
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/stat`) && !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

type Program = {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  address: Promise<string>
}

/** One of the project's commands, run as a person would. */
function command(program: string, env: Record<string, string> = {}, words: string[] = []): Program {
  const child = spawn(process.execPath, ['scripts/run.js', program, ...words], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEMO_HOTELS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  const address = Promise.withResolvers<string>()
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text) => {
      output += text
      const found = /Lodestar is at (\S+)/.exec(output)?.[1]
      if (found) address.resolve(found)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  ended.then(() => address.reject(new Error(`ended without serving: ${output}`)))
  address.promise.catch(() => {})
  return { child, output: () => output, ended, address: address.promise }
}

const start = (env?: Record<string, string>) => command('src/server/main.ts', env)
const serverOf = ({ child }: Program) =>
  Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')[0])

/** Retries while the busy site responds with 503. */
async function status(base: string, path = '/'): Promise<number> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(base + path)
    const again = answer.headers.get('retry-after')
    if (answer.status !== 503 || !again || tries === 10) return answer.status
    await wait(Number(again) * 1_000)
  }
}

test('a start serves both languages, and a signal ends every process', async () => {
  const server = start()
  const base = await server.address
  assert.equal(await status(base), 200)
  assert.equal(await status(base, '/zh'), 200)
  assert.equal(await status(base, '/nothing-here'), 404)
  const pid = postmaster()!
  server.child.kill('SIGINT')
  assert.equal(await server.ended, 0)
  assert.equal(isAlive(pid), false)
})

test('after a hard kill of the server, of the database, or of both, the next start serves', async () => {
  let server = start()
  await server.address
  const victims: ((running: Program) => number[])[] = [
    (running) => [serverOf(running)],
    (running) => [postmaster()!, serverOf(running)],
    () => [postmaster()!],
    (running) => [running.child.pid!],
  ]
  for (const victim of victims) {
    const before = serverOf(server)
    for (const pid of victim(server)) process.kill(pid, 'SIGKILL')
    // A server that lost only its database, or only its parent, is stopped as a person would.
    if (isAlive(before)) server.child.kill('SIGTERM')
    await server.ended
    server = start()
    assert.equal(await status(await server.address), 200)
  }
  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
})

test('a failed start prints one sentence that says what to do', async (t) => {
  const busy = createServer().listen(0, '127.0.0.1')
  t.after(() => busy.close())
  await new Promise((resolve) => busy.once('listening', resolve))
  const { port } = busy.address() as { port: number }
  const sim = await startSimulator({ port: 0, file: null, clock: Date.now })
  t.after(sim.close)
  const paypal = Object.fromEntries(
    Object.entries(sim.merchant).filter(([name]) => name.startsWith('PAYPAL_')),
  )
  const cases: [Record<string, string>, RegExp][] = [
    [
      { PORT: String(port) },
      new RegExp(`^Port ${port} is in use: stop what uses it, or set PORT to another number\\.$`),
    ],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database of DATABASE_URL cannot be used: nothing listens there\. Check the setting/,
    ],
    [{ PORT: 'many' }, /^The setting PORT \("many"\) is wrong: it must be a whole number from 0 to 65535\.$/],
    [
      { DATA_DIR: '/proc/nowhere' },
      /^\/proc\/nowhere\/postgresql cannot be written: set DATA_DIR to a folder of your own\.$/,
    ],
    [
      { ...paypal, PAYPAL_CLIENT_SECRET: 'mistyped' },
      /^PayPal at http\S+ refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET: check them, and that they are for that host\.$/,
    ],
  ]
  for (const [env, sentence] of cases) {
    const server = start(env)
    assert.equal(await server.ended, 1, JSON.stringify(env))
    assert.match(server.output().trim(), sentence)
  }
})

test('two processes share one database: migrations run once, both serve, and a worker beside them', async () => {
  const { url, db, drop } = await testDatabase({ migrated: false })
  const servers = [start({ DATABASE_URL: url }), start({ DATABASE_URL: url, JOBS: 'off' })]
  const worker = command('src/server/worker.ts', { DATABASE_URL: url })
  for (const server of servers) assert.equal(await status(await server.address), 200)
  const [row] = await db<
    { twice: number }[]
  >`select count(*)::int - count(distinct name)::int as twice from migrations`
  assert.equal(row?.twice, 0)
  for (const { child } of [...servers, worker]) child.kill('SIGTERM')
  assert.deepEqual(await Promise.all([...servers, worker].map(({ ended }) => ended)), [0, 0, 0])
  await drop()
})

test('named tests run alone, on the right Node, and leave no process running', async () => {
  const file = join(dataDir, 'one.test.js')
  const database = join(project, 'test/support/database.ts')
  writeFileSync(
    file,
    `import test from 'node:test'
     import { testDatabase } from '${database}'
     test('works on ' + process.versions.node.split('.')[0], async () => {
       const { db, drop } = await testDatabase({ migrated: false })
       await db\`select 1\`
       await drop()
     })
     test('fails when told to', () => { if (process.env.FAIL) throw new Error('as told') })`,
  )
  const here = join(dataDir, 'tests')
  const env = { TEST_DATA_DIR: here }
  const cluster = join(here, 'postgresql/cluster')
  const run = command('test/all.ts', env, [file])
  assert.equal(await run.ended, 0, run.output())
  assert.match(run.output(), /works on 26/)
  assert.match(run.output(), /2 passed, 0 failed\n$/)
  assert.ok(existsSync(cluster))
  assert.equal(existsSync(join(cluster, 'postmaster.pid')), false)

  const failed = command('test/all.ts', { ...env, FAIL: '1' }, [join(dataDir, '*.test.js')])
  assert.equal(await failed.ended, 1)
  assert.match(failed.output(), /1 passed, 1 failed\n$/)
  assert.equal(existsSync(join(cluster, 'postmaster.pid')), false)

  const lost = command('test/all.ts', env, ['src/no-such.test.ts'])
  assert.equal(await lost.ended, 1)
  assert.match(lost.output(), /^There is no test at src\/no-such\.test\.ts/)
})

test('stripped TypeScript is cached and reused by the next process, in a configurable folder', async () => {
  const program = join(dataDir, 'where.js')
  writeFileSync(program, "console.log(process.getBuiltinModule('module').getCompileCacheDir())")
  const usual = command(program)
  assert.equal(await usual.ended, 0)
  assert.ok(usual.output().startsWith(join(project, 'node_modules/.cache/compiled')), usual.output())
  const chosen = command(program, { NODE_COMPILE_CACHE: join(dataDir, 'compiled') })
  assert.equal(await chosen.ended, 0)
  assert.ok(chosen.output().startsWith(join(dataDir, 'compiled')), chosen.output())
})
