export const letterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter}`

type Lettered = { readonly letter: string | null }

/** The letters that a list has, each once, in its order. */
export const lettersOf = (groups: readonly Lettered[]): string[] => [
  ...new Set(groups.flatMap(({ letter }) => letter ?? [])),
]

/** A letter leads to the first of its groups. */
export const isFirstOfLetter = (groups: readonly Lettered[], at: number) =>
  groups[at]?.letter !== null && groups[at]?.letter !== groups[at - 1]?.letter
