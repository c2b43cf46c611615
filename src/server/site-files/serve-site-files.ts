import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type Bilingual, type Locale, locales } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { appWords } from '#words/site/app.ts'
import { manifestOf } from './manifest.ts'
import { pathsPerFile, type SitemapSource, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

type Options = { origin: () => string; name: Bilingual; sources: readonly SitemapSource[] }

const forAnHour = 'public, max-age=3600'
const forADay = 'public, max-age=86400'
const offlinePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"
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
  '/hotels/pay',
]

function robotsText(origin: string): string {
  const paths = new Set(closed.flatMap((path) => locales.map((locale) => joinLocale(path, locale))))
  const rules = [...paths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** The page that the service worker shows without a connection; it is self-contained. */
function offlinePage(locale: Locale): string {
  const say = appWords(locale)
  return `<!doctype html><html lang="${locale === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say.offlineTitle}</title><style>
:root{color-scheme:light dark;--ground:#faf8f4;--ink:#0e1b33;--soft:#44506a;--action:#1f44b8;--line:#cfc8ba;--door:#0e1b33;--star:#ffb84d}
@media(prefers-color-scheme:dark){:root{--ground:#0c1424;--ink:#eef2fa;--soft:#b4bfd4;--action:#7aa2ff;--line:#3a486a;--door:#2a3a5e}}
body{font:17px/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--ground);max-width:34em;margin:16vh auto;padding:0 24px}
h1{font-size:26px;line-height:1.3;margin:24px 0 12px}p{color:var(--soft)}
ul{list-style:none;padding:0;margin:24px 0 0;border-top:1px solid var(--line)}li a{display:block;padding:14px 0;border-bottom:1px solid var(--line);color:var(--action);text-decoration:none;font-weight:600}
.door{fill:var(--door)}.star{fill:var(--star)}</style></head><body>
<svg viewBox="0 0 26 32" width="44" height="54" aria-hidden="true"><path class="door" d="M1 32V13a12 12 0 0 1 24 0v19z"/><path class="star" d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z"/></svg>
<h1>${say.offlineTitle}</h1><p>${say.offlineText}</p>
<ul><li><a href="${joinLocale('/center/order', locale)}">${say.offlineOrders}</a></li><li><a href="">${say.offlineAgain}</a></li></ul></body></html>`
}
