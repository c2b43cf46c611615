import type { Locale } from '#domain/text/locale.ts'
import type { Answered, Asked, Endpoint, Envelope } from './endpoint.ts'

export type CallOptions = {
  /** No spinner and no toast: the page shows in place what comes of it. */
  quiet?: boolean
  signal?: AbortSignal
}

/** Asks the API: by fetch in the browser, in process while a page is rendered on the server. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Asked<E>,
  options?: CallOptions,
) => Promise<Envelope<Answered<E>>>

/** An address that no page has the shape of, or one whose changing part stands for nothing. */
export type LostKind = 'unmatched' | 'invalid'

/** What a page knows of the request it answers, besides its address. */
export type PageRequest = {
  readonly call: Call
  readonly locale: Locale
  readonly currency: string
  /** Scheme and host under which the site is known, for canonical links. */
  readonly origin: string
  /** What only the server's rendering needs: it stands in the HTML and is not sent a second time as data. */
  readonly unsent: Map<string, string>
  /** Tells scripts of ours from others while a page is rendered; nobody outside can know it, and it is not sent. */
  readonly scriptNonce: string | undefined
  /** Given where one page serves all lost addresses: which of them is wanted, so that it need not be rendered. */
  readonly leaveLost?: (kind: LostKind) => void
  /** Answers the page with another status than 200; says nothing in a browser. */
  readonly setStatus: (status: 410) => void
}
