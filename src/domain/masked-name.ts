/** A person's name as others may see it: Marco P., 陈**; a single word keeps its first letter. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last] = [words[0]!, words.length > 1 ? words.at(-1) : undefined]
  if (last) return `${first} ${[...last][0]!.toLocaleUpperCase('en')}.`
  const [letter = '', ...rest] = [...first]
  return letter + '*'.repeat(Math.min(rest.length, 3))
}
