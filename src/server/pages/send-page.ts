import type { FastifyReply, FastifyRequest } from 'fastify'
import { CHOICE_DAYS } from '#domain/browser-storage.ts'
import { quickEncodingFor } from '../http/encoding.ts'
import { isHeld } from '../http/etag.ts'
import { partsOf, type WhereTo } from '../redirects/where-to.ts'
import { compressedPage, type RenderedPage, wholePage } from './page-cache.ts'

export const outsideLanguages = /^\/(dev|apps)\//

export function sendRedirect(reply: FastifyReply, { location, status, language }: WhereTo) {
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

export async function sendPage(request: FastifyRequest, reply: FastifyReply, { page, isUsual }: Sent) {
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
/** Needs a guest, an order or a link that can be revoked. */
const personal =
  /^(?:\/zh)?\/(?:center|hreserve|hotels\/(?:alipayPre|inquiryfee|pay)|lists|trips|stop-alerts?|undo-login-change|dev)(?:[/?]|$)/
export const isPersonal = (address: string) => personal.test(address) || previewed.test(address)

/** The front page may redirect to `/zh` by cookie: it is private. */
const isShared = (request: FastifyRequest, { status }: RenderedPage) =>
  status === 200 &&
  !privatePages.has(partsOf(request.url).path) &&
  !revocable.test(request.url) &&
  !outsideLanguages.test(request.url) &&
  request.cookies.USER_TOEKN === undefined
