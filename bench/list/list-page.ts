import type { Browser } from 'playwright-core'
import type { App } from '#server/app.ts'
import type { Pages } from '#server/pages/render-page.ts'
import { inTurn, middleBy, sightFigures, slowLines, weigh } from '../hotel/first-sight.ts'
import { costFigures, differentStays, pageCosts } from '../hotel/throughput.ts'
import type { Figure } from '../measuring/figures.ts'
import { slowestPress } from './interaction.ts'

const rounds = 9
const perRound = 60
const slowdown = 4
const visits = 3

type Subject = { app: App; pages: Pages; base: string; path: string }

/** Twenty cards, each time for another stay. */
export async function listThroughput({ path, ...subject }: Subject): Promise<Figure[]> {
  const stay = differentStays()
  let asked = 0
  const costs = await pageCosts({
    ...subject,
    rounds,
    perRound,
    another: () => `${path}&n=${asked++}`,
    fresh: () => `${path}&${stay()}`,
    shared: path,
  })
  return costFigures('list', costs)
}

/** Page weight, first view, layout shift and interaction latency of the list. */
export async function listSight(browser: Browser, url: string): Promise<Figure[]> {
  const weight = await weigh(browser, url)
  const figures: Figure[] = ['document', 'script', 'stylesheet', 'image'].map((kind) => ({
    name: `list ${kind}, gzip`,
    value: weight[kind] ?? 0,
    unit: 'KB',
    ...(kind === 'script' ? { bound: { atMost: 180 } } : {}),
  }))
  for (const line of Object.keys(slowLines) as (keyof typeof slowLines)[])
    for (const width of [390, 1440])
      figures.push(...(await sightFigures(browser, url, { name: 'list', line, slowdown, width })))
  for (const width of [390, 1440]) {
    const presses = await inTurn(visits, () =>
      slowestPress(browser, url, { line: 'slow 4G', slowdown, width }),
    )
    const { ms, what } = middleBy(presses, ({ ms }) => ms)
    const name = `list INP, slow 4G, ${slowdown} × CPU, ${width} px, middle of ${visits} visits (${what})`
    figures.push({ name, value: ms, unit: 'ms', bound: { atMost: 100 } })
  }
  return figures
}
