import type { Page } from 'playwright-core'

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
