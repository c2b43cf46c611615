import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHOICE_DAYS } from '#domain/browser-storage.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'
import { hasLanguage, splitLocale } from '#domain/text/locale-path.ts'
import { errorWords } from '#words/errors/errors.ts'
import { isUnavailable } from '../db/faults.ts'
import { sendUnavailable } from '../http/database-gate.ts'
import { failure, Overloaded, type Respond } from '../http/dispatch.ts'
import { quickEncodingFor } from '../http/encoding.ts'
import { isHeld } from '../http/etag.ts'
import { sendFallback } from '../http/fallback-page.ts'
import type { MachineGate } from '../http/gates.ts'
import { sendOverloadedPage } from '../http/limits/admission.ts'
import type { AdmissionQueue } from '../http/limits/admission-queue.ts'
import { type FindRule, partsOf, whereTo } from '../redirects/where-to.ts'
import { compressedPage, createPageCache, type RenderedPage, wholePage } from './page-cache.ts'
import type { OutsideParts } from './page-policy.ts'
import { createRenderPage, DatabaseAway, type Pages } from './render-page.ts'
import type { SharedAsset } from './shared-assets.ts'
import { createVisitorCurrency } from './visitor-currency.ts'

type Options = {
  pages: Pages
  /** Files of the operator's brand, served elsewhere. */
  brandFiles: ReadonlySet<string>
  /** The currency where the visitor's language means none. */
  homeCurrency: string
  admission: AdmissionQueue
  respond: Respond
  findRule: FindRule
  origin: () => string
  now: () => number
  outside: OutsideParts
  /** The picture of a URL to inline. */
  inlined: (address: string) => Promise<Buffer | null>
  /** Whether developer pages are served: to this machine only. */
  mayShowDev: MachineGate
  /** Currencies that prices can be shown in. */
  currencies: () => Promise<readonly string[]>
  /** A hashed file of another version that serves beside this one. */
  sharedAsset: (path: string) => Promise<SharedAsset | null>
}

/** The maximum age of a page. */
const pageLifeMs = 10_000
/** While this process is overloaded, or loses its database, an older page is better than none. */
const staleMs = 60_000

/** The one seam between the server and React: every request that is neither API nor file is a page. */
export function servePages(
  app: FastifyInstance,
  {
    pages,
    brandFiles,
    homeCurrency,
    admission,
    respond,
    findRule,
    origin,
    now,
    outside,
    inlined,
    mayShowDev,
    currencies,
    sharedAsset,
  }: Options,
) {
  const cached = createPageCache({ now, lifeMs: pageLifeMs, staleMs, isStaleBetter: isPassing })
  const visitorCurrency = createVisitorCurrency()
  const renderPage = createRenderPage({
    pages,
    respond,
    origin,
    now,
    lifeMs: pageLifeMs,
    outside,
    inlined,
  })
  if (pages.folder) serveAssets(app, pages.folder, brandFiles)

  app.setNotFoundHandler(async (request, reply) => {
    const { path, search } = partsOf(request.url)
    const locale = localeOf(path, request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send(failure('method_not_allowed', locale))
    }
    const shared = await sharedAsset(path)
    if (shared) return sendAsset(reply, shared)
    if (!isPage(path) || (path.startsWith('/dev/') && !mayShowDev(request))) {
      return reply.code(404).header('cache-control', 'no-store').send(failure('not_found', locale))
    }
    try {
      const moved = await whereTo({ path, search, languageCookie: request.cookies.setupLang }, findRule)
      if (moved) return redirect(reply, moved)
      const offered = await currencies()
      const usual =
        visitorCurrency(request.headers['accept-language'], offered) ??
        (offered.includes(homeCurrency) ? homeCurrency : DEFAULT_CURRENCY)
      const chosen = request.cookies.localcurrency
      const currency = chosen && offered.includes(chosen) ? chosen : usual
      const render = async () => {
        const leave = await admission.entered('browsing')
        return renderPage({ address: request.url, locale, currency }).finally(leave)
      }
      const page = await (pages.live ? render() : cached(`${locale} ${currency} ${request.url}`, render))
      if (page.status === 404) request.log.info(lostWords(wholePage(page).toString(), path))
      return sendPage(request, reply, { page, isUsual: currency === usual })
    } catch (error) {
      if (error instanceof Overloaded) return sendOverloadedPage(reply, locale, error)
      if (isPassing(error)) return sendUnavailable(request, reply)
      request.log.error({ err: error }, 'a page failed')
      reply.code(500).header('cache-control', 'private, no-store')
      return sendFallback(reply, locale, 'broken')
    }
  })
}

/** Reasons that have nothing to do with the page. */
const isPassing = (error: unknown) =>
  error instanceof Overloaded || error instanceof DatabaseAway || isUnavailable(error)

/** The page distinguishes an unmatched path from one that fails validation; so does the log. */
const lostWords = (html: string, path: string) =>
  html.includes('data-lost="invalid"') ? errorWords('en').invalid(path) : errorWords('en').unmatched(path)

const outsideLanguages = /^\/(dev|apps)\//
const isPage = (path: string) => hasLanguage(path) || outsideLanguages.test(path)

/** The prefix decides; a page without one follows the visitor's cookie. */
const localeOf = (path: string, request: FastifyRequest): Locale =>
  outsideLanguages.test(path) && request.cookies.setupLang === 'zh-cn' ? 'zh' : splitLocale(path).locale

function redirect(
  reply: FastifyReply,
  { location, status, language }: NonNullable<Awaited<ReturnType<typeof whereTo>>>,
) {
  if (language) {
    const value = language === 'zh' ? 'zh-cn' : 'en-us'
    reply.setCookie('setupLang', value, { path: '/', maxAge: CHOICE_DAYS * 86_400, sameSite: 'lax' })
  }
  const cache = status === 301 && !language ? 'public, max-age=3600' : 'private, no-store'
  return reply.header('cache-control', cache).redirect(location, status)
}

type Sent = {
  page: RenderedPage
  /** In the currency that Accept-Language means. */
  isUsual: boolean
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, isUsual }: Sent) {
  if (page.location)
    return reply.header('cache-control', 'private, no-store').redirect(page.location, page.status)
  const isPreview = previewed.test(request.url)
  const shared = isUsual && !isPreview && isShared(request, page)
  reply
    .header(
      'cache-control',
      shared
        ? 'public, max-age=10'
        : page.status === 200 && !isPreview
          ? 'private, no-cache'
          : 'private, no-store',
    )
    .header('vary', 'accept-encoding, accept-language, cookie')
  if (isPreview) reply.header('x-robots-tag', 'noindex')
  if (page.etag) reply.header('etag', page.etag)
  // A 304 keeps the policy of the cached page: a new policy would block that page's scripts.
  if (page.etag && page.status === 200 && isHeld(request.headers['if-none-match'], page.etag))
    return reply.code(304).send()
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (page.hints.length > 0) reply.header('link', page.hints.join(', '))
  reply.code(page.status).type('text/html; charset=utf-8')
  const encoding = quickEncodingFor(request.headers['accept-encoding'])
  if (!encoding || isSmall(page)) return reply.send(wholePage(page))
  return reply.header('content-encoding', encoding).send(await compressedPage(page, encoding))
}

const isSmall = ({ pieces }: RenderedPage) => pieces.length === 1 && pieces[0]!.length < 1_024

/** A hotel before it is published: only for those with the link. */
const previewed = /[?&]preview=/
/** A booking page is private in either language. */
const privatePages = new Set(['/', '/hreserve', '/zh/hreserve'])
/** A link to a list or trip can be revoked at any moment. */
const revocable = /^(?:\/zh)?\/(?:lists|trips)\//
/** The front page may redirect to `/zh` by cookie: it is private. */
const isShared = (request: FastifyRequest, { status }: RenderedPage) =>
  status === 200 &&
  !privatePages.has(partsOf(request.url).path) &&
  !revocable.test(request.url) &&
  !outsideLanguages.test(request.url) &&
  request.cookies.USER_TOEKN === undefined

const sendAsset = (reply: FastifyReply, { bytes, type }: SharedAsset) =>
  reply.code(200).type(type).header('cache-control', 'public, max-age=31536000, immutable').send(bytes)

/** Hashed files never change; files with a plain name, such as the icon, may. */
function serveAssets(app: FastifyInstance, folder: string, others: ReadonlySet<string>) {
  const files = {
    root: join(folder, 'client'),
    preCompressed: true,
    index: false as const,
    serve: false as const,
  }
  app.register(fastifyStatic, { ...files, prefix: '/' })
  app.get('/assets/*', async (request, reply) => {
    const file = `assets/${(request.params as { '*': string })['*']}`
    return reply.sendFile(file, { immutable: true, maxAge: '1y' })
  })
  const named = readdirSync(join(folder, 'client')).filter((name) =>
    /\.(svg|ico|png|webmanifest)$/.test(name),
  )
  for (const name of named.filter((each) => !others.has(each))) {
    app.get(`/${name}`, async (_, reply) => reply.sendFile(name, { maxAge: '1d' }))
  }
  // Revalidated at every visit: an old service worker would keep serving its cache.
  app.get('/service-worker.js', async (_, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('service-worker.js', { cacheControl: false }),
  )
}
