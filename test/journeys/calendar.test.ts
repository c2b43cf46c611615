import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { importInventory } from '#server/inventory/import/import-inventory.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { example } from '#test/support/inventory.ts'

const browser = await launchBrowser()
after(() => browser.close())
const app = await testApp({ pages: true })
const { db } = app
await importInventory(db, { folder: example, now: Date.now() })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const [row] = await db<{ hotel: string; garden: string }[]>`
  select hotel_id as hotel, id as garden from room_types where code = 'garden'`
const { hotel, garden } = row!
const jin = await haveStaff(db, { role: 'revenue', email: 'jin@desk.example' })
const gu = await haveStaff(db, { role: 'hotelier', hotels: [hotel], email: 'gu@desk.example' })
await db`update staff set name = 'Gu Min' where id = ${gu.id}`

async function open(member: Staff, { width = 1440, nights = 30 } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  })
  const { cookie } = await staffHeaders(db, member, { now: Date.now() })
  await context.addCookies([{ name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` }])
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${base}/desk/calendar?hotel=${hotel}&nights=${nights}`)
  await cell(page, 0, 5).waitFor()
  const close = async () => {
    assert.deepEqual(faults, [])
    await context.close()
  }
  return { page, close }
}
const cell = (page: Page, at: number, night: number) => page.locator(`[data-r="${at}"][data-c="${night}"]`)
/** Waits until the cell is announced with this text. */
const shows = (page: Page, at: number, night: number, text: string) =>
  page.locator(`[data-r="${at}"][data-c="${night}"][aria-label*="${text}"]`).waitFor()
const toast = (page: Page, text: string) => page.locator('.caltoast', { hasText: text }).waitFor()

test('prices are changed by keyboard alone, undone, and made again after a reload', async () => {
  const { page, close } = await open(jin)
  await cell(page, 0, 0).focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowRight')
  assert.equal(await page.locator('td[aria-selected="true"]').count(), 3)
  await page.getByText('3 nights chosen').waitFor()
  await page.keyboard.type('780')
  await page.getByRole('button', { name: 'Change 3 nights' }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.keyboard.press('Enter')
  await toast(page, '3 nights changed')
  await shows(page, 0, 7, 'CN¥780.00')
  // The rate with breakfast follows.
  await shows(page, 1, 7, 'CN¥780.00')
  await page.keyboard.press('Control+z')
  await toast(page, 'Undone: 3 nights')
  await shows(page, 0, 7, 'CN¥680.00')
  await page.reload()
  await cell(page, 0, 5).waitFor()
  await page.keyboard.press('Control+Shift+z')
  await toast(page, 'Done again: 3 nights')
  await shows(page, 0, 7, 'CN¥780.00')
  await close()
})

test('the field of the price has the focus before the next key arrives', async () => {
  const { page, close } = await open(jin)
  await cell(page, 0, 14).click()
  const focused = await cell(page, 0, 14).evaluate((target) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true, cancelable: true }))
    const { id, value } = document.activeElement as HTMLInputElement
    return { id, value }
  })
  assert.deepEqual(focused, { id: 'calendar-amount', value: '4' })
  await page.keyboard.type('60')
  assert.equal(await page.locator('#calendar-amount').inputValue(), '460')
  await close()
})

test('nights are closed by x and opened by x again', async () => {
  const { page, close } = await open(jin)
  await cell(page, 0, 12).click()
  await page.keyboard.press('x')
  await shows(page, 0, 12, 'closed')
  await page.keyboard.press('x')
  await page.locator('[data-r="0"][data-c="12"]:not([aria-label*="closed"])').waitFor()
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.dock').count(), 0)
  await close()
})

test('a change of somebody else is named, and the member leaves those nights', async () => {
  const { page, close } = await open(jin)
  await cell(page, 0, 15).click()
  await cell(page, 0, 18).click({ modifiers: ['Shift'] })
  await page.keyboard.type('+10%')
  await page.getByRole('button', { name: 'Change 4 nights' }).waitFor()
  const { data } = await askDesk(app, 'calendar/show', {
    method: 'GET',
    body: { hotel, nights: '30' },
    headers: await staffHeaders(db, gu, { now: Date.now() }),
  })
  const date = new Date(Date.parse(data.from) + 16 * 86_400_000).toISOString().slice(0, 10)
  await askDesk(app, 'calendar/change', {
    body: {
      hotel,
      edit: { field: 'price', how: 'set', amount: 90_000 },
      rows: [{ room: garden, plan: null, nights: [date], seen: [68_000] }],
    },
    headers: await staffHeaders(db, gu, { now: Date.now() }),
  })
  await page.getByRole('alert').getByText('Gu Min changed 1 of these nights').waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Leave those 1, change 3' }).click()
  await toast(page, '3 nights changed')
  await shows(page, 0, 15, 'CN¥748.00')
  await shows(page, 0, 16, 'CN¥900.00')
  await shows(page, 0, 18, 'CN¥748.00')
  await close()
})

test('rooms below those sold are refused by night, and the toast names the night', async () => {
  const { page, close } = await open(jin)
  await db`insert into inventory_nights (room_type_id, night, free)
    select ${garden}, (now() at time zone 'Asia/Shanghai')::date + 21, 1`
  await page.reload()
  await cell(page, 0, 20).click()
  await cell(page, 0, 22).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Rooms', exact: true }).last().click()
  await page.getByLabel('Rooms', { exact: true }).fill('2')
  await page.locator('.dock').getByRole('button', { name: 'Change 3 nights' }).click()
  await toast(page, '1 night left as it is: more rooms are sold.')
  await shows(page, 0, 20, '2 left of 2')
  await shows(page, 0, 21, '1 left of 6')
  await close()
})

test('on a phone nights are chosen by touch and changed in the sheet', async () => {
  const { page, close } = await open(gu, { width: 390, nights: 14 })
  await cell(page, 0, 1).tap()
  await page.getByRole('button', { name: 'Choose up to the next night tapped' }).tap()
  await cell(page, 0, 3).tap()
  await page.getByText('3 nights chosen').waitFor()
  await page.getByRole('button', { name: 'Stay', exact: true }).tap()
  await page.getByLabel('Minimum stay', { exact: true }).fill('2')
  assert.deepEqual(await faultsByAxe(page), [])
  await page.getByRole('button', { name: 'Change 3 nights' }).tap()
  await toast(page, 'Minimum stay')
  await shows(page, 0, 2, 'at least 2 nights')
  await close()
})
