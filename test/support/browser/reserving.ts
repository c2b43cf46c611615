import type { Page } from 'playwright-core'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { handsOf, type Means } from './hands.ts'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export const rateText = (money: Money, locale: Locale = 'en') => formatMoney(money, locale).replace(/\s/g, '')

/** Selects the rate with that total, by arrow keys or by a press on its row. */
export async function chooseRate(page: Page, total: string, means: Means) {
  const rows = page.getByRole('row').filter({ hasText: total })
  if (means !== 'keyboard') {
    // The label covers the whole row and receives the touch.
    const { press } = handsOf(page, means)
    await press(rows.first().locator('label').first())
    return page.waitForFunction(
      (shown) => document.querySelector('.dock-sum .price')?.textContent?.replace(/\s/g, '') === shown,
      total.replace(/\s/g, ''),
    )
  }
  const dock = page.locator('.dock-sum .price')
  await page.getByRole('table').getByRole('radio', { checked: true }).focus()
  for (let at = 0; at < 60 && String(await dock.textContent()).replace(/\s/g, '') !== total; at++)
    await page.keyboard.press('ArrowDown')
}

/** The complete form of an unknown guest, including the e-mail address if not logged in. */
export async function typeReservation(page: Page, email?: string, means: Means = 'mouse') {
  const { type } = handsOf(page, means)
  await type(field(page, 'guests.0.first'), 'Mara')
  await type(field(page, 'guests.0.last'), 'Lind')
  if (email) await type(field(page, 'contact.email'), email)
  // The list of countries is loaded after hydration.
  await page.locator('option[value=SE]').waitFor({ state: 'attached' })
  if (means === 'keyboard') await type(field(page, 'country'), 'Swed')
  else await field(page, 'country').selectOption('SE')
  await type(field(page, 'contact.phone'), '070 174 06 22')
  const consent = field(page, 'consent_abroad')
  if ((await consent.count()) > 0) await consent.check()
}
