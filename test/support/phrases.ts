import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const wordsFolder = join(import.meta.dirname, '../../src/words')

type Phrases = Readonly<Record<string, unknown>>
/** `file` is the path below src/words, `where` its last part. */
export type Said = Readonly<{ file: string; where: string; key: string; text: string }>

/** Sample arguments of every type that a phrase may take: a number, a date, an instant, a name. */
const facts: readonly (readonly unknown[])[] = [
  [3, 4, 5, 6],
  [1, 1, 1, 1],
  ['2026-12-16', '2026-12-18', 'Paris', 'Paris'],
  ['2026-12-16T18:00:00+09:00', '¥1,234', '¥1,234', '¥1,234'],
  ['Paris', 2_345, 'Lyon', true],
  ['Paris', 8.5, 2_345, 1],
  [8.5, 'Paris', 1_200, 1],
  [2_345, 'Paris'],
  ['room_only', 2],
  ['breakfast', 2],
  ['seen'],
  ['retry'],
  ['elsewhere'],
  [['Paris', 'Lyon'], ['Paris']],
  [[1, 2], [7]],
  ['Paris', ['Paris', 'Lyon'], ['Nice']],
  [{ name: 'Paris', city: 'Lyon', district: null, stars: 4, score: 8.5, reviews: 2_345, demo: true }],
  [{ first: '2026-12-16', last: '2026-12-18', weekdays: [0, 5] }],
]

/** The phrase with each set of sample arguments; sets that do not fit are skipped. */
function spoken(phrase: unknown): string[] {
  if (typeof phrase === 'string') return [phrase]
  if (Array.isArray(phrase)) return phrase.flatMap(spoken)
  if (typeof phrase !== 'function') return []
  return facts.flatMap((given) => {
    try {
      const text: unknown = phrase(...given)
      return typeof text === 'string' && !/undefined|NaN|Invalid|\[object|null/.test(text) ? [text] : []
    } catch {
      return []
    }
  })
}

const isBilingual = (value: unknown): value is { en: string; zh: string } =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value

/** Every phrase of a module: bilingual tables, functions of a locale, and bilingual pairs at any depth. */
function phrasesOf(file: string, value: unknown, locale: 'en' | 'zh', key: string): Said[] {
  const where = basename(file)
  if (isBilingual(value)) return spoken(value[locale]).map((text) => ({ file, where, key, text }))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => phrasesOf(file, inner, locale, name))
  if (typeof value !== 'function' || value.length !== 1) return []
  const table: unknown = attempt(() => value(locale))
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table as Phrases).flatMap(([name, phrase]) =>
    spoken(phrase).map((text) => ({ file, where, key: name, text })),
  )
}

function attempt(deed: () => unknown): unknown {
  try {
    return deed()
  } catch {
    return null
  }
}

export const files = readdirSync(wordsFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
)
const modules = await Promise.all(
  files.map(async (file) => ({ file, exports: await import(join(wordsFolder, file)) })),
)
const all = (locale: 'en' | 'zh') =>
  modules.flatMap(({ file, exports }) =>
    Object.entries(exports as Phrases).flatMap(([name, value]) => phrasesOf(file, value, locale, name)),
  )
export const chinese = all('zh')
export const english = all('en')

export const offending = (phrases: readonly Said[], pattern: RegExp, allowed = /$^/) =>
  phrases.flatMap(({ where, key, text }) =>
    pattern.test(text) && !allowed.test(`${where} ${key}`) ? [`${where} ${key}: ${text}`] : [],
  )
