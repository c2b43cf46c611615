import type { Locale } from '#domain/locale.ts'

/** Inputs that every call may carry beside its own; they choose the language and identify nobody. */
export type CommonInputs = { uid?: string; amail?: string; platform?: string; lang?: string }
export const platform = '1'

const languages: Record<string, Locale> = { en: 'en', 'en-us': 'en' }

/** The language of an answer: Chinese unless English is asked for. */
export const localeOfCall = (lang: unknown): Locale =>
  (typeof lang === 'string' ? languages[lang.toLowerCase()] : undefined) ?? 'zh'
