/**
 * What part of a name was typed, and how many points typing all of it, or its beginning, is worth. A slip of the
 * fingers is forgiven only where a name begins: everything else has too many neighbours.
 */
type NameKind = Readonly<{ whole: number; start: number; forgiven: boolean }>

const kinds = {
  name: { whole: 100, start: 50, forgiven: true },
  /** What is left of a hotel's name after the city and "Hotel", and what people remember of it. */
  ownName: { whole: 95, start: 48, forgiven: true },
  otherName: { whole: 95, start: 45, forgiven: true },
  /** Less than a name: bali is the pinyin of 巴黎, and means Bali. */
  spoken: { whole: 85, start: 40, forgiven: true },
  ownSpoken: { whole: 80, start: 38, forgiven: true },
  initials: { whole: 60, start: 10, forgiven: false },
  ownInitials: { whole: 40, start: 8, forgiven: false },
  laterWord: { whole: 32, start: 25, forgiven: false },
  laterSpoken: { whole: 20, start: 15, forgiven: false },
} satisfies Record<string, NameKind>

export type NameKindName = keyof typeof kinds

const names = Object.keys(kinds) as NameKindName[]
/** Kinds are stored as bytes: the place in these lists. */
export const kindNumber = Object.fromEntries(names.map((name, at) => [name, at])) as Readonly<
  Record<NameKindName, number>
>
const all: readonly NameKind[] = names.map((name) => kinds[name])
export const wholePoints = Uint8Array.from(all, ({ whole }) => whole)
export const startPoints = Uint8Array.from(all, ({ start }) => start)
export const isForgiven = Uint8Array.from(all, ({ forgiven }) => Number(forgiven))

/** How fame weighs against an exact match. */
const pointsPerDoubling = 10
export const famePoints = (weight: number): number => pointsPerDoubling * Math.log2(1 + weight)
