import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hasLanguage } from '#domain/text/locale-path.ts'
import { errorWords } from '#words/errors/errors.ts'
import { isUnavailable } from '../db/faults.ts'
import { sendUnavailable } from '../http/database-gate.ts'
import { failure, Overloaded, type Respond } from '../http/dispatch.ts'
import { sendFallback } from '../http/fallback-page.ts'
import type { MachineGate } from '../http/gates.ts'
import { sendOverloadedPage } from '../http/limits/admission.ts'
import type { AdmissionQueue } from '../http/limits/admission-queue.ts'
import { type FindRule, partsOf, whereTo } from '../redirects/where-to.ts'
import { wholePage } from './page-cache.ts'
import type { OutsideParts } from './page-policy.ts'
import { localeOf, pageLifeMs, type RecentPages } from './recent-pages.ts'
import { createRenderPage, DatabaseAway, type Pages } from './render-page.ts'
import { outsideLanguages, sendPage, sendRedirect } from './send-page.ts'
import type { SharedAsset } from './shared-assets.ts'

type Options = {
  pages: Pages
  /** Files of the operator's brand, served elsewhere. */
  brandFiles: ReadonlySet<string>
  recent: RecentPages
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

/** The one seam between the server and React: every request that is neither API nor file is a page. */
export function servePages(
  app: FastifyInstance,
  {
    pages,
    brandFiles,
    recent,
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
    const locale = localeOf(request)
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
      if (moved) return sendRedirect(reply, moved)
      recent.setOffered(await currencies())
      const shown = recent.shownTo(request)
      const render = async () => {
        const leave = await admission.entered('browsing')
        return renderPage({ address: request.url, ...shown }).finally(leave)
      }
      const page = await (pages.live ? render() : recent.get(request, shown, render))
      if (page.status === 404) request.log.info(lostWords(wholePage(page).toString(), path))
      return sendPage(request, reply, { page, isUsual: shown.isUsual })
    } catch (error) {
      if (isPassing(error) && (await recent.sendStale(request, reply))) return reply
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

const isPage = (path: string) => hasLanguage(path) || outsideLanguages.test(path)

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
