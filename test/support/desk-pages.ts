import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import type { Pool } from '#server/db/database.ts'
import { type Staff, staffHeaders } from './desk.ts'

type Options = { width?: number; height?: number; locale?: string; isDark?: boolean }

/** Opens pages of the desk for members of staff; closing one fails on errors of its scripts. */
export const deskPages =
  ({ browser, db, base }: { browser: Browser; db: Pool; base: string }) =>
  async (
    member: Staff,
    path: string,
    { width = 1440, height = 900, locale = 'en-GB', isDark = false }: Options = {},
  ) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale,
      colorScheme: isDark ? 'dark' : 'light',
    })
    const { cookie } = await staffHeaders(db, member, { now: Date.now() })
    await context.addCookies([
      { name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` },
    ])
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(`${base}/desk${path}`)
    const close = async () => {
      assert.deepEqual(faults, [])
      await context.close()
    }
    return { page, close }
  }

/** Whether nothing is wider than the screen. */
export const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
