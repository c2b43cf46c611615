import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec, type TestEvent } from 'node:test/reporters'
import pLimit from 'p-limit'

/** Files that share a process, one after the other. */
export type Batch = readonly string[]

export type Count = { passed: number; failed: number }

type Duration = { file: string; ms: number }

const together = join(import.meta.dirname, 'together.ts')

/** Kills a hanging process: far longer than the longest file, or a whole batch, takes on a busy machine. */
const [fileTimeout, batchTimeout] = [600_000, 3_600_000]

const runBatch = (batch: Batch) =>
  batch.length === 1
    ? run({ files: batch, timeout: fileTimeout })
    : run({ files: [together], argv: batch, timeout: batchTimeout })

/** The totals at the end of a batch. */
const isSum = (event: TestEvent) =>
  (event.type === 'test:summary' || event.type === 'test:diagnostic') && event.data.file === undefined

/** The files that a process had not finished when it ended. */
function unfinished(batch: Batch, events: readonly TestEvent[]): Batch {
  if (batch.length === 1) return []
  const ended = new Set<string>()
  for (const { type, data } of events) if (type === 'test:pass' || type === 'test:fail') ended.add(data.name)
  return batch.filter((file) => !ended.has(file))
}

/** Wall-clock time of each file. A file alone in its process is measured with the start of the process. */
function durationsOf(batch: Batch, events: readonly TestEvent[]): Duration[] {
  const [only] = batch
  const sum = events.findLast((event) => event.type === 'test:summary')
  if (batch.length === 1) return only && sum ? [{ file: only, ms: sum.data.duration_ms }] : []
  return events.flatMap(({ type, data }) =>
    (type === 'test:pass' || type === 'test:fail') && batch.includes(data.name)
      ? [{ file: data.name, ms: data.details.duration_ms }]
      : [],
  )
}

const shownDurations = 12

function printSlowest(durations: readonly Duration[]) {
  const slowest = durations.toSorted((one, other) => other.ms - one.ms).slice(0, shownDurations)
  if (durations.length <= shownDurations) return
  console.log('Slowest files:')
  for (const { file, ms } of slowest) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`)
}

/** Runs a few processes at a time: output is shown when each has ended, failures again at the end. */
export async function runBatches(batches: readonly Batch[], atOnce = 2): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 }
  const durations: Duration[] = []
  const report = new spec()
  report.pipe(process.stdout, { end: false })
  const sums = await pLimit(atOnce).map(batches, async (batch) => {
    const events = (await runBatch(batch).toArray()) as TestEvent[]
    for (const event of events) if (!isSum(event)) report.write(event)
    durations.push(...durationsOf(batch, events))
    const lost = unfinished(batch, events)
    if (lost.length > 0) console.log(`A process exited before finishing these files: ${lost.join(', ')}`)
    const sum = events.findLast((event) => event.type === 'test:summary')
    if (!sum) throw new Error(`No results were reported for ${batch.join(', ')}`)
    const { counts, success } = sum.data
    total.passed += counts.passed
    // A file that cannot be loaded has no tests, and still counts as a failure.
    total.failed += lost.length + Math.max(counts.tests - counts.passed, success ? 0 : 1)
    return sum
  })
  report.end(sums.at(-1))
  await finished(report)
  printSlowest(durations)
  return total
}
