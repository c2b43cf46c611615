import type { Locale } from '#domain/text/locale.ts'

/** Sent with every call, together with `lang`. */
export const platform = '1'

/** A scalar input as text; undefined for objects and lists. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

// A `Map`, because a plain object also has inherited keys such as `constructor`.
const languages: ReadonlyMap<string | undefined, Locale> = new Map([
  ['en', 'en'],
  ['en-us', 'en'],
])

/** The language of a response: Chinese unless English is requested. */
export const localeOfCall = (lang: unknown): Locale => languages.get(textOf(lang)?.toLowerCase()) ?? 'zh'

/** The same from a URL only. */
export function localeOfQuery(address: string): Locale {
  const at = address.indexOf('?')
  return localeOfCall(at < 0 ? undefined : new URLSearchParams(address.slice(at)).get('lang'))
}
