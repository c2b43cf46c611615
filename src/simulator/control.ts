import { type FaultMode, faultModes } from './faults.ts'
import type { Route, SimAnswer, SimRequest } from './http.ts'
import type { Journal } from './journal.ts'
import type { SimulatedProvider, Simulation } from './simulator.ts'

type World = Pick<Simulation, 'faults' | 'messages'> & {
  journal: Journal
  providers: readonly SimulatedProvider[]
  turnClock: (ms: number) => number
  setNotifyUrl: (provider: string, url: string) => void
}

export const MERCHANT_PATH = '/__sim/merchant'

const done = (body: object = {}): SimAnswer => ({ status: 200, body })
const wrong = (why: string): SimAnswer => ({ status: 400, body: { error: why } })

/** Control endpoints for tests and for demonstrating failures. */
export function controlCalls(world: World): Route[] {
  const { faults, messages, journal, providers, turnClock, setNotifyUrl } = world
  const post = (
    path: string,
    act: (asked: Record<string, unknown>, request: SimRequest) => SimAnswer | Promise<SimAnswer>,
  ): Route => ({
    method: 'POST',
    path,
    handle: (request) => {
      const asked = readObject(request.body)
      return asked ? act(asked, request) : wrong('a JSON object is wanted')
    },
  })
  return [
    post('/__sim/faults', ({ mode, match = '', times = 1, status, delay_ms, refusal, clear }) => {
      if (clear) faults.clear()
      if (mode === undefined) return done({ faults: faults.list() })
      if (!faultModes.includes(mode as FaultMode)) return wrong(`mode is one of ${faultModes.join(', ')}`)
      faults.add({
        mode: mode as FaultMode,
        match: String(match),
        times: Number(times),
        ...(status === undefined ? {} : { status: Number(status) }),
        ...(delay_ms === undefined ? {} : { delayMs: Number(delay_ms) }),
        ...(refusal === undefined ? {} : { refusal: String(refusal) }),
      })
      return done({ faults: faults.list() })
    }),
    post('/__sim/clock', ({ advance_ms = 0 }) =>
      done({ now: new Date(turnClock(Number(advance_ms))).toISOString() }),
    ),
    post(MERCHANT_PATH, ({ provider, notify_url }) => {
      setNotifyUrl(String(provider), String(notify_url))
      return done()
    }),
    post('/__sim/messages', ({ hold }) => {
      if (hold !== undefined) messages.hold(Boolean(hold))
      return done({ messages: messages.list() })
    }),
    post('/__sim/messages/:id/send', async ({ times = 1 }, { params }) => {
      const sent = Array.from({ length: Math.min(Number(times), 100) }, () => messages.sendNow(params.id!))
      return done({ statuses: await Promise.all(sent) })
    }),
    post('/__sim/forge/:provider', (wanted, { params }) => {
      const provider = providers.find(({ name }) => name === params.provider)
      return provider ? done({ id: provider.forge(wanted) }) : wrong('no such provider')
    }),
    {
      method: 'GET',
      path: MERCHANT_PATH,
      handle: () => done(Object.assign({}, ...providers.map(({ merchant }) => merchant()))),
    },
    { method: 'GET', path: '/__sim/journal', handle: () => done({ journal: journal.list() }) },
  ]
}

function readObject(body: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body.toString() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
