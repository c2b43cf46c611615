import type { Call, CallOptions } from '#contract/call.ts'
import { platform } from '#contract/common-inputs.ts'
import { encodeForm, encodePairs } from '#contract/encode.ts'
import type { Endpoint, Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { answerWords } from '#words/errors/form-messages.ts'

export const requestTimeout = 20_000

/** The signed-in user of this device; null for a visitor, whose calls carry no personal data. */
export type Identity = { uid: string; amail: string; token: string } | null

/** Sees every call begin and end: the spinner, the toasts and the end of a session hang on it. */
export type CallObserver = {
  begin?: (endpoint: Endpoint, options: CallOptions) => void
  end?: (endpoint: Endpoint, options: CallOptions, answer: Envelope<unknown> | null) => void
  /** When the service worker made the copy that it answered with; null for an answer of the server. */
  stored?: (at: string | null) => void
}

type Options = {
  locale: Locale
  identity: () => Identity
  observer?: CallObserver
  fetch?: typeof fetch
  now?: () => number
  zone?: string
}

/** Evaluated lazily: reading the time zone takes 25 ms, and four times that on a phone, which would delay hydration. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Resolves with the envelope for every HTTP status; rejects only when no answer comes. */
export function createCall({
  locale,
  identity,
  observer = {},
  fetch = globalThis.fetch,
  now = Date.now,
  zone,
}: Options): Call {
  return (async (endpoint: Endpoint, input: object, options: CallOptions = {}) => {
    const me = identity()
    const common = { ...(me ? { uid: me.uid, amail: me.amail } : {}), platform, lang: locale }
    const fields = { ...common, ...input }
    const isGet = endpoint.method === 'GET'
    const timeout = AbortSignal.timeout(requestTimeout)
    observer.begin?.(endpoint, options)
    let answer: Envelope<unknown> | null = null
    try {
      // The query carries the language for refusals sent before the body is read.
      const query = encodeForm(isGet ? fields : { lang: locale })
      const response = await fetch(`/api/${endpoint.path}?${query}`, {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          token: String(now()),
          ...(me ? { authentic: me.token } : {}),
          // Personal responses use the time zone of the guest; public ones are the same for everybody.
          ...(isGet && !me ? {} : { 'time-zone': zone ?? zoneHere() }),
        },
        ...(isGet ? {} : { body: bodyOf(fields) }),
        signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
      })
      answer = await envelopeOf(response, locale)
      observer.stored?.(response.headers.get('stored-at'))
      return answer
    } finally {
      observer.end?.(endpoint, options, answer)
    }
  }) as Call
}

/** A form, which `fetch` labels by itself; with a file in it, a multipart one. */
function bodyOf(given: object): URLSearchParams | FormData {
  // A list that was emptied is sent as such; left out, it would stay as it was.
  const fields = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 0 ? '' : value,
    ]),
  )
  const file = Object.entries(fields).find(([, value]) => value instanceof Blob)
  if (!file) return new URLSearchParams(encodePairs(fields))
  const form = new FormData()
  for (const [name, value] of encodePairs({ ...fields, [file[0]]: undefined })) form.append(name, value)
  form.append(file[0], file[1])
  return form
}

/** A proxy in between may answer with its own page: that is a failure with that status, not a crash. */
async function envelopeOf(response: Response, locale: Locale): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Envelope<unknown>
  return { code: response.status, msg: answerWords(locale).noAnswer, data: { reason: 'internal' } }
}
