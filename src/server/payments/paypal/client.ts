import type { Outcome } from '../provider.ts'

export type PaypalAccess = {
  /** `https://api-m.paypal.com`, the sandbox's, or the simulator's. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

type Options = PaypalAccess & { now: () => number; patience?: number }
type Call = { readonly body?: object; readonly key?: string }

/** Longer than PayPal usually takes; whoever waits for a payment waits for this. */
const PATIENCE = 15_000
/** A token is renewed before it ends, so that none ends on its way. */
const SPARE = 60_000

/** Issues that say "this happened before": an earlier try of ours, of which only asking tells what came. */
const happenedBefore = new Set([
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_ALREADY_CAPTURED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'PREVIOUSLY_VOIDED',
  'CAPTURE_FULLY_REFUNDED',
  'REAUTHORIZATION_ALREADY_DONE',
  'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
])

/** PayPal's REST API, as far as it is needed: one bounded attempt for each call, and what can be believed of its answer. */
export function createPaypalClient({ url, clientId, clientSecret, now, patience = PATIENCE }: Options) {
  let token: { readonly text: string; readonly until: number } | null = null

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      return { status: response.status, body: readObject(await response.text()) }
    } catch (error) {
      return { status: 0, body: null, why: (error as Error).name }
    }
  }

  /** Null where there is none; a refusal of the client itself is told apart. */
  async function grantToken(): Promise<string | 'refused' | null> {
    if (token && token.until > now()) return token.text
    const { status, body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (status === 401) return 'refused'
    const text = body?.access_token
    if (status !== 200 || typeof text !== 'string') return null
    token = { text, until: now() + Number(body?.expires_in ?? 0) * 1000 - SPARE }
    return text
  }

  async function call(
    method: 'GET' | 'POST',
    path: string,
    { body, key }: Call = {},
  ): Promise<Outcome<Record<string, unknown>>> {
    for (const isLast of [false, true]) {
      const granted = await grantToken()
      if (granted === null || granted === 'refused') return { is: 'unknown', why: 'no access token' }
      const answer = await send(path, {
        method,
        headers: {
          authorization: `Bearer ${granted}`,
          ...(method === 'POST'
            ? { 'content-type': 'application/json', prefer: 'return=representation' }
            : {}),
          ...(key ? { 'paypal-request-id': key } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      })
      // It may have been withdrawn; nothing was done for whoever is not let in.
      if (answer.status === 401 && !isLast) token = null
      else return outcomeOf(answer)
    }
    return { is: 'unknown', why: 'no access token' }
  }

  return {
    get: (path: string) => call('GET', path),
    post: (path: string, asked: Call = {}) => call('POST', path, asked),
    isRefused: async () => (await grantToken()) === 'refused',
  }
}
export type PaypalClient = ReturnType<typeof createPaypalClient>

type Answer = {
  readonly status: number
  readonly body: Record<string, unknown> | null
  readonly why?: string
}

/** Only an answer that can be read says yes or no; everything else leaves us in the dark. */
function outcomeOf({ status, body, why }: Answer): Outcome<Record<string, unknown>> {
  if (status === 204) return { is: 'done', value: {} }
  if (!body) return { is: 'unknown', why: why ?? `status ${status}` }
  if (status >= 200 && status < 300) return { is: 'done', value: body }
  if (status < 400 || status >= 500 || status === 401 || status === 408 || status === 429)
    return { is: 'unknown', why: `status ${status}` }
  const issue = issueOf(body)
  return happenedBefore.has(issue) ? { is: 'unknown', why: issue } : { is: 'refused', code: issue }
}

function issueOf({ details, name }: Record<string, unknown>): string {
  const [first] = Array.isArray(details) ? (details as { issue?: unknown }[]) : []
  return String(first?.issue ?? name ?? 'refused')
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
