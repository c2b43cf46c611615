import { reviewAuthor } from './review-sums.ts'

/** A guest's name as others may read it: `Ada L.`, `李**`; empty where there is none. */
export function publicName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  if (/^\p{Script=Han}/u.test(first)) return reviewAuthor({ first: '', last: [...first][0]! })
  return words.length < 2 ? first : reviewAuthor({ first, last: words.at(-1)! })
}
