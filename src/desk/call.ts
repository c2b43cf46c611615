import type { CallOptions } from '#contract/call.ts'
import { encodeForm } from '#contract/encode.ts'
import type { Answered, Asked, Endpoint, Envelope } from '#contract/endpoint.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { preferences } from './preferences.ts'
import { endSession, session } from './session.ts'

const timeout = 20_000
const uploadTimeout = 120_000

/** Asks for password and code; false when the member gave up. */
let askAgain: () => Promise<boolean> = async () => false
export const onReauthentication = (ask: () => Promise<boolean>) => {
  askAgain = ask
}

/** A background call does not count as use of the session. */
type DeskCallOptions = CallOptions & { isBackground?: boolean }

/** Resolves with the envelope for every status; a lost connection is a failure with code 0. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Asked<E>,
  options: DeskCallOptions = {},
): Promise<Envelope<Answered<E>>> {
  const answer = await send(endpoint, input as object, options)
  if (answer.code === 1) return answer as Envelope<Answered<E>>
  const { reason } = answer.data as { reason?: string }
  if (answer.code === 401 && endpoint.access === 'desk') endSession({ isOwnWish: false })
  if (reason === 'reauthentication_required' && (await askAgain())) return call(endpoint, input, options)
  return answer as Envelope<Answered<E>>
}

/** Sends a file beside the fields. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<Envelope<Answered<E>>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  const answer = await request(endpoint, {}, { body: form }, { patience: uploadTimeout })
  if (answer.code === 401 && endpoint.access === 'desk') endSession({ isOwnWish: false })
  return answer as Envelope<Answered<E>>
}

function send(endpoint: Endpoint, input: object, options: DeskCallOptions): Promise<Envelope<unknown>> {
  if (endpoint.method === 'GET') return request(endpoint, input, {}, options)
  const headers = { 'content-type': 'application/json' }
  return request(endpoint, {}, { headers, body: JSON.stringify(input) }, options)
}

type Sent = { headers?: Record<string, string>; body?: string | FormData }

async function request(
  endpoint: Endpoint,
  query: object,
  { headers, ...sent }: Sent,
  { signal, isBackground, patience = timeout }: DeskCallOptions & { patience?: number },
): Promise<Envelope<unknown>> {
  const { locale } = preferences.get()
  const state = session.get()
  const token = state.kind === 'in' ? state.session.token : null
  const within = AbortSignal.timeout(patience)
  try {
    const response = await fetch(`/api/${endpoint.path}?${encodeForm({ ...query, lang: locale })}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(token ? { 'desk-token': token } : {}),
        ...(isBackground ? { 'desk-background': '1' } : {}),
        ...headers,
      },
      ...sent,
      signal: signal ? AbortSignal.any([within, signal]) : within,
    })
    const body: unknown = await response.json().catch(() => null)
    if (typeof body === 'object' && body !== null && 'code' in body) return body as Envelope<unknown>
    return { code: response.status, msg: answerWords(locale).noAnswer, data: { reason: 'internal' } }
  } catch (error) {
    if (signal?.aborted) throw error
    return { code: 0, msg: answerWords(locale).noAnswer, data: { reason: 'unavailable' } }
  }
}

export const newRequestId = () => crypto.randomUUID()
