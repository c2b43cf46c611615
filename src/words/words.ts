import type { Locale } from '#domain/text/locale.ts'

type Phrase = string | ((...facts: never[]) => string)

/** Both languages side by side: a missing, extra or differently typed phrase does not compile. */
export const words =
  <Texts extends Record<string, Phrase>>(texts: { en: Texts; zh: NoInfer<Texts> }) =>
  (locale: Locale): Texts =>
    texts[locale]
