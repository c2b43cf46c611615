/** Two letters of a name: of its first and last word, or the last two of a Chinese one. Empty without a name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const [first] = words
  if (!first) return ''
  if (/\p{Script=Han}/u.test(first)) return [...words.join('')].slice(-2).join('')
  const ends = words.length > 1 ? [first, words.at(-1)!] : [first]
  return ends.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('')
}
