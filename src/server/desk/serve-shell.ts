import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Bilingual } from '#domain/text/locale.ts'

/** The page that loads the desk's bundle, from a build or from the bundler's development server. */
export type DeskShell = {
  readonly html: () => Promise<string>
  /** Absent while the bundler serves the files itself. */
  readonly folder?: string
}

/** The site's names for the login page, which has no session yet. */
const attribute = ({ en, zh }: Bilingual) =>
  `${en}|${zh}`.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Every URL below `/desk` serves the same page; the browser routes the rest. */
export async function serveDeskShell(app: FastifyInstance, { html, folder }: DeskShell, site: Bilingual) {
  const named = (text: string) =>
    text.replace(/(name="desk-site" content=")[^"]*/, (_, start) => start + attribute(site))
  for (const url of ['/desk', '/desk/*'])
    app.get(url, async (_, reply) => {
      if (folder) reply.header('content-security-policy', policy)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(named(await html()))
    })
  // The language is a preference of the desk, not a part of its addresses.
  for (const url of ['/zh/desk', '/zh/desk/*'])
    app.get(url, (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://desk')
      searchParams.set('lang', 'zh')
      return reply.redirect(`${pathname.slice('/zh'.length)}?${searchParams}`)
    })
  if (!folder) return
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
  })
}
