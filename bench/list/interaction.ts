import type { Browser, Locator, Page } from 'playwright-core'
import { slowLines } from '../hotel/first-sight.ts'

const settling = 2_000

type Options = { line: keyof typeof slowLines; slowdown: number; width: number }

/** The slowest interaction on a slow line and a slow processor: from the press to the next paint. */
export async function slowestPress(
  browser: Browser,
  url: string,
  { line, slowdown, width }: Options,
): Promise<{ ms: number; what: string }> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLines[line] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const presses: number[] = []
    Object.assign(globalThis, { presses })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) presses.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  let slowest = { ms: 0, what: 'nothing' }
  for (const [what, press] of width < 768 ? onPhone : onDesktop) {
    await pressLikeAHand(press(page))
    await page.waitForTimeout(settling)
    const ms = await page.evaluate(() => {
      const { presses } = globalThis as unknown as { presses: number[] }
      return Math.max(0, ...presses.splice(0))
    })
    if (ms > slowest.ms) slowest = { ms, what }
  }
  await context.close()
  return slowest
}

/** Moves, pauses and holds the button like a person; no script of the tool runs in the page. */
async function pressLikeAHand(button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  const page = button.page()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(300)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()
}

type Press = readonly [string, (page: Page) => Locator]

const free = '.search-dates .day:not([aria-disabled])'
const inTheSearch: readonly Press[] = [
  ['the search', (page) => page.locator('.search-summary summary')],
  ['the dates', (page) => page.locator('.search-dates-open')],
  ['a check-in', (page) => page.locator(free).nth(12)],
  ['a check-out', (page) => page.locator(free).nth(15)],
  ['the dates are done', (page) => page.locator('.search-dates .search-done')],
  ['the guests', (page) => page.locator('.search-guests-open')],
  ['one more adult', (page) => page.locator('.search-guests .stepper button').nth(3)],
  ['the guests are done', (page) => page.locator('.search-guests .search-done')],
]
const onDesktop: readonly Press[] = [
  ['a filter', (page) => page.getByRole('checkbox').nth(1)],
  ['the order', (page) => page.locator('.list-sort button')],
  ['another order', (page) => page.locator('.list-sort .menu-item').nth(1)],
  ['a picture', (page) => page.locator('.card-turn-on').first()],
  ['the next page', (page) => page.locator('.pager-pages a').nth(1)],
  ...inTheSearch,
]
const onPhone: readonly Press[] = [
  ['the filters', (page) => page.locator('.list-bar button.chip').first()],
  ['a filter', (page) => page.getByRole('dialog').getByRole('checkbox').nth(1)],
  ['back to the list', (page) => page.getByRole('dialog').locator('.button-filled')],
  ...inTheSearch,
]
