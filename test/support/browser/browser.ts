import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isRoot = () => process.getuid?.() === 0
const runs = (file: string, args: string[], seconds: number) =>
  spawnSync(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: seconds * 1_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** A real Chromium: an installed one, else Playwright's, else Debian's; with a Chinese font. */
export async function findBrowser(): Promise<string> {
  haveChineseFace()
  const found = [process.env.CHROMIUM, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  console.log('No Chromium was found: fetching one for the journeys …')
  if (runs(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], 120))
    return chromium.executablePath()
  if (isRoot() && apt('chromium')) return '/usr/bin/chromium'
  throw new Error('The journeys need a browser: install Chromium or Chrome, or set CHROMIUM to its path.')
}

function haveChineseFace() {
  const faces = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  if (process.platform !== 'linux' || faces.stdout?.trim()) return
  if (!(isRoot() && apt('fonts-noto-cjk', 'fontconfig')))
    console.warn('No Chinese face is installed: Chinese text will be boxes.')
}

const apt = (...packages: string[]) =>
  runs('apt-get', ['install', '-y', '-qq', ...packages], 300) ||
  (runs('apt-get', ['update', '-qq'], 120) && runs('apt-get', ['install', '-y', '-qq', ...packages], 300))

/**
 * Without smooth scrolling: while Playwright waits for a stable box, it scrolls the page under anchored
 * elements.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options })
    // A journey expects prices in yuan unless it states a language of its own.
    const hasLanguage = options?.extraHTTPHeaders?.['accept-language'] !== undefined
    if (!hasLanguage)
      await context.addCookies([{ name: 'localcurrency', value: 'CNY', url: 'http://127.0.0.1' }])
    return context
  }
  return browser
}

const patience = 30_000
const pause = 50

/** Polls an async function in the page. `waitForFunction` would take its promise for a value. */
export async function waitForAsync<Arg, Value>(page: Page, read: (arg: Arg) => Promise<Value>, arg: Arg) {
  const evaluate = page.evaluate.bind(page) as (
    read: (arg: Arg) => Promise<Value>,
    arg: Arg,
  ) => Promise<Value>
  for (let waited = 0; waited < patience; waited += pause) {
    // A page during navigation cannot evaluate.
    const value = await evaluate(read, arg).catch(() => null)
    if (value) return value
    await wait(pause)
  }
  throw new Error(`The page did not reach the expected state: ${read}`)
}
