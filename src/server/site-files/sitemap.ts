import { type Locale, locales } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Pages of one kind, by their path without language; read in parts, because there may be very many. */
export type SitemapSource = Readonly<{
  name: string
  count: () => Promise<number>
  paths: (from: number, to: number) => Promise<readonly string[]>
}>

/** A file may have 50,000 URLs and 50 MB: these are 10,000 URLs in about 6 MB. */
export const pathsPerFile = 5_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const languages: readonly [hreflang: string, locale: Locale][] = [
  ['en', 'en'],
  ['zh-CN', 'zh'],
  ['x-default', 'en'],
]

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => marks[mark]!)

/** The names of all files: `places-1`, `places-2`, … */
export async function sitemapFiles(sources: readonly SitemapSource[]): Promise<string[]> {
  const counts = await Promise.all(sources.map(async ({ name, count }) => ({ name, all: await count() })))
  return counts.flatMap(({ name, all }) =>
    Array.from({ length: Math.ceil(all / pathsPerFile) }, (_, at) => `${name}-${at + 1}`),
  )
}

export function sitemapIndex(origin: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escaped(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${schema}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const pathsAtOnce = 250

/** Every page once per language, each with its alternates; a few hundred lines at a time. */
export function* sitemapFile(origin: string, paths: readonly string[]): Generator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (let at = 0; at < paths.length; at += pathsAtOnce)
    yield paths
      .slice(at, at + pathsAtOnce)
      .map((path) => sitemapEntry(origin, path))
      .join('')
  yield '</urlset>\n'
}

function sitemapEntry(origin: string, path: string): string {
  const address = (locale: Locale) => escaped(origin + joinLocale(path, locale))
  const twins = languages.map(
    ([hreflang, locale]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(locale)}"/>`,
  )
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${twins.join('')}</url>\n`).join('')
}
