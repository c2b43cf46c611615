import { readTable } from './read-table.ts'

/** Letters that Unicode does not decompose into a base and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  ħ: 'h',
}

/**
 * Normalises text for searching: no case, accents, width or punctuation; words separated by one space.
 * Chinese is simplified; apostrophes and dots are removed, other punctuation separates words.
 */
export function fold(text: string): string {
  return simplify(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\u0300-\u036f.'’‘ʻʼ`´]/g, '')
    .replace(/[ßæœøłđðþıəħ]/g, (letter) => letters[letter]!)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** Folded and without spaces, so that "newyork" equals "New York". */
export const squeeze = (text: string): string => fold(text).replaceAll(' ', '')

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)

const simplified = new Map(
  readTable('traditional').flatMap(({ simplified = '', traditional = '' }) =>
    [...traditional].map((sign) => [sign, simplified]),
  ),
)

/** Converts traditional characters to simplified ones, one by one: 東京 → 东京. */
const simplify = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign)
