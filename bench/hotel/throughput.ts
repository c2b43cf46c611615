import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { App } from '#server/app.ts'
import { pageCaller } from '#server/http/caller.ts'
import { createRespond, inProcess } from '#server/http/dispatch.ts'
import type { Pages } from '#server/pages/render-page.ts'
import { type Figure, quantile } from '../measuring/figures.ts'

/** Renders a page as the server does, with its data already cached: the cost of React alone. */
function bareRenderer(app: App, pages: Pages, base: string) {
  const dispatch = inProcess(
    createRespond({ bindings: app.bindings, log: app.http.log, admits: () => false }),
  )
  const known = new Map<string, unknown>()
  const call = (async (endpoint: Endpoint, input: object) => {
    const key = `${endpoint.path} ${JSON.stringify(input)}`
    if (!known.has(key)) known.set(key, await dispatch(endpoint, { ...input }, pageCaller('en')))
    return known.get(key)
  }) as Call
  const context = {
    call,
    locale: 'en' as const,
    currency: 'CNY',
    origin: base,
    unsent: new Map<string, string>(),
    scriptNonce: undefined,
    setStatus: () => {},
  }
  return {
    render: async (path: string) => {
      const answer = await pages.fetch(new Request(base + path), { context })
      return (await answer.text()).length
    },
    forget: () => known.clear(),
  }
}

/** URLs of stays without repetition. */
export function differentStays(): () => string {
  const today = dateIn('UTC', Date.now())
  let made = 0
  return () => {
    const at = made++
    const arrival = addDays(today, 2 + (at % 180))
    const nights = 1 + (Math.floor(at / 180) % 6)
    return `s_d=${arrival}&e_d=${addDays(arrival, nights)}&adults=${1 + (Math.floor(at / 1080) % 3)}`
  }
}

type Cost = { readonly bare: number; readonly http: number; readonly fresh: number; readonly cached: number }
type Rounds = {
  app: App
  pages: Pages
  base: string
  rounds: number
  perRound: number
  /** A new URL with a common query: it is rendered, and uses cached data. */
  another: () => string
  /** A URL with a stay that was not requested before. */
  fresh: () => string
  /** A URL that visitors share. */
  shared: string
  /** Requested first, so that no place is loaded later. */
  before?: string[]
}

/**
 * CPU seconds per page: rendered only, over HTTP with and without concurrency, and from the cache,
 * alternating.
 */
export async function pageCosts({
  app,
  pages,
  base,
  rounds,
  perRound,
  another,
  fresh,
  shared,
  before,
}: Rounds): Promise<Cost[]> {
  const { render, forget } = bareRenderer(app, pages, base)
  const load = openLoad(Number(new URL(base).port))
  const several = (make: () => string, count = perRound) => Array.from({ length: count }, make)
  const renderAll = async (paths: readonly string[]) => {
    for (const path of paths) await render(path)
  }
  if (before) await load.ask(before)
  await renderAll(several(another, 120))
  for (const make of [another, fresh]) await load.ask(several(make, 120))
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) {
    const paths = several(another)
    await renderAll(paths)
    const bare = await spent(() => renderAll(paths))
    forget()
    const http = await spent(() => load.ask(several(another)))
    const alone = await spent(() => load.ask(several(fresh)))
    await load.ask([shared])
    const cached = await spent(() => load.ask(Array.from({ length: perRound * 10 }, () => shared)))
    costs.push({
      bare: bare / perRound,
      http: http / perRound,
      fresh: alone / perRound,
      cached: cached / perRound / 10,
    })
  }
  load.end()
  return costs
}

export function costFigures(name: string, costs: readonly Cost[]): Figure[] {
  const middle = (of: (cost: Cost) => number) => quantile(costs.map(of), 0.5)
  const unit = 'pages per CPU second'
  return [
    { name: `${name} rendered in a bare loop`, value: 1 / middle(({ bare }) => bare), unit },
    { name: `${name} answered over HTTP`, value: 1 / middle(({ http }) => http), unit },
    {
      name: `${name} over HTTP beside the bare loop`,
      value: middle(({ bare, http }) => bare / http),
      unit: 'times',
      bound: { atLeast: 0.7 },
    },
    {
      name: `${name} of a stay that nobody has asked about, beside the bare loop`,
      value: middle(({ bare, fresh }) => bare / fresh),
      unit: 'times',
    },
    {
      name: `${name} cached beside fresh over HTTP`,
      value: middle(({ http, cached }) => http / cached),
      unit: 'times',
      bound: { atLeast: 8 },
    },
  ]
}

/** CPU seconds of this process for the work. */
async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function openLoad(port: number) {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Otherwise the measurement would wait forever.
  child.on('exit', (code) => code && process.exit(code))
  const ready = once(child, 'message')
  return {
    ask: async (paths: string[]) => {
      await ready
      const done = once(child, 'message')
      child.send({ port, paths, lines: 4 })
      await done
    },
    end: () => child.disconnect(),
  }
}
