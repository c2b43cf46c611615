import { readHand } from './hand.ts'
import { packagesOf } from './packages.ts'

type PinyinPro = {
  pinyin: (text: string, options: { toneType: 'none'; type: 'array' }) => string[]
  customPinyin: (readings: Record<string, string>) => void
}

export type Syllables = (zh: string) => string[]

/** Syllables of a Chinese name without tones; manual readings take precedence. */
export function pinyinReader(sources: string): Syllables {
  const { pinyin, customPinyin } = packagesOf(sources)('pinyin-pro') as PinyinPro
  customPinyin(Object.fromEntries(readHand('pinyin.tsv').map(([zh = '', reading = '']) => [zh, reading])))
  return (zh) =>
    pinyin(zh, { toneType: 'none', type: 'array' })
      .map((syllable) =>
        syllable
          .toLowerCase()
          .replaceAll('ü', 'v')
          .replace(/[^a-z]/g, ''),
      )
      .filter(Boolean)
}
