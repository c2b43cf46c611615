import { joinLocale } from '#domain/addresses.ts'
import { locales } from '#domain/locale.ts'

/** What is personal, technical or only a step on the way is not for search engines. */
const closed = [
  '/api/',
  '/dev/',
  '/metrics',
  '/center',
  '/hreserve',
  '/hotels/alipayPre',
  '/hotels/inquiryfee',
]

export function robotsText(origin: string): string {
  const paths = new Set(closed.flatMap((path) => locales.map((locale) => joinLocale(path, locale))))
  const rules = [...paths].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
