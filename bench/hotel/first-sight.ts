import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { Figure } from '../measuring/figures.ts'

/** Throttling as in Chromium's DevTools: latency per request in milliseconds, bytes per second. */
export const slowLines = {
  'slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  'fast 4G': { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
} as const

type Seen = { lcp: number; element: string; cls: number }

/** First-view metrics with a cold cache, a slow line and a slow processor. */
async function firstSight(
  browser: Browser,
  url: string,
  { line, slowdown, width }: { line: keyof typeof slowLines; slowdown: number; width: number },
): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLines[line] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const seen = { lcp: 0, element: '', cls: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.lcp = entry.startTime
        seen.element = entry.element?.tagName ?? ''
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await context.close()
  return seen
}

/** Compressed kilobytes by kind that a page loads before any interaction. */
export async function weigh(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const bodies: { kind: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) =>
    bodies.push({
      kind: response.request().resourceType(),
      body: response.body().catch(() => Buffer.alloc(0)),
    }),
  )
  await page.goto(url, { waitUntil: 'networkidle' })
  const sizes: Record<string, number> = {}
  for (const { kind, body } of bodies)
    sizes[kind] = (sizes[kind] ?? 0) + gzipSync(await body, { level: 9 }).length / 1024
  await page.close()
  return sizes
}

export async function inTurn<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  const made: Value[] = []
  for (let at = 0; at < count; at++) made.push(await make())
  return made
}

export const middleBy = <Value>(values: readonly Value[], of: (value: Value) => number): Value =>
  values.toSorted((a, b) => of(a) - of(b))[values.length >> 1]!

const visits = 3

/** The median speed of three visits, and the worst layout shift. */
export async function sightFigures(
  browser: Browser,
  url: string,
  { name, ...how }: Parameters<typeof firstSight>[2] & { name: string },
): Promise<Figure[]> {
  const seen = await inTurn(visits, () => firstSight(browser, url, how))
  const { lcp, element } = middleBy(seen, ({ lcp }) => lcp)
  const under = `${how.line}, ${how.slowdown} × CPU, ${how.width} px`
  return [
    { name: `${name} LCP, ${under} (${element})`, value: lcp, unit: 'ms', bound: { atMost: 1500 } },
    {
      name: `${name} CLS, ${under}`,
      value: Math.max(...seen.map(({ cls }) => cls)),
      unit: '',
      bound: { atMost: 0.02 },
    },
  ]
}
