import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ReviewPage } from '#contract/reviews.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { testApp } from '#test/support/app.ts'
import { faultsByAxe } from '#test/support/browser/axe.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { startTranslationWidget } from '#test/support/browser/translation-widget.ts'
import { ask } from '#test/support/guests.ts'
import { startTranslationServer } from '#test/support/translation-server.ts'
import { translationWords } from '#words/site/translation.ts'

const browser = await launchBrowser()
const widget = await startTranslationWidget()
const service = await startTranslationServer()
const app = await testApp({ pages: true, env: { ...widget.env, TRANSLATE_URL: service.url } })
await fillCatalogue(app.db, { hotels: 30, now: Date.now() })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
after(async () => {
  await browser.close()
  widget.close()
  service.close()
})

test('pages are translated, stay interactive meanwhile, and can be restored', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const isOurs = message.type() === 'error' && !message.text().includes('Failed to load resource')
    if (isOurs) faults.push(message.text())
  })
  await page.goto(`${base}/zh/counties/all`)
  await page.getByRole('button', { name: '语言：中文' }).click()
  await page.getByRole('button', { name: translationWords('zh').page }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('fran')
  assert.deepEqual(await faultsByAxe(page), [])
  await dialog.getByRole('button', { name: 'Français' }).click()

  // The English page, translated; then pages reached without a full load.
  await page.getByText('[fr] Inspiration').first().waitFor()
  assert.equal(new URL(page.url()).pathname, '/counties/all')
  await page.locator('a[href="/"]').first().click()
  await page.getByRole('heading', { level: 1, name: /^\[fr\] / }).waitFor()
  await page.locator('a[href="/sockets"]').first().click()
  await page.getByRole('heading', { level: 1, name: '[fr] Live support' }).waitFor()
  // A text that React changes later: the state of the connection.
  await page.getByText(/\[fr\] Connected/).waitFor()
  await page.locator('.chat-suggestions button').first().click()
  await page.getByText('[fr] Automatic reply').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^\[fr\] / }).waitFor()
  await page.goBack()
  await page.getByText('[fr] Inspiration').first().waitFor()
  assert.deepEqual(faults, [])

  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('button', { name: /Other languages/ }).click()
  await page.getByRole('button', { name: /Stop translating/ }).click()
  await page.getByText('Inspiration', { exact: true }).first().waitFor()
  assert.equal(await page.getByText('[fr]').count(), 0)
  await page.close()
})

test('on a phone the other languages are in MORE; if the map cannot be reached they are absent', async () => {
  const phone = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport: phone })
  await page.goto(`${base}/counties/all`)
  await page.getByRole('button', { name: /MORE/ }).click()
  await page.getByRole('button', { name: translationWords('en').page }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).waitFor()
  await page.close()
  const cut = await browser.newPage({ viewport: phone })
  await cut.route('**/probe.png*', (route) => route.abort())
  await cut.goto(`${base}/counties/all`)
  await cut.getByRole('button', { name: /MORE/ }).click()
  await cut.waitForTimeout(500)
  assert.equal(await cut.getByRole('button', { name: translationWords('en').page }).count(), 0)
  await cut.close()
})

test('a review in another language is translated on the page, and the original can be shown', async () => {
  const hotels = await app.db<{ id: string }[]>`select id from hotels order by id`
  const countOf = async (id: string, fields: object) => {
    const { body } = await ask(app, 'hot/reviews', { id, lang: 'zh', ...fields }, { method: 'GET' })
    return (body.data as unknown as ReviewPage).total
  }
  const isForeign = async ({ id }: { id: string }) => (await countOf(id, {})) > 0
  const found = await Promise.all(hotels.map(isForeign))
  const hotel = hotels.find((_, at) => found[at])
  // The reader's own language comes first.
  const last = Math.ceil((await countOf(hotel!.id, { all_languages: 1 })) / 6)
  const say = translationWords('en')
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${base}/hotels/${hotel!.id}?page=${last}#reviews`)
  const review = page.locator('.review', { has: page.locator('.translate') }).first()
  await review.getByRole('button', { name: say.translate }).click()
  await review.getByText(say.by('libretranslate')).waitFor()
  await review
    .getByText(/\[en\] /)
    .first()
    .waitFor()
  await review.getByRole('button', { name: say.showOriginal }).click()
  await review.getByRole('button', { name: say.showTranslation }).waitFor()
  assert.equal(await review.getByText(/\[en\] /).count(), 0)
  await page.close()
})
