import { reviewAuthor } from './review-sums.ts'

/**
 * A person's name as shown to others: `Ada L.`, `李**`. An e-mail address is shortened to its first letter; an
 * empty name stays empty.
 */
export function publicName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const [letter = '', ...rest] = [...first]
  const isHidden = /\p{Script=Han}/u.test(letter) || first.includes('@')
  if (isHidden) return letter + '*'.repeat(Math.min(rest.length, 3))
  return words.length < 2 ? first : reviewAuthor({ first, last: words.at(-1)! })
}
