import type { BrowserContext, Page } from 'playwright-core'

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** The layout shifts since the page began to load: their sum, and the elements that moved. */
async function shiftsOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            sum += entry.value
            for (const { node } of entry.sources)
              if (node instanceof Element)
                moved.push(
                  `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${node.outerHTML.slice(0, 90)}`,
                )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved }), 100))
      }),
  )
}

/** The cumulative layout shift since the page began to load. */
export const layoutShift = async (page: Page) => (await shiftsOf(page)).sum

/** The elements that moved, for the message of a failed test. */
export const movedElements = async (page: Page) => (await shiftsOf(page)).moved.join('\n')

/** Keeps the fallback font: when the web font arrives depends on the load of the machine, and it moves text a little. */
export const withoutWebFont = (context: BrowserContext) =>
  context.route('**/*.woff2', (route) => route.abort())

/** Sends the web font only when the returned function is called. */
export async function holdWebFont(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
