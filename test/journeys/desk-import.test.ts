import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { runImport } from '#server/inventory/desk-import/run-import.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { haveStaff, staffHeaders } from '#test/support/desk.ts'
import { example } from '#test/support/inventory.ts'

const browser = await launchBrowser()
after(() => browser.close())
// Hooks run in the order of their registration: the worker stops before its database is dropped.
let stopWorker = async () => {}
after(() => stopWorker())
const app = await testApp({ pages: true })
const { db } = app
await fillForBooking(app, Date.now(), 10)
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const member = await haveStaff(db, { role: 'revenue' })
const worker = await startWorker({
  connection: app.connection,
  handlers: { run_import: ({ id }) => runImport({ db, now: Date.now, fetchPictures: async () => {} }, id) },
  log: { error: console.error, debug: () => {} },
})
stopWorker = worker.stop

async function deskPage(path: string, { width = 1440, locale = 'en-GB', isDark = false } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    colorScheme: isDark ? 'dark' : 'light',
  })
  const { cookie } = await staffHeaders(db, member, { now: Date.now() })
  await context.addCookies([{ name: 'desk_session', value: cookie.split('=')[1]!, url: `${base}/api/desk` }])
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

const read = (name: string) =>
  readFileSync(join(example, name), 'utf8').replaceAll('LYON-01', 'RIVER-01').replaceAll('HZ-01', 'GARDEN-01')
const names = ['hotels.csv', 'texts.csv', 'rooms.csv', 'rates.csv', 'calendars.csv']
const fileOf = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const isWithin = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

let address = ''

test('files with a fault are corrected, previewed, applied and undone', { timeout: 120_000 }, async () => {
  const { page, close } = await deskPage('/hotels')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { name: 'Import', exact: true }).waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  const chooser = page.locator('input[type=file]')
  const rooms = read('rooms.csv')
  await chooser.setInputFiles([
    ...names.filter((name) => name !== 'rooms.csv').map((name) => fileOf(name, read(name))),
    fileOf('rooms.csv', rooms.replace('1 double,18', '1 double,wide')),
  ])
  await page.getByRole('button', { name: 'Check files' }).click()
  const fault = page.getByRole('row', { name: /rooms\.csv 2 size_m2/ })
  await fault.waitFor()
  assert.match((await fault.textContent())!, /"wide" is not a whole number from 1 to 5000/)
  assert.deepEqual(await faultsByAxe(page), [])
  assert.equal((await db`select from hotels where code = 'RIVER-01'`).length, 0)

  await page.getByRole('link', { name: 'Import other files' }).click()
  await chooser.setInputFiles(names.map((name) => fileOf(name, read(name))))
  await page.getByRole('button', { name: 'Check files' }).click()
  const apply = page.getByRole('button', { name: 'Apply changes' })
  await apply.waitFor()
  await page.getByRole('row', { name: /Hotels 2 0 0/ }).waitFor()
  await page
    .getByRole('row', { name: /RIVER-01 · double/ })
    .first()
    .waitFor()
  assert.deepEqual(await faultsByAxe(page), [])
  address = page.url().slice(`${base}/desk`.length)
  await apply.focus()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo import' })
  await undo.waitFor()
  await page.getByRole('status').getByText('Applied').waitFor()

  const [hotel] = await db<{ id: string }[]>`select id from hotels where code = 'RIVER-01' and state = 'open'`
  const guest = await browser.newPage()
  await guest.goto(`${base}/hotels/${hotel!.id}`)
  await guest.getByRole('heading', { name: 'Hôtel Doucerive' }).first().waitFor()
  await guest.close()

  await undo.click()
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: 'Undo import' }).click()
  await page.getByText('All values before the import are back.').waitFor()
  assert.equal((await db`select from hotels where code = 'RIVER-01' and state = 'open'`).length, 0)
  await close()
})

test('a file is dropped, and the page fits telephones and tablets in both languages', {
  timeout: 120_000,
}, async () => {
  for (const width of [390, 820, 1440])
    for (const locale of ['en-GB', 'zh-CN']) {
      const { page, close } = await deskPage(address, { width, locale, isDark: width === 820 })
      await page
        .getByRole('row', { name: /RIVER-01/ })
        .first()
        .waitFor()
      await page
        .getByText(locale === 'zh-CN' ? '已撤销' : 'Undone')
        .first()
        .waitFor()
      assert.ok(await isWithin(page), `${width} ${locale}`)
      assert.deepEqual(await faultsByAxe(page), [], `${width} ${locale}`)
      await close()
    }
  const { page, close } = await deskPage('/hotels/import', { locale: 'zh-CN' })
  const zone = page.locator('.import-drop')
  await zone.waitFor()
  const data = await page.evaluateHandle(() => {
    const held = new DataTransfer()
    held.items.add(new File(['hotel,locale,description\nNOWHERE,en,Quiet.\n'], 'texts.csv'))
    return held
  })
  await zone.dispatchEvent('drop', { dataTransfer: data })
  await page.getByRole('button', { name: '检查文件' }).click()
  await page.getByRole('row', { name: /texts\.csv 2 hotel 没有代码为“NOWHERE”的酒店/ }).waitFor()
  await close()
})

test('templates and exports are downloaded', async () => {
  const { page, close } = await deskPage('/hotels/import')
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Template of rooms.csv' }).click()
  assert.equal((await template).suggestedFilename(), 'rooms.csv')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  assert.equal((await exported).suggestedFilename(), 'hotels.csv')
  await close()
})
