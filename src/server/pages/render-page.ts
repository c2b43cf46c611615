import { hash, randomUUID } from 'node:crypto'
import type { Call, LostKind, PageRequest } from '#contract/call.ts'
import type { Endpoint, Failure } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import type { DeskShell } from '../desk/serve-shell.ts'
import type { Respond } from '../http/dispatch.ts'
import { partsOf } from '../redirects/where-to.ts'
import { composePage } from './compose-page.ts'
import { fillLostPath, lostTemplate } from './lost-page.ts'
import { createPageAnswers } from './page-answers.ts'
import { createTtlCache, type RenderedPage } from './page-cache.ts'
import { type OutsideParts, ownScriptHashes, pagePolicy, withoutNonce } from './page-policy.ts'
import type { PageStyle } from './page-style.ts'

/** The built React app: takes a request with its context, returns a page. */
export type Pages = {
  id: string
  folder?: string
  /** The style sheet of every page. */
  style?: PageStyle
  fetch: (request: Request, options: { context: PageRequest }) => Promise<Response>
  /** In development pages change at any time and contain the bundler's scripts. */
  live?: boolean
  desk?: DeskShell
}

type Options = {
  pages: Pages
  respond: Respond
  origin: () => string
  now: () => number
  /** The maximum age of a page. */
  lifeMs: number
  outside: OutsideParts
  /** The picture of a URL to inline. */
  inlined: (address: string) => Promise<Buffer | null>
}

type Asked = { readonly address: string; readonly locale: Locale; readonly currency: string }

/** The result of rendering a URL. */
type Rendering = {
  readonly html: string
  readonly nonce: string | undefined
  readonly status: number
  readonly location: string | null
  readonly etag: string
  readonly oldest: number
  /** Set if nothing was rendered and the not-found page is needed. */
  readonly lost: LostKind | null
}

/** A page without the data of the database is not served. */
export class DatabaseAway extends Error {}

/** Not-found templates to cache: a handful of kinds, in both languages and every currency. */
const MOST_TEMPLATES = 100

/**
 * Renders pages. All URLs that are not found in the same way share one rendering, so that random URLs cannot cause
 * load.
 */
export function createRenderPage({ pages, respond, origin, now, lifeMs, outside, inlined }: Options) {
  const answers = createPageAnswers({ respond, now, lifeMs: pages.live ? 0 : lifeMs })
  const templates = createTtlCache<Rendering>({ now, lifeMs, most: MOST_TEMPLATES })

  async function render({ address, locale, currency }: Asked, sharesLost: boolean): Promise<Rendering> {
    const etagSeeds: string[] = []
    const found: { oldest: number; isAway: boolean; status: number | null; lost: LostKind | null } = {
      oldest: now(),
      isAway: false,
      status: null,
      lost: null,
    }
    const call = (async (endpoint: Endpoint, input: object) => {
      const { envelope, etagSeed, at } = await answers(endpoint, input, locale)
      found.isAway ||= envelope.code !== 1 && (envelope as Failure).data.reason === 'unavailable'
      etagSeeds.push(etagSeed)
      found.oldest = Math.min(found.oldest, at)
      return envelope
    }) as Call
    const nonce = pages.live ? undefined : randomUUID()
    const context: PageRequest = {
      call,
      locale,
      currency,
      origin: origin(),
      unsent: new Map(),
      scriptNonce: nonce,
      setStatus: (status) => {
        found.status = status
      },
      ...(sharesLost ? { leaveLost: (kind) => void (found.lost = kind) } : {}),
    }
    const answer = await pages.fetch(new Request(origin() + address), { context })
    const html = await answer.text()
    if (found.isAway) throw new DatabaseAway()
    return {
      html,
      nonce,
      status: found.status ?? answer.status,
      location: answer.headers.get('location'),
      etag: etagOf([pages.id, currency, address, ...etagSeeds.sort()]),
      oldest: found.oldest,
      lost: found.lost,
    }
  }

  async function pageOf({ html, nonce, status, location, etag, oldest }: Rendering): Promise<RenderedPage> {
    const bytes = Buffer.from(nonce ? withoutNonce(html, nonce) : html)
    return {
      status,
      ...(pages.live
        ? { pieces: [bytes], hints: [] }
        : await composePage(bytes, { style: pages.style, inlined })),
      etag,
      oldest,
      policy: nonce ? pagePolicy(ownScriptHashes(html, nonce), outside, pages.style) : '',
      ...(location ? { location } : {}),
      compressed: {},
    }
  }

  async function lostPage(kind: LostKind, { address, locale, currency }: Asked): Promise<RenderedPage> {
    const { path } = splitLocale(partsOf(address).path)
    const own = lostTemplate(kind, path)
    const template = await templates.get(`${locale} ${currency} ${own}`, () =>
      render({ address: locale === 'zh' ? `/zh${own}` : own, locale, currency }, false),
    )
    return pageOf({ ...template, html: fillLostPath(template.html, kind, path), etag: '' })
  }

  return async (asked: Asked): Promise<RenderedPage> => {
    const rendering = await render(asked, !pages.live)
    return rendering.lost ? lostPage(rendering.lost, asked) : pageOf(rendering)
  }
}

const etagOf = (parts: readonly string[]) =>
  `W/"${hash('sha256', parts.join(' '), 'base64url').slice(0, 22)}"`
