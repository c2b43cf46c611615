import type { Locale } from '#domain/text/locale.ts'

/** Inputs that every call may carry beside its own; they choose the language and identify nobody. */
export type CommonInputs = { uid?: string; amail?: string; platform?: string; lang?: string }
export const platform = '1'

/** What a caller sent as one text; undefined for groups and lists, which cannot be made one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

// What a caller sends is looked up in a `Map`: a plain object also answers to `constructor` and its like.
const languages: ReadonlyMap<string | undefined, Locale> = new Map([
  ['en', 'en'],
  ['en-us', 'en'],
])

/** The language of an answer: Chinese unless English is asked for. */
export const localeOfCall = (lang: unknown): Locale => languages.get(textOf(lang)?.toLowerCase()) ?? 'zh'

/** The same where nothing but an address is known. */
export function localeOfQuery(address: string): Locale {
  const at = address.indexOf('?')
  return localeOfCall(at < 0 ? undefined : new URLSearchParams(address.slice(at)).get('lang'))
}
