export type Locale = 'en' | 'zh'
export const locales: readonly Locale[] = ['en', 'zh']

/** A text that exists in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>
