import type { Browser, Page } from 'playwright-core'
import { slowLines } from '../hotel/first-sight.ts'

type Options = { line: keyof typeof slowLines; slowdown: number; width: number }

/** The slowest of a visitor's presses on a slow line and a slow processor: from the press to the next picture. */
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
    await press(page)
    await page.waitForTimeout(2_500)
    const ms = await page.evaluate(() => {
      const { presses } = globalThis as unknown as { presses: number[] }
      return Math.max(0, ...presses.splice(0))
    })
    if (ms > slowest.ms) slowest = { ms, what }
  }
  await context.close()
  return slowest
}

type Press = readonly [string, (page: Page) => Promise<void>]

const free = '.search-dates .day:not([aria-disabled])'
const inTheSearch: readonly Press[] = [
  ['the search', (page) => page.locator('.search-summary summary').click()],
  ['the dates', (page) => page.locator('.search-dates-open').click()],
  ['a check-in', (page) => page.locator(free).nth(12).click()],
  ['a check-out', (page) => page.locator(free).nth(15).click()],
  ['the dates are done', (page) => page.locator('.search-dates .search-done').click()],
  ['the guests', (page) => page.locator('.search-guests-open').click()],
  ['one more adult', (page) => page.locator('.search-guests .stepper button').nth(3).click()],
  ['the guests are done', (page) => page.locator('.search-guests .search-done').click()],
]
const onDesktop: readonly Press[] = [
  ['a filter', (page) => page.getByRole('checkbox').nth(1).click()],
  ['the order', (page) => page.locator('.list-sort button').click()],
  ['another order', (page) => page.locator('.list-sort .menu-item').nth(1).click()],
  ['a picture', (page) => page.locator('.card-turn-on').first().click({ force: true })],
  ['the next page', (page) => page.locator('.pager-pages a').nth(1).click()],
  ...inTheSearch,
]
const onPhone: readonly Press[] = [
  ['the filters', (page) => page.locator('.list-bar button.chip').first().click()],
  ['a filter', (page) => page.getByRole('dialog').getByRole('checkbox').nth(1).click()],
  ['back to the list', (page) => page.getByRole('dialog').locator('.button-filled').click()],
  ...inTheSearch,
]
