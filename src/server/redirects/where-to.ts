import { canonicalPath } from '#domain/text/canonical-path.ts'
import type { Locale } from '#domain/text/locale.ts'
import { hasLanguage, joinLocale, splitLocale } from '#domain/text/locale-path.ts'

export type Rule = { readonly target: string; readonly permanent: boolean }
export type FindRule = (path: string) => Promise<Rule | null>

/** The operator's rule, else ours. */
export const firstRule =
  (...finders: readonly FindRule[]): FindRule =>
  async (path) => {
    for (const find of finders) {
      const rule = await find(path)
      if (rule) return rule
    }
    return null
  }

export type Visit = { path: string; search: string; languageCookie: string | undefined }
export type WhereTo = { location: string; status: 301 | 302; language?: Locale }

/** A requested URL: its path in canonical form, its query unchanged. */
export function partsOf(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  if (at < 0) return { path: canonicalPath(address), search: '' }
  return {
    path: canonicalPath(address.slice(0, at)),
    search: address.length > at + 1 ? address.slice(at) : '',
  }
}

const mostHops = 10
const languages: ReadonlyMap<string, Locale> = new Map([
  ['zh', 'zh'],
  ['zh-cn', 'zh'],
  ['en', 'en'],
  ['en-us', 'en'],
])
const languageOf = (text: string) => languages.get(text.toLowerCase())

/** The redirect for a visit, in one hop for all corrections; null when the URL is canonical. */
export async function whereTo(visit: Visit, findRule: FindRule): Promise<WhereTo | null> {
  const { asked, search } = languageAsked(visit.search)
  // A page without a language prefix still remembers the requested language.
  if (!hasLanguage(visit.path)) {
    return asked && visit.path.startsWith('/apps/')
      ? { location: visit.path + search, status: 302, language: asked }
      : null
  }
  const { locale, path } = splitLocale(visit.path)
  const moved = await follow(withoutTrailingSlash(path), findRule)
  if (moved.target.startsWith('http')) return { location: moved.target, status: moved.permanent ? 301 : 302 }

  const remembered = languageOf(visit.languageCookie ?? '')
  const home = visit.path === '/' && !asked && remembered === 'zh'
  const location = joinLocale(moved.target, asked ?? (home ? 'zh' : locale)) + search
  if (location === visit.path + visit.search) return null
  const forGood = moved.target !== path && moved.permanent
  const language = asked ?? (locale === 'zh' && !hasLanguage(moved.target) ? locale : undefined)
  return { location, status: forGood ? 301 : 302, ...(language ? { language } : {}) }
}

/** The language that a query requests, and the query without it; one without `lang` is unchanged. */
function languageAsked(search: string): { asked: Locale | undefined; search: string } {
  const query = new URLSearchParams(search)
  if (!query.has('lang')) return { asked: undefined, search }
  const asked = languageOf(query.get('lang')!)
  query.delete('lang')
  return { asked, search: query.size > 0 ? `?${query}` : '' }
}

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

/** Follows rules to their end; a loop is ignored. */
export async function follow(
  path: string,
  findRule: FindRule,
): Promise<{ target: string; permanent: boolean }> {
  let target = path
  let permanent = true
  for (let hop = 0; hop < mostHops; hop++) {
    const rule = await findRule(target)
    const next = rule?.target
    if (!next || next === target) return { target, permanent }
    permanent &&= rule.permanent
    if (next.startsWith('http')) return { target: next, permanent }
    target = next
  }
  return { target: path, permanent: true }
}
