import { reviewAuthor } from './review-sums.ts'

/** A person's name as others may read it: `Ada L.`, `李**`; of an address its first letter; empty where there is none. */
export function publicName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const [letter = '', ...rest] = [...first]
  const isHidden = /\p{Script=Han}/u.test(letter) || first.includes('@')
  if (isHidden) return letter + '*'.repeat(Math.min(rest.length, 3))
  return words.length < 2 ? first : reviewAuthor({ first, last: words.at(-1)! })
}
