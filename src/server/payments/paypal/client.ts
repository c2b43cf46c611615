import type { Outcome } from '../provider.ts'

export type PaypalAccess = {
  /** `https://api-m.paypal.com`, the sandbox's, or the simulator's. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

type Options = PaypalAccess & { now: () => number; patience?: number }
type Call = { readonly body?: object; readonly key?: string }

/** Longer than PayPal usually takes; the payer waits for it. */
const PATIENCE = 15_000
/** A token is renewed before it expires, so that none expires in flight. */
const SPARE = 60_000

/** Issues that mean "done before", by an earlier attempt of ours: a query tells its result. */
const happenedBefore = new Set([
  'ORDER_ALREADY_AUTHORIZED',
  'ORDER_ALREADY_CAPTURED',
  'AUTHORIZATION_ALREADY_CAPTURED',
  'PREVIOUSLY_VOIDED',
  'CAPTURE_FULLY_REFUNDED',
  'REAUTHORIZATION_ALREADY_DONE',
  'PAYPAL_REQUEST_ID_PREVIOUSLY_USED',
])

/**
 * PayPal's REST API, as far as needed: one attempt with a timeout per call, and the outcome that its response proves.
 */
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

  /** Null if there is none; `refused` if the credentials are wrong. */
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
      // The token may have been revoked; a 401 means that nothing was done.
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

/** Only a readable response is a yes or no; everything else is unknown. */
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
