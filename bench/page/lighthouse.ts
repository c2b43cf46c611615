import { createServer } from 'node:net'
import lighthouse, { type Result } from 'lighthouse'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { type Figure, quantile } from '../measuring/figures.ts'

type Options = { runs: number }

/** Mobile emulation with Lighthouse's default throttling; medians, with the machine's benchmark index. */
export async function lighthouseFigures(pages: Record<string, string>, { runs }: Options): Promise<Figure[]> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const figures: Figure[] = []
  const indices: number[] = []
  for (const [name, url] of Object.entries(pages)) {
    const results: Result[] = []
    const own: number[] = []
    // Sometimes a browser records no load: that run is repeated, and not counted.
    for (let tries = 0; results.length < runs && tries < 2 * runs; tries++) {
      const ran = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] })
      if (!ran || ran.lhr.runtimeError) continue
      results.push(ran.lhr)
      own.push(ownBlocking(ran.artifacts.Trace.traceEvents))
    }
    indices.push(...results.map(({ environment }) => environment.benchmarkIndex))
    const median = (of: (result: Result) => number) => quantile(results.map(of), 0.5)
    const audit = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
    figures.push(
      {
        name: `${name} Lighthouse performance, median of ${results.length}`,
        value: Math.round(100 * median(({ categories }) => categories.performance?.score ?? 0)),
        unit: '',
        bound: { atLeast: 90 },
      },
      {
        name: `${name} total blocking time`,
        value: audit('total-blocking-time'),
        unit: 'ms',
        bound: { atMost: 300 },
      },
      { name: `${name} blocking time, own processor time`, value: quantile(own, 0.5), unit: 'ms' },
      { name: `${name} first contentful paint`, value: audit('first-contentful-paint'), unit: 'ms' },
      { name: `${name} largest contentful paint`, value: audit('largest-contentful-paint'), unit: 'ms' },
      { name: `${name} speed index`, value: audit('speed-index'), unit: 'ms' },
      { name: `${name} layout shift`, value: audit('cumulative-layout-shift'), unit: '' },
      { name: `${name} elements`, value: audit('dom-size'), unit: '' },
    )
  }
  await browser.close()
  figures.push({ name: 'Lighthouse index of this machine, median', value: quantile(indices, 0.5), unit: '' })
  return figures
}

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number }

const slowed = 4
const noticed = 50

/**
 * Total blocking time from the CPU time of the main thread, throttled as Lighthouse does. On a shared machine
 * tasks also wait for the processor, which Lighthouse would count four times.
 */
function ownBlocking(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowed * tdur) / 1_000 - noticed), 0)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
