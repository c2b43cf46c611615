import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { buildPages } from '#server/build.ts'
import { affectedTests, changedFiles } from './support/affected-tests.ts'
import { findBrowser } from './support/browser/browser.ts'
import { dropLeftovers, POOLER_FOLDER, startTestCluster, testData } from './support/database.ts'
import { startPgbouncer } from './support/pgbouncer.ts'
import { type Batch, type Count, runBatches } from './support/run-batches.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

type Step = { readonly name: string; readonly run: () => Promise<Count> }

/** A check that is one command: it passes if the command succeeds. */
function command(name: string, file: string, args: string[] = []) {
  return {
    name,
    run: () =>
      new Promise<Count>((resolve) => {
        const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] })
        child.on('error', (error) => console.error(error.message))
        child.on('close', (code) => resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
      }),
  }
}

const tests = (name: string, batches: readonly Batch[], atOnce?: number) => ({
  name,
  run: () => runBatches(batches, atOnce),
})

const each = (files: readonly string[]): Batch[] => files.map((file) => [file])

/** Starting a process and loading the program takes longer than most tests, so files share a process. */
const batchSize = 24

/** Tests that start and end processes, or need a fresh one. */
const alone = [
  'test/*.test.ts',
  'src/ops/*.test.ts',
  'src/server/backup/backup.test.ts',
  'src/server/booking/crashes.test.ts',
  'src/server/db/embedded.test.ts',
  'src/server/http/without-database.test.ts',
  'src/server/search/shards/*.test.ts',
  'src/server/support/exactly-once.test.ts',
  'src/web/specified-pages.test.ts',
]

/** Batches are deterministic: files of one area, sorted by name. */
function inBatches(files: readonly string[]): Batch[] {
  const single = files.filter((file) => alone.some((pattern) => matchesGlob(file, pattern)))
  const shared = files.filter((file) => !single.includes(file)).sort()
  const areas = Map.groupBy(shared, (file) => file.split('/').slice(0, 2).join('/'))
  const batches = areas
    .values()
    .flatMap((area) =>
      Array.from({ length: Math.ceil(area.length / batchSize) }, (_, at) =>
        area.slice(at * batchSize, (at + 1) * batchSize),
      ),
    )
  return [...each(single), ...batches]
}

/** Longest first, so that the last one is short and neither processor idles for long. */
const longestFirst = (files: readonly string[]) =>
  files.toSorted((one, other) => statSync(other).size - statSync(one).size)

const journeys = (files: readonly string[]) => ({
  name: 'journeys',
  run: async () => {
    process.env.CHROMIUM = await findBrowser()
    return tests('journeys', each(longestFirst(files))).run()
  },
})

const build = { name: 'build', run: async () => buildPages().then(() => ({ passed: 1, failed: 0 }), fail) }

const formatting = (args: string[] = []) =>
  command('formatting', bin('biome'), ['check', '--error-on-warnings', ...args])
const types = [
  command('types', bin('tsc')),
  command('types of the rules, without browser and server', bin('tsc'), ['-p', 'src/domain']),
]

/** Sequences of steps: steps of a sequence run one after the other, in parallel to the other sequences. */
const everything = (): Step[][][] => [
  [
    [formatting(), ...types],
    // Some unit tests render pages. They wait a third of their time, for the database and for processes.
    [
      build,
      tests(
        'units, server and commands',
        inBatches(globSync(['test/*.test.ts', '{src,bench}/**/*.test.ts'])),
        3,
      ),
    ],
  ],
  [[journeys(globSync('test/journeys/*.test.ts'))]],
]

/** `npm test -- FILE …`: runs these files or glob patterns, with the services they need. */
function only(patterns: readonly string[]): Step[][][] {
  const missing = patterns.filter((pattern) => globSync(pattern).length === 0)
  if (missing.length > 0) {
    console.error(`There is no test at ${missing.join(', ')}: give paths relative to the project folder.`)
    process.exit(1)
  }
  const files = Map.groupBy(new Set(patterns.flatMap((pattern) => globSync(pattern))), (file) =>
    /(^|\/)test\/journeys\//.test(file) ? 'journeys' : 'others',
  )
  const [walked = [], others = []] = [files.get('journeys'), files.get('others')]
  const steps = [
    ...(others.length > 0 ? [tests('tests', inBatches(others))] : []),
    ...(walked.length > 0 ? [build, journeys(walked)] : []),
  ]
  return [[steps]]
}

/** `npm test -- --changed`: checks of the files that differ from the merge base with main, and tests they can affect. */
function onlyChanged(): Step[][][] {
  const changed = changedFiles(process.cwd())
  const left = changed.filter((file) => existsSync(file))
  const affected = affectedTests(process.cwd(), changed)
  console.log(`${changed.length} files changed, ${affected.length} test files affected\n`)
  const checks = [
    ...(left.length > 0 ? [formatting([...left, '--no-errors-on-unmatched'])] : []),
    ...(changed.some((file) => /\.tsx?$|^tsconfig|^package/.test(file)) ? types : []),
  ]
  const walked = affected.filter((file) => file.startsWith('test/journeys/'))
  const others = affected.filter((file) => !walked.includes(file))
  return [
    [checks, others.length > 0 ? [tests('tests', inBatches(others))] : []],
    [walked.length > 0 ? [build, journeys(walked)] : []],
  ]
}

/** Reuses the cluster of the last run; one corrupted by a crash is created again. */
const openCluster = () =>
  startTestCluster().catch(() => {
    rmSync(testData, { recursive: true, force: true })
    return startTestCluster()
  })

function fail(error: unknown): Count {
  console.error(error)
  return { passed: 0, failed: 1 }
}

const named = process.argv.slice(2)
const isChanged = named.length === 1 && named[0] === '--changed'
const groups = isChanged ? onlyChanged() : named.length > 0 ? only(named) : everything()
const cluster = await openCluster()
// `TEST_POOLER=pgbouncer npm test -- …`: the tests reach their databases through a pooler in transaction mode.
const pooler = process.env.TEST_POOLER === 'pgbouncer' ? await startPgbouncer(cluster) : null
if (pooler) process.env[POOLER_FOLDER] = pooler.host
// Single files may run beside other runs, whose databases must stay.
if (named.length === 0) await dropLeftovers(cluster)
const stopServices = async () => {
  await pooler?.stop()
  await cluster.stop()
}
const stop = () => stopServices().finally(() => process.exit(1))
process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop)

/** CPU seconds of all child processes that ended. Linux only: Node has no call for it. */
function childCpuSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(13, 15).map(Number)
  return (user! + system!) / ticksPerSecond
}
const ticksPerSecond = 100

const total: Count = { passed: 0, failed: 0 }
async function runRow(steps: readonly Step[]) {
  for (const step of steps) {
    const began = performance.now()
    const { passed, failed } = await step.run().catch(fail)
    total.passed += passed
    total.failed += failed
    console.log(
      `— ${step.name}: ${passed} passed, ${failed} failed in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    )
  }
}
for (const rows of groups) await Promise.all(rows.map(runRow))
await stopServices()
const cpuSeconds = childCpuSeconds()
if (cpuSeconds !== null) console.log(`${(performance.now() / 1_000) | 0} s, CPU ${cpuSeconds.toFixed(0)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
