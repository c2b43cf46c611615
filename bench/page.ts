// What a page asks of a visitor before anything is touched: JavaScript, styles, pictures, in compressed bytes.
import { gzipSync } from 'node:zlib'
import { createApp } from '#server/app.ts'
import { loadBuiltPages } from '#server/load-pages.ts'
import { readSettings } from '#server/settings.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { testDatabase } from '#test/support/database.ts'

const pages = ['/', '/zh', '/nothing-here', '/counties/usa']

const { db, drop } = await testDatabase()
const app = await createApp({
  db,
  settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0' }),
  pages: await loadBuiltPages(),
})
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const browser = await launchBrowser()

async function weigh(path: string) {
  const page = await browser.newPage()
  const bodies: { kind: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    bodies.push({
      kind: response.request().resourceType(),
      body: response.body().catch(() => Buffer.alloc(0)),
    })
  })
  await page.goto(base + path, { waitUntil: 'networkidle' })
  const sizes: Record<string, number> = {}
  for (const { kind, body } of bodies)
    sizes[kind] = (sizes[kind] ?? 0) + gzipSync(await body, { level: 9 }).length
  await page.close()
  return sizes
}

const kilobytes = (bytes = 0) => Math.round(bytes / 102.4) / 10
const figures: Record<string, Record<string, number>> = {}
for (const path of pages) {
  const sizes = await weigh(path)
  figures[path] = Object.fromEntries(Object.entries(sizes).map(([kind, bytes]) => [kind, kilobytes(bytes)]))
  console.log(`${path}: ${JSON.stringify(figures[path])} KB gzip`)
}

await browser.close()
await app.http.close()
await drop()
console.log(JSON.stringify({ bench: 'page', kb: figures }))
process.exit(0)
