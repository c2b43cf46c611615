import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const browser = await launchBrowser()
const app = await testApp({ pages: true, clock: () => now, env: { DATA_DIR: dataDir } })
await fillCatalogue(app.db, { hotels: 150, now })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(async () => {
  await browser.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage()
  const faults: string[] = []
  const asked: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await prepare?.(page)
  await page.goto(base + path, { waitUntil: 'networkidle', timeout: 10_000 })
  return { page, faults, asked: (start: string) => asked.filter((url) => url.startsWith(start)).length }
}

/** Nearby pictures are loaded; those further down are not requested. */
const haveCome = (page: Page) =>
  page.waitForFunction(() => {
    const images = [...document.querySelectorAll('img')]
    return images.length > 1 && images.every((image) => image.complete && image.naturalWidth > 0)
  })

test('the contact sheets show a city, one hotel, interiors and destinations', async () => {
  const { page, faults } = await open('/dev/pictures')
  assert.ok((await page.getByRole('listitem').count()) > 3)
  await haveCome(page)
  await page.getByRole('listitem').first().getByRole('link').click()
  await page.waitForURL('**/dev/pictures?sheet=hotel**')
  await page.getByText('preview').waitFor()
  assert.ok((await page.getByRole('listitem').count()) >= 9)
  for (const name of ['Interiors', 'Destinations', 'Avatars and empty lists', 'Hotels of a city']) {
    await page.getByRole('link', { name }).click()
    await page.locator('a[aria-current="page"]', { hasText: name }).waitFor()
    await haveCome(page)
    assert.ok((await page.getByRole('listitem').count()) > 3, name)
  }
  assert.deepEqual(await faultsByAxe(page), [])
  assert.deepEqual(faults, [])
  await page.close()
})

test('a failed picture is retried as often as its context allows, then the default is shown', async () => {
  const { page, asked, faults } = await open('/dev/pictures?sheet=failing')
  await page.locator('img[src="/media/v2/default-card.svg"]').nth(1).waitFor()
  assert.equal(asked('/media/v2/missing/gallery.svg'), 3)
  assert.equal(asked('/media/v2/missing/card.svg'), 1)
  await haveCome(page)
  assert.deepEqual(faults, [])
  await page.close()
})

test('a picture that loads at the second try is shown', async () => {
  let tries = 0
  const { page } = await open('/dev/pictures?sheet=failing', (page) =>
    page.route('**/missing/gallery.svg', (route) => {
      tries += 1
      return tries === 1
        ? route.abort()
        : route.fulfill({ path: 'src/web/public/favicon.svg', contentType: 'image/svg+xml' })
    }),
  )
  await page.locator('.picture[data-state="loaded"] img').waitFor()
  assert.equal(tries, 2)
  await page.close()
})

test('if even the default fails, an inline drawing is shown', async () => {
  const { page } = await open('/dev/pictures?sheet=failing', (page) =>
    page.route('**/media/**', (route) => route.abort()),
  )
  await page.locator('.picture svg').nth(1).waitFor()
  assert.equal(await page.locator('.picture img').count(), 0)
  await page.close()
})

test('the contact sheets are available on this machine only', async () => {
  for (const url of ['/dev/pictures', '/dev/pictures.json']) {
    const far = await app.http.inject({ url, headers: { host: 'lodestar.example' } })
    assert.equal(far.statusCode, 404)
    const forwarded = await app.http.inject({
      url,
      headers: { host: 'localhost', 'x-forwarded-for': '10.0.0.1' },
    })
    assert.equal(forwarded.statusCode, 404)
  }
  const none = await app.http.inject({
    url: '/dev/pictures.json?sheet=constructor',
    headers: { host: 'localhost' },
  })
  assert.equal(none.statusCode, 404)
})
