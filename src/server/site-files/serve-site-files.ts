import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Bilingual, locales } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { manifestOf } from './manifest.ts'
import { offlinePage, offlinePolicy } from './offline-page.ts'
import { pathsPerFile, type SitemapSource, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

type Options = { origin: () => string; name: Bilingual; sources: readonly SitemapSource[] }

const forAnHour = 'public, max-age=3600'
const forADay = 'public, max-age=86400'
const xml = 'application/xml; charset=utf-8'

/** Files with well-known names for search engines and browsers. */
export function serveSiteFiles(app: FastifyInstance, { origin, name, sources }: Options) {
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', forADay).send(robotsText(origin())),
  )
  app.get('/manifest.webmanifest', async (request, reply) => {
    const locale = /[?&]lang=zh\b/.test(request.url) ? 'zh' : 'en'
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', forADay)
      .send(JSON.stringify(manifestOf(name, locale)))
  })
  app.get('/offline.html', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', forAnHour)
      .header('content-security-policy', offlinePolicy)
      .send(offlinePage(/[?&]lang=zh\b/.test(request.url) ? 'zh' : 'en')),
  )
  app.get('/sitemap.xml', async (_, reply) => {
    const files = await sitemapFiles(sources)
    return reply.type(xml).header('cache-control', forAnHour).send(sitemapIndex(origin(), files))
  })
  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async ({ params }, reply) => {
    const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(params.file) ?? []
    const source = sources.find((each) => each.name === kind)
    const from = (Number(number) - 1) * pathsPerFile
    const paths = source ? await source.paths(from, from + pathsPerFile) : []
    if (paths.length === 0) return reply.callNotFound()
    return reply
      .type(xml)
      .header('cache-control', forAnHour)
      .send(Readable.from(sitemapFile(origin(), paths)))
  })
}

/** Personal, technical and intermediate pages are not indexed. */
const closed = [
  '/api/',
  '/dev/',
  '/metrics',
  '/center',
  '/hreserve',
  '/hotels/alipayPre',
  '/hotels/inquiryfee',
]

function robotsText(origin: string): string {
  const paths = new Set(closed.flatMap((path) => locales.map((locale) => joinLocale(path, locale))))
  const rules = [...paths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
