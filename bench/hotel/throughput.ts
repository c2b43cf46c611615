import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { App } from '#server/app.ts'
import { pageCaller } from '#server/http/caller.ts'
import { createRespond, inProcess } from '#server/http/dispatch.ts'
import type { Pages } from '#server/pages.ts'

/** Renders a page as the seam does, with answers that are there already: what React alone costs. */
export function bareRenderer(app: App, pages: Pages, base: string) {
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
    setStatus: () => {},
  }
  return async (path: string) => {
    const answer = await pages.fetch(new Request(base + path), { context })
    return (await answer.text()).length
  }
}

/** Processor seconds of this process for so many pages. */
export async function spent(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export function openLoad(port: number) {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
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
