export type PersonName = { readonly first: string; readonly last: string }

// The long vowel mark belongs to no single script, and Japanese names have it; 〆, 々 and 〇 are Han.
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・\s]+$/u

/**
 * A person's full name as its script writes it: Chinese, Japanese and Korean names have the family name first and no
 * space (`林越`, `山田太郎`, `김민준`), all others the given name first. A family name in one script and a given name in
 * another are separated, because letters would run into characters (`陈 David`).
 */
export function fullName({ first, last }: PersonName): string {
  const [given, family] = [first.trim(), last.trim()]
  if (!given || !family) return given || family
  const isFamilyEastAsian = eastAsian.test(family)
  if (isFamilyEastAsian && eastAsian.test(given)) return family + given
  return isFamilyEastAsian ? `${family} ${given}` : `${given} ${family}`
}

/** A guest's name as shown to others: `Ada L.`, `李**`. */
export function abbreviatedName({ first, last }: { first: string; last: string }): string {
  if (/\p{Script=Han}/u.test(last)) return `${last}**`
  const [initial = ''] = last
  return initial ? `${first} ${initial.toLocaleUpperCase('en')}.` : first
}

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
  return words.length < 2 ? first : abbreviatedName({ first, last: words.at(-1)! })
}

/** The name in a greeting: the first word of a Latin name, and other names in full. */
export function greetingName(name: string): string {
  const full = name.trim()
  return /^\p{Script=Latin}/u.test(full) ? (full.split(/\s+/)[0] ?? full) : full
}
