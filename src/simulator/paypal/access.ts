import type { Route, SimAnswer, SimRequest } from '../http.ts'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'
import { problem } from './answers.ts'

const TOKEN_LIFE = 9 * 3_600_000
const hour = 3_600_000
const day = 24 * hour

type Remembered = { body: string; answer: SimAnswer; at: number }

/** Authentication and idempotency: access tokens and `PayPal-Request-Id`. */
export function openAccess({ state, now }: Simulation, { id, secret }: { id: string; secret: string }) {
  const tokens = state.table<number>('paypal tokens')
  const remembered = state.table<Remembered>('paypal request ids')

  const grant: Route = {
    method: 'POST',
    path: '/v1/oauth2/token',
    handle: ({ headers, body }) => {
      const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
      if (headers.authorization !== expected || !body.toString().includes('grant_type=client_credentials')) {
        return {
          status: 401,
          body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
        }
      }
      const token = `A21AA${newId(40)}`
      tokens.set(token, now() + TOKEN_LIFE)
      return {
        status: 200,
        body: {
          access_token: token,
          token_type: 'Bearer',
          app_id: 'APP-SIMULATED',
          expires_in: TOKEN_LIFE / 1000,
        },
      }
    },
  }

  const isAdmitted = ({ headers }: SimRequest) =>
    (tokens.get((headers.authorization ?? '').replace(/^Bearer /, '')) ?? 0) > now()

  /** Order calls are remembered for six hours, payment calls for 45 days. */
  const lifeOf = (path: string) => (path.startsWith('/v2/checkout/') ? 6 * hour : 45 * day)

  function once(handle: Route['handle']): Route['handle'] {
    return async (request) => {
      const key = request.headers['paypal-request-id']
      if (typeof key !== 'string') return handle(request)
      const name = `${request.path} ${key}`
      const body = request.body.toString()
      const before = remembered.get(name)
      if (before && before.at + lifeOf(request.path) > now()) {
        return before.body === body ? before.answer : problem(400, 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED')
      }
      const answer = await handle(request)
      if (answer.status < 300) remembered.set(name, { body, answer, at: now() })
      return answer
    }
  }

  return {
    grant,
    /** Requires a token, runs once per request id, and is refused if a test wants it. */
    guarded: (route: Route): Route => ({
      ...route,
      handle: (request) => {
        if (!isAdmitted(request)) return problem(401, 'INVALID_ACCESS_TOKEN')
        if (request.refusal) return problem(422, request.refusal)
        return (route.method === 'POST' ? once(route.handle) : route.handle)(request)
      },
    }),
  }
}
