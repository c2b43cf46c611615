import type { Bilingual, Locale } from '#domain/text/locale.ts'
import { fold } from '#gazetteer/fold.ts'

/** Pinyin collation, as a Chinese index is sorted. */
const bySound = new Intl.Collator('zh-u-co-pinyin')
const byEnglish = new Intl.Collator('en')

/** The first character of each letter in that order; no Chinese syllable begins with I, U or V. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨它穵夕丫帀'].map(
  (first, at) => ['ABCDEFGHJKLMNOPQRSTWXYZ'[at]!, first] as const,
)
const elsewhere = '#'

type Named = Readonly<{ name: Bilingual; initials?: string }>

/** The letters of a name in an English and in a Chinese index. */
export function letterOf({ name, initials = '' }: Named): Bilingual {
  return { en: latinLetter(name.en), zh: latinLetter(initials || name.zh, soundLetter) }
}

function latinLetter(text: string, otherwise: (text: string) => string = () => elsewhere): string {
  const first = fold(text).charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : otherwise(text)
}

const soundLetter = (text: string) =>
  firsts.findLast(([, first]) => bySound.compare(text, first) >= 0)?.[0] ?? elsewhere

type Listed = Named & Readonly<{ letter: Bilingual; pinyin?: string }>

/** The order of an index: by letter, then by name. A stored pinyin is more reliable than the collation. */
export const inOrder = (locale: Locale) => (a: Listed, b: Listed) => {
  if (a.letter[locale] !== b.letter[locale]) return a.letter[locale] < b.letter[locale] ? -1 : 1
  if (locale === 'en') return byEnglish.compare(a.name.en, b.name.en)
  if (a.pinyin && b.pinyin && a.pinyin !== b.pinyin) return a.pinyin < b.pinyin ? -1 : 1
  return bySound.compare(a.name.zh, b.name.zh)
}
