export const locales = ['en', 'zh'] as const
export type Locale = (typeof locales)[number]

/** A text that exists in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>
