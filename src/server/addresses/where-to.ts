import { hasLanguage, joinLocale, splitLocale } from '#domain/addresses.ts'
import { legacyTarget } from '#domain/legacy-addresses.ts'
import type { Locale } from '#domain/locale.ts'

export type Rule = { readonly target: string; readonly permanent: boolean }
export type FindRule = (path: string) => Promise<Rule | null>

export type Visit = { path: string; search: string; languageCookie: string | undefined }
export type WhereTo = { location: string; status: 301 | 302; language?: Locale }

const mostHops = 10
const languageOf: Record<string, Locale> = { zh: 'zh', 'zh-cn': 'zh', en: 'en', 'en-us': 'en' }

/** Where a visitor is sent instead, in one hop whatever is to be mended; null when the address is right. */
export async function whereTo(visit: Visit, findRule: FindRule): Promise<WhereTo | null> {
  if (!hasLanguage(visit.path)) return null
  const { locale, path } = splitLocale(visit.path)
  const query = new URLSearchParams(visit.search)
  const asked = languageOf[query.get('lang')?.toLowerCase() ?? '']
  if (query.has('lang')) query.delete('lang')
  const search =
    query.size > 0 && visit.search.includes('lang=')
      ? `?${query}`
      : visit.search.includes('lang=')
        ? ''
        : visit.search

  const moved = await follow(withoutTrailingSlash(path), findRule)
  if (moved.target.startsWith('http')) return { location: moved.target, status: moved.permanent ? 301 : 302 }

  const remembered = languageOf[visit.languageCookie?.toLowerCase() ?? '']
  const home = visit.path === '/' && !asked && remembered === 'zh'
  const location = joinLocale(moved.target, asked ?? (home ? 'zh' : locale)) + search
  if (location === visit.path + visit.search) return null
  const forGood = moved.target !== path && moved.permanent
  return { location, status: forGood ? 301 : 302, ...(asked ? { language: asked } : {}) }
}

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** Follows rules and legacy addresses to their end; a circle leads nowhere and is left alone. */
async function follow(path: string, findRule: FindRule): Promise<{ target: string; permanent: boolean }> {
  let target = path
  let permanent = true
  for (let hop = 0; hop < mostHops; hop++) {
    const rule = await findRule(target)
    const next = rule?.target ?? legacyTarget(target)
    if (!next || next === target) return { target, permanent }
    permanent &&= rule?.permanent ?? true
    if (next.startsWith('http')) return { target: next, permanent }
    target = next
  }
  return { target: path, permanent: true }
}
