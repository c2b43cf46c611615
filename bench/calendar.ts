// Measures the calendar of the desk in a real browser: 60 nights of 20 room types with 4 plans each. The time from the
// data to the painted grid, the time of storing a change, and the time until a search reads it.
// `--pictures FOLDER` takes pictures instead, of a smaller hotel.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '#domain/time/plain-date.ts'
import { createApp } from '#server/app.ts'
import { importInventory } from '#server/inventory/import/import-inventory.ts'
import { openShards } from '#server/search/shards/shards.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { testDatabase } from '#test/support/database.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { inventoryOf } from './desk/calendar-inventory.ts'
import { readOpenHotel } from './desk/calendar-nights-store.ts'
import { takeCalendarPictures } from './desk/calendar-pictures.ts'
import { scrollFrames } from './measuring/scroll-frames.ts'

const most = { render: 100, stored: 200, visible: 100 }
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { pictures: { type: 'string' }, changes: { type: 'string', default: '20' } },
})
const isPictured = values.pictures !== undefined
const { db, drop } = await testDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', SECRET: 'for measuring '.repeat(3) })
const app = { ...(await createApp({ db, settings, pages: await loadBuiltPages() })), db }
const folder = mkdtempSync(join(tmpdir(), 'calendar-'))
for (const [file, text] of Object.entries(inventoryOf({ rooms: isPictured ? 5 : 20, now: Date.now() })))
  writeFileSync(join(folder, file), text)
await importInventory(db, { folder, now: Date.now(), onFault: (fault) => console.error(fault) })
rmSync(folder, { recursive: true })
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const hotel = await readOpenHotel(db)
const member = await haveStaff(db, { role: 'admin', email: 'mei@desk.example' })
const headers = await staffHeaders(db, member, { now: Date.now() })
const browser = await launchBrowser()

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!

/** From the answer of the server to the painted grid: in the browser's own clock, and as CPU time of its main thread. */
async function renderTimes(rounds: number) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'desk_session', value: headers.cookie.split('=')[1]!, url: `${base}/api/desk` },
  ])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuNow = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
  const times: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.addInitScript(() => {
      const painted = new MutationObserver(() => {
        if (!document.querySelector('.cal tbody [data-c="59"]')) return
        painted.disconnect()
        requestAnimationFrame(() => setTimeout(() => performance.mark('grid'), 0))
      })
      painted.observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${base}/desk/calendar?hotel=${hotel.id}&nights=60`)
    await page.waitForFunction(() => performance.getEntriesByName('grid').length > 0)
    times.push(
      await page.evaluate(() => {
        const data = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('calendar/show')) as PerformanceResourceTiming[]
        return performance.getEntriesByName('grid')[0]!.startTime - data[0]!.responseEnd
      }),
    )
  }
  // Later nights: only the data and the grid, without the scripts of the page.
  const month = page.locator('.cal .month').first()
  for (let round = 0; round < rounds; round++) {
    const before = { text: await month.textContent(), cpu: await cpuNow() }
    await page.keyboard.press(']')
    await page.waitForFunction(
      (text) => document.querySelector('.cal .month')?.textContent !== text,
      before.text,
    )
    cpu.push((await cpuNow()) - before.cpu)
  }
  const scrolled = await scrollFrames(page, { scroller: '.calwrap', frames: 300, pixels: 24 })
  await context.close()
  return { times: times.slice(1), cpu, scrolled }
}

/** The time of one change of 60 nights of all room types, and the time until a search of another process reads it. */
async function changeTimes(rounds: number) {
  const shards = openShards({ db, now: Date.now, maxBytes: 1e9, onMoved: () => {} })
  const stored: number[] = []
  const visible: number[] = []
  const read = async () => {
    const query = { hotel: hotel.id, nights: '60' }
    const answer = await askDesk(app, 'calendar/show', { method: 'GET', body: query, headers })
    return answer.data as { from: string; rooms: { id: string; prices: number[] }[] }
  }
  for (let round = 0; round < rounds; round++) {
    const calendar = await read()
    const nights = calendar.rooms[0]!.prices.map((_, at) =>
      new Date((dayOf(calendar.from) + at) * 86_400_000).toISOString().slice(0, 10),
    )
    const room = calendar.rooms[0]!
    const priceNow = async () => {
      const shard = await shards.of(hotel.city)
      const found = shard.hotels
        .flatMap(({ calendars }) => calendars)
        .find((one) => one.room.id === Number(room.id))!
      return shard.prices[(dayOf(calendar.from) - shard.base) * shard.columns + found.column]
    }
    const before = await priceNow()
    const body = {
      hotel: hotel.id,
      edit: { field: 'price', how: 'add', amount: 1_000 },
      rows: calendar.rooms.map(({ id, prices }) => ({ room: id, plan: null, nights, seen: prices })),
    }
    const began = performance.now()
    const answer = await askDesk(app, 'calendar/change', { body, headers })
    const committed = performance.now()
    if (answer.code !== 1) throw new Error(answer.msg)
    stored.push(committed - began)
    while ((await priceNow()) === before) await new Promise((resume) => setTimeout(resume, 2))
    visible.push(performance.now() - committed)
  }
  await shards.close()
  return { stored, visible }
}

let isSlow = false
if (values.pictures !== undefined) {
  mkdirSync(values.pictures, { recursive: true })
  await takeCalendarPictures({
    browser,
    base,
    db,
    hotel: hotel.id,
    out: values.pictures,
    cookie: headers.cookie,
  })
} else {
  const { times, cpu, scrolled } = await renderTimes(6)
  const { stored, visible } = await changeTimes(Number(values.changes))
  const found = {
    render: percentile(times, 0.5),
    renderCpu: percentile(cpu, 0.5),
    stored: percentile(stored, 0.5),
    visible: percentile(visible, 0.5),
  }
  console.log(`load average ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`)
  for (const [name, time] of Object.entries(found)) console.log(`${name}: ${time.toFixed(1)} ms`)
  console.log(JSON.stringify({ bench: 'calendar', ...found, scrolled }))
  isSlow =
    !scrolled.isSmooth ||
    (Object.keys(most) as (keyof typeof most)[]).some((name) => found[name] > most[name])
}
await browser.close()
await app.http.close()
await drop()
process.exit(isSlow ? 1 : 0)
