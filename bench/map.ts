// Map performance with 4,000 dots on a processor slowed four times: frames of a pan, and the time for a zoom
// to settle after its animation. The results of a city are multiplied to reach that number.
import type { HotelPins } from '#contract/search.ts'
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { testDatabase } from '#test/support/database.ts'

const dots = 4_000
const slowdown = 4
const path = '/hotel-search/asia-japan-tokyo?rooms=1'
const screens = [
  { name: 'panel at 1440', width: 1440, height: 900, ratio: 1, isPhone: false },
  { name: 'phone, 390', width: 390, height: 844, ratio: 2, isPhone: true },
] as const

process.env.NODE_ENV = 'production'
const { db, drop } = await testDatabase()
const pages = await loadBuiltPages()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', LIMITS_SCALE: '100000' })
const app = await createApp({ db, settings, pages })
await fillCatalogue(db, { hotels: 2_000, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const browser = await launchBrowser()

/** Adds points around the existing ones; deterministic. */
function scattered(pins: HotelPins): HotelPins {
  let state = 1
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5
  const more = Array.from({ length: dots }, (_, at) => at % pins.ids.length)
  const moved = (values: readonly number[], spread: number) =>
    more.map((from, at) => values[from]! + (at < pins.ids.length ? 0 : Math.round(random() * spread)))
  return {
    ...pins,
    total: dots,
    ids: more.map((_, at) => String(900_000_000 + at)),
    names: more.map((from) => pins.names[from]!),
    lat: moved(pins.lat, 5_000),
    lon: moved(pins.lon, 6_000),
    amounts: more.map((from, at) => (pins.amounts[from] === null ? null : pins.amounts[from]! + at * 100)),
    district: more.map((from) => pins.district[from]!),
  }
}

const shareOf = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const rounded = (value: number) => Math.round(value * 10) / 10

const found: Record<string, unknown> = {}
for (const { name, width, height, ratio, isPhone } of screens) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: ratio,
    hasTouch: isPhone,
    isMobile: isPhone,
    // Zoom animations are enabled, as for most visitors.
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await page.route('**/api/hot/pins**', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: HotelPins }
    await route.fulfill({ json: { ...answer, data: scattered(answer.data) } })
  })
  await page.goto(base + path + (isPhone ? '&view=map' : ''))
  if (!isPhone) await page.locator('.map-wake').hover()
  await page.locator('.map-key', { hasText: /4,000/ }).waitFor()
  await page.waitForTimeout(2_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const box = (await page.locator('.map-live').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]

  const framesOf = async (deed: () => Promise<void>) => {
    await page.evaluate(() => {
      const frames: number[] = []
      let last = performance.now()
      const tick = () => {
        const now = performance.now()
        frames.push(now - last)
        last = now
        if ((globalThis as { isMeasured?: boolean }).isMeasured) requestAnimationFrame(tick)
      }
      Object.assign(globalThis, { frames, isMeasured: true })
      requestAnimationFrame(tick)
    })
    await deed()
    return page.evaluate(() => {
      Object.assign(globalThis, { isMeasured: false })
      return (globalThis as unknown as { frames: number[] }).frames.slice(2)
    })
  }
  const pan = await framesOf(async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < 60; step++) {
      await page.mouse.move(x - step * 3, y + Math.sin(step / 8) * 40 - step)
      await page.waitForTimeout(14)
    }
    await page.mouse.up()
  })
  await page.waitForTimeout(1_500)

  /** From the end of the animation, and from the press, until the markers of the new zoom are painted. */
  const settled: number[] = []
  const pressed: number[] = []
  for (const button of ['Zoom in', 'Zoom in', 'Zoom out', 'Zoom out', 'Zoom in', 'Zoom out']) {
    const zoom = await page.evaluate(
      (label) =>
        new Promise<{ settled: number; pressed: number }>((resolve) => {
          const pane = document.querySelector('.map-live .leaflet-map-pane')!
          const marks = document.querySelector('.map-live .map-marks')!
          let [began, ended] = [0, 0]
          const zooming = new MutationObserver(() => {
            if (!pane.classList.contains('leaflet-zoom-anim') && ended === 0) ended = performance.now()
          })
          zooming.observe(pane, { attributes: true, attributeFilter: ['class'] })
          const placed = new MutationObserver(() => {
            if (ended === 0) return
            placed.disconnect()
            zooming.disconnect()
            requestAnimationFrame(() =>
              setTimeout(() => {
                const now = performance.now()
                resolve({ settled: now - ended, pressed: now - began })
              }),
            )
          })
          placed.observe(marks, { childList: true })
          setTimeout(() => {
            began = performance.now()
            document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click()
          }, 50)
          setTimeout(() => resolve({ settled: Number.NaN, pressed: Number.NaN }), 8_000)
        }),
      button,
    )
    settled.push(zoom.settled)
    pressed.push(zoom.pressed)
    await page.waitForTimeout(1_500)
  }
  found[name] = {
    pan_p50_ms: rounded(shareOf(pan, 0.5)),
    pan_p95_ms: rounded(shareOf(pan, 0.95)),
    zoom_settles_ms: settled.map(rounded),
    zoom_from_press_ms: pressed.map(rounded),
  }
  console.log(`${name}: ${JSON.stringify(found[name])}`)
  await context.close()
}

await browser.close()
await app.http.close()
await drop()
console.log(JSON.stringify({ bench: 'map', dots, slowdown, found }))
process.exit(0)
