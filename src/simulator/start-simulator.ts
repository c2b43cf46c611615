import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { simulateAlipay } from './alipay/alipay.ts'
import { controlCalls } from './control.ts'
import { createFaults, type Fault } from './faults.ts'
import { answerOf, matchPath, type Route, readBody, sendAnswer } from './http.ts'
import { createJournal } from './journal.ts'
import { createMessages } from './messages.ts'
import { simulatePaypal } from './paypal/paypal.ts'
import type { Simulation } from './simulator.ts'
import { openState } from './state.ts'
import { simulateUnionpay } from './unionpay/unionpay.ts'

export type Options = {
  port: number
  /** The state file; null keeps the state in memory. */
  file: string | null
  clock: () => number
}

export type Simulator = {
  readonly url: string
  /** The site's settings for paying here. */
  readonly merchant: Readonly<Record<string, string>>
  readonly setNotifyUrl: (provider: string, url: string) => void
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'

/** The simulated payment providers: a separate server that listens on loopback only. */
export async function startSimulator({ port, file, clock }: Options): Promise<Simulator> {
  const state = openState(file)
  const faults = createFaults()
  const journal = createJournal()
  const notifyUrls = new Map<string, string>()
  let ahead = 0
  const now = () => clock() + ahead
  const messages = createMessages({ journal, now })
  const server = createServer((request, response) => void serve(request, response))
  const url = () => `http://${host}:${(server.address() as AddressInfo).port}`
  const simulation: Simulation = {
    state,
    faults,
    messages,
    now,
    url,
    notifyUrl: (name) => notifyUrls.get(name) ?? null,
  }
  const setNotifyUrl = (provider: string, to: string) => void notifyUrls.set(provider, to)

  const providers = [simulatePaypal, simulateAlipay, simulateUnionpay].map((simulate) => simulate(simulation))
  const turnClock = (ms: number) => {
    ahead += ms
    messages.wake()
    return now()
  }
  const routes: { provider: string; route: Route }[] = [
    ...providers.flatMap(({ name, routes: own }) => own.map((route) => ({ provider: name, route }))),
    ...controlCalls({ faults, messages, journal, providers, turnClock, setNotifyUrl }).map((route) => ({
      provider: 'control',
      route,
    })),
  ]

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', url())
    try {
      const body = await readBody(request)
      const found = routes
        .map(({ provider, route }) => ({ provider, route, params: matchPath(route.path, pathname) }))
        .find(({ route, params }) => params && route.method === request.method)
      if (!found) return sendAnswer(response, { status: 404, body: 'not found' }, null)
      const asked = {
        method: request.method ?? 'GET',
        path: pathname,
        params: found.params ?? {},
        query: searchParams,
        headers: request.headers,
        body,
        refusal: undefined,
      }
      const what = [request.method, pathname, found.route.operation?.(asked)].filter(Boolean).join(' ')
      const fault = found.provider === 'control' ? null : faults.take(what)
      if (fault?.mode === 'timeout_before') return
      if (fault?.mode === 'reset_before') return void response.destroy()
      if (fault?.mode === 'slow') await wait(fault.delayMs ?? 1_000)
      const answer =
        (fault && answerOf(fault)) ?? (await found.route.handle({ ...asked, refusal: refusalOf(fault) }))
      if (request.method === 'POST') state.save()
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '')
      if (found.provider !== 'control') {
        const at = new Date(now()).toISOString()
        journal.add({
          at,
          kind: 'request',
          provider: found.provider,
          what,
          status: answer.status,
          request: [search.slice(1), body.toString()].filter(Boolean).join('&'),
          answer: text,
        })
      }
      if (fault?.mode === 'slow_after') await wait(fault.delayMs ?? 1_000)
      sendAnswer(response, answer, fault)
    } catch (error) {
      sendAnswer(response, { status: 500, body: String(error) }, null)
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  state.save()
  return {
    url: url(),
    merchant: Object.assign({}, ...providers.map(({ merchant }) => merchant())) as Record<string, string>,
    setNotifyUrl,
    close: () => {
      messages.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const refusalOf = (fault: Fault | null) =>
  fault?.mode === 'refuse' ? (fault.refusal ?? 'INSTRUMENT_DECLINED') : undefined
