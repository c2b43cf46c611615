import type { Page } from 'playwright-core'

const frame = 1_000 / 60
const kinds = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']

type Scroll = {
  /** A selector of what scrolls; without it the window does. */
  readonly scroller?: string
  readonly frames: number
  readonly pixels: number
}

/**
 * Scrolls by some pixels in each frame, and back at the end of the content. Returns milliseconds between frames, and the
 * CPU time of the main thread per frame, which does not depend on other load.
 */
export async function scrollFrames(page: Page, scroll: Scroll) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return kinds.map((kind) => 1_000 * metrics.find(({ name }) => name === kind)!.value)
  }
  const before = await cpu()
  const gaps = await page.evaluate(async ({ scroller, frames, pixels }: Scroll) => {
    const element = scroller ? document.querySelector(scroller)! : document.documentElement
    element.scrollTop = 0
    const gaps: number[] = []
    let step = pixels
    let last = await new Promise<number>(requestAnimationFrame)
    for (let done = 0; done < frames; done++) {
      const from = element.scrollTop
      element.scrollTop += step
      if (element.scrollTop === from) step = -step
      const now = await new Promise<number>(requestAnimationFrame)
      gaps.push(now - last)
      last = now
    }
    return gaps
  }, scroll)
  const [all, script, layout, style] = (await cpu()).map(
    (after, at) => +((after - before[at]!) / gaps.length).toFixed(2),
  )
  const percentile = (share: number) => gaps.toSorted((a, b) => a - b)[Math.ceil(gaps.length * share) - 1]!
  return {
    frames: gaps.length,
    p50: +percentile(0.5).toFixed(1),
    p95: +percentile(0.95).toFixed(1),
    late: gaps.filter((gap) => gap > 1.5 * frame).length,
    cpuPerFrame: { all, script, layout, style },
    isSmooth: percentile(0.95) <= 1.5 * frame,
  }
}
