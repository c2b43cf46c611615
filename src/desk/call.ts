import type { CallOptions } from '#contract/call.ts'
import { encodeForm } from '#contract/encode.ts'
import type { Answered, Asked, Endpoint, Envelope } from '#contract/endpoint.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { preferences } from './preferences.ts'
import { endSession, session } from './session.ts'

const timeout = 20_000

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

async function send(
  endpoint: Endpoint,
  input: object,
  { signal, isBackground }: DeskCallOptions,
): Promise<Envelope<unknown>> {
  const { locale } = preferences.get()
  const isGet = endpoint.method === 'GET'
  const state = session.get()
  const token = state.kind === 'in' ? state.session.token : null
  const within = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(
      `/api/${endpoint.path}?${encodeForm(isGet ? { ...input, lang: locale } : { lang: locale })}`,
      {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(token ? { 'desk-token': token } : {}),
          ...(isBackground ? { 'desk-background': '1' } : {}),
          ...(isGet ? {} : { 'content-type': 'application/json' }),
        },
        ...(isGet ? {} : { body: JSON.stringify(input) }),
        signal: signal ? AbortSignal.any([within, signal]) : within,
      },
    )
    const body: unknown = await response.json().catch(() => null)
    if (typeof body === 'object' && body !== null && 'code' in body) return body as Envelope<unknown>
    return { code: response.status, msg: answerWords(locale).noAnswer, data: { reason: 'internal' } }
  } catch (error) {
    if (signal?.aborted) throw error
    return { code: 0, msg: answerWords(locale).noAnswer, data: { reason: 'unavailable' } }
  }
}

export const newRequestId = () => crypto.randomUUID()
