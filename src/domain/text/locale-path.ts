import type { Locale } from './locale.ts'

/** Paths without a language: they have no `/zh` variant. */
const withoutLanguage =
  /^\/(api|media|assets|dev|desk|apps|sitemap[^/]*|robots\.txt|favicon[^/]*|manifest[^/]*|metrics)(\/|$)/

export const hasLanguage = (path: string) => !withoutLanguage.test(path)

/** `/zh/docs/faq` is the Chinese `/docs/faq`; `/zhejiang` is an English path. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/zh' || path === '/zh/') return { locale: 'zh', path: '/' }
  if (path.startsWith('/zh/')) return { locale: 'zh', path: path.slice(3) }
  return { locale: 'en', path }
}

export function joinLocale(path: string, locale: Locale): string {
  if (locale === 'en' || !hasLanguage(path)) return path
  return path === '/' ? '/zh' : `/zh${path}`
}
