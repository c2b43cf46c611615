import type { Locale } from '#domain/text/locale.ts'
import type { Answered, Asked, Endpoint, Envelope } from './endpoint.ts'

export type CallOptions = {
  /** No spinner and no toast: the page shows the result in place. */
  quiet?: boolean
  signal?: AbortSignal
  /** Offered in the toast of a success. */
  followUp?: { label: string; run: () => void }
}

/** Calls the API: by fetch in the browser, in process during server rendering. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Asked<E>,
  options?: CallOptions,
) => Promise<Envelope<Answered<E>>>

/** A URL that matches no route, or one whose parameter does not exist. */
export type LostKind = 'unmatched' | 'invalid'

/** The request context of a page, besides its URL. */
export type PageRequest = {
  readonly call: Call
  readonly locale: Locale
  readonly currency: string
  /** The site's public origin, for canonical links. */
  readonly origin: string
  /** Data for server rendering only: it is in the HTML and is not serialised again for hydration. */
  readonly unsent: Map<string, string>
  /** CSP nonce of our scripts during rendering; secret, and not serialised. */
  readonly scriptNonce: string | undefined
  /** Set if one shared page serves all not-found URLs: reports the kind, so that rendering can stop. */
  readonly leaveLost?: (kind: LostKind) => void
  /** Sets another status than 200; no effect in a browser. */
  readonly setStatus: (status: 410) => void
}
