import type { Bilingual } from '#domain/text/locale.ts'
import type { CityKind } from '#gazetteer/city.ts'

/** "400 m", "2.3 km", "18 km". */
export function distance(metres: number): Bilingual {
  if (metres < 950) {
    const tidy = Math.max(50, Math.round(metres / 50) * 50)
    return { en: `${tidy} m`, zh: `${tidy}米` }
  }
  const tenths = Math.round(metres / 100)
  const km =
    tenths >= 100
      ? String(Math.round(tenths / 10))
      : tenths % 10 === 0
        ? String(tenths / 10)
        : (tenths / 10).toFixed(1)
  return { en: `${km} km`, zh: `${km}公里` }
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const inWords = (count: number) => numbers[count] ?? String(count)

/** Walking minutes at an easy pace, allowing for detours. */
export const walkMinutes = (metres: number) => Math.max(2, Math.round(metres / 62))

/** Whether the distance is walkable. */
export const isWalk = (metres: number) => metres <= 1_300

/** "a six-minute walk", "a 14-minute walk". */
export function walk(metres: number): Bilingual {
  const minutes = walkMinutes(metres)
  const article = minutes === 8 || minutes === 11 || minutes === 18 ? 'an' : 'a'
  return { en: `${article} ${inWords(minutes)}-minute walk`, zh: `步行约${minutes}分钟` }
}

const centres: Readonly<Record<CityKind, Bilingual>> = {
  city: { en: 'the city centre', zh: '市中心' },
  town: { en: 'the town centre', zh: '镇中心' },
  village: { en: 'the village centre', zh: '村中心' },
  island: { en: 'the main village', zh: '主要村镇' },
}
export const centreOf = (kind: CityKind): Bilingual => centres[kind]

const starWords = ['', 'one', 'two', 'three', 'four', 'five']
export const starsInWords = (stars: number): Bilingual => ({
  en: `${starWords[stars]}-star`,
  zh: `${'零一二三四五'[stars]}星级`,
})

export const waters = {
  sea: { en: 'the sea', zh: '海边' },
  lake: { en: 'the water', zh: '水边' },
  river: { en: 'the water', zh: '水边' },
} as const

/** "a, b and c" · a、b和c */
export function listed(items: readonly Bilingual[]): Bilingual {
  const last = items.at(-1)!
  const before = items.slice(0, -1)
  if (before.length === 0) return last
  return {
    en: `${before.map(({ en }) => en).join(', ')} and ${last.en}`,
    zh: `${before.map(({ zh }) => zh).join('、')}和${last.zh}`,
  }
}
