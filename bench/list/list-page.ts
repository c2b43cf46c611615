import type { Browser } from 'playwright-core'
import type { App } from '#server/app.ts'
import type { Pages } from '#server/pages.ts'
import { firstSight, slowLines, weigh } from '../hotel/first-sight.ts'
import { bareRenderer, openLoad, spent } from '../hotel/throughput.ts'
import { type Figure, quantile } from '../search/figures.ts'
import { slowestPress } from './interaction.ts'

const rounds = 5
const perRound = 40
const slowdown = 4

type Subject = { app: App; pages: Pages; base: string; path: string }

/** Twenty cards rendered alone, answered over HTTP, and answered from the cache, in processor time of the server. */
export async function listThroughput({ app, pages, base, path }: Subject): Promise<Figure[]> {
  const render = bareRenderer(app, pages, base)
  const load = openLoad(Number(new URL(base).port))
  let asked = 0
  /** An address of its own each time: nothing of it is in the cache of pages. */
  const fresh = () => `${path}&n=${asked++}`
  const paths = (make: () => string, count = perRound) => Array.from({ length: count }, make)
  for (const warm of paths(fresh, 30)) await render(warm)
  await load.ask(paths(fresh, 30))
  const costs: { bare: number; http: number; cached: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = await spent(async () => {
      for (const each of paths(fresh)) await render(each)
    })
    const http = await spent(() => load.ask(paths(fresh)))
    await load.ask([path])
    const cached = await spent(() => load.ask(paths(() => path, perRound * 10)))
    costs.push({ bare: bare / perRound, http: http / perRound, cached: cached / perRound / 10 })
  }
  load.end()
  const middle = (of: (cost: (typeof costs)[number]) => number) => quantile(costs.map(of), 0.5)
  const unit = 'pages per CPU second'
  return [
    { name: 'list rendered in a bare loop', value: 1 / middle(({ bare }) => bare), unit },
    { name: 'list answered over HTTP', value: 1 / middle(({ http }) => http), unit },
    {
      name: 'list over HTTP beside the bare loop',
      value: middle(({ bare, http }) => bare / http),
      unit: 'times',
      bound: { atLeast: 0.7 },
    },
    {
      name: 'list cached beside fresh over HTTP',
      value: middle(({ http, cached }) => http / cached),
      unit: 'times',
      bound: { atLeast: 8 },
    },
  ]
}

/** What a visitor loads, how soon the list is seen, whether it stays where it is, how soon it answers a press. */
export async function listSight(browser: Browser, url: string): Promise<Figure[]> {
  const weight = await weigh(browser, url)
  const figures: Figure[] = ['document', 'script', 'stylesheet', 'image'].map((kind) => ({
    name: `list ${kind}, gzip`,
    value: weight[kind] ?? 0,
    unit: 'KB',
    ...(kind === 'script' ? { bound: { atMost: 165 } } : {}),
  }))
  for (const line of Object.keys(slowLines) as (keyof typeof slowLines)[])
    for (const width of [390, 1440]) {
      const seen = await firstSight(browser, url, { line, slowdown, width })
      const press = await slowestPress(browser, url, { line, slowdown, width })
      const how = `${line}, ${slowdown} × CPU, ${width} px`
      figures.push(
        { name: `list LCP, ${how} (${seen.element})`, value: seen.lcp, unit: 'ms', bound: { atMost: 1500 } },
        { name: `list CLS, ${how}`, value: seen.cls, unit: '', bound: { atMost: 0.02 } },
        { name: `list INP, ${how} (${press.what})`, value: press.ms, unit: 'ms', bound: { atMost: 100 } },
      )
    }
  return figures
}
