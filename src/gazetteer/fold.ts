import { simplify } from './simplify.ts'

/** Letters that Unicode does not take apart into a base and a mark. */
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
 * What remains of a text when case, accents, width and punctuation are forgotten: words of plain letters,
 * one space apart. Chinese is simplified; apostrophes and dots vanish, other signs part words.
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

/** Folded and without spaces, so that "newyork" and "New York" are one. */
export const squeeze = (text: string): string => fold(text).replaceAll(' ', '')

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text)
