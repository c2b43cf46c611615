import { spawn } from 'node:child_process'
import { globSync, rmSync, statSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { buildPages } from '#server/build.ts'
import { findBrowser } from './support/browser/browser.ts'
import { dropLeftovers, startTestCluster, testData } from './support/database.ts'
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

/**
 * Sequences of steps: steps of a sequence run one after the other, in parallel to the other sequences of the
 * group.
 */
const everything = (): Step[][][] => [
  [
    [
      command('formatting', bin('biome'), ['check', '--error-on-warnings']),
      command('types', bin('tsc')),
      command('types of the rules, without browser and server', bin('tsc'), ['-p', 'src/domain']),
    ],
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
    ...(others.length > 0 ? [tests('tests', each(others))] : []),
    ...(walked.length > 0 ? [build, journeys(walked)] : []),
  ]
  return [[steps]]
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
const groups = named.length > 0 ? only(named) : everything()
const cluster = await openCluster()
// Single files may run beside other runs, whose databases must stay.
if (named.length === 0) await dropLeftovers(cluster)
const stop = () => cluster.stop().finally(() => process.exit(1))
process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop)

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
await cluster.stop()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
