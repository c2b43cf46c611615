import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { addDays } from '#domain/time/plain-date.ts'
import type { Pool } from '#server/db/database.ts'
import { takeSomeNights } from './calendar-nights-store.ts'

type Options = { browser: Browser; base: string; db: Pool; hotel: string; out: string; cookie: string }

/** Pictures for a review: widths, languages and the dark theme, with a chosen range. */
export async function takeCalendarPictures({ browser, base, db, hotel, out, cookie }: Options) {
  await takeSomeNights(db, hotel, addDays(new Date().toISOString().slice(0, 10), 0))
  const looks = [
    { width: 1440, lang: 'en', dark: false },
    { width: 1440, lang: 'zh', dark: false },
    { width: 1440, lang: 'en', dark: true },
    { width: 820, lang: 'en', dark: false },
    { width: 390, lang: 'en', dark: false },
    { width: 390, lang: 'zh', dark: false },
  ]
  for (const { width, lang, dark } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: width === 820 ? 1180 : width === 390 ? 844 : 900 },
      locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      hasTouch: width < 1000,
      colorScheme: dark ? 'dark' : 'light',
    })
    await context.addCookies([
      { name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` },
    ])
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(error))
    const name = `calendar.${lang}.${width}${dark ? '.dark' : ''}`
    await page.goto(`${base}/desk/calendar?hotel=${hotel}`)
    await page.locator('.cal tbody td').first().waitFor()
    await page.screenshot({ path: join(out, `${name}.png`) })
    const cell = page.locator('[data-r="0"][data-c="5"]')
    await (width < 1000 ? cell.tap() : cell.click())
    if (width >= 1000) {
      for (let step = 0; step < 8; step++) await page.keyboard.press('Shift+ArrowRight')
      for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.type('+15%')
    } else await page.locator('#calendar-amount').fill('+15%')
    await page.screenshot({ path: join(out, `${name}.chosen.png`) })
    await page.locator('.dock .btn-fill').click()
    await page.locator('.caltoast').waitFor()
    await page.screenshot({ path: join(out, `${name}.done.png`) })
    await context.close()
  }
}
