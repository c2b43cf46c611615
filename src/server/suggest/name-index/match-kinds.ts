/**
 * The matched part of a name, and the score of a whole or prefix match. A typo is forgiven only at the start of a
 * name: other parts have too many neighbours.
 */
type MatchKind = Readonly<{ whole: number; start: number; forgiven: boolean }>

const kinds = {
  name: { whole: 100, start: 50, forgiven: true },
  /** A hotel's name without the city and "Hotel", which is the part that people remember. */
  ownName: { whole: 95, start: 48, forgiven: true },
  otherName: { whole: 95, start: 45, forgiven: true },
  /** Less than a name: bali is the pinyin of 巴黎, and means Bali. */
  pinyin: { whole: 85, start: 40, forgiven: true },
  ownPinyin: { whole: 80, start: 38, forgiven: true },
  initials: { whole: 60, start: 10, forgiven: false },
  ownInitials: { whole: 40, start: 8, forgiven: false },
  laterWord: { whole: 32, start: 25, forgiven: false },
  laterPinyin: { whole: 20, start: 15, forgiven: false },
} satisfies Record<string, MatchKind>

export type MatchKindName = keyof typeof kinds

/** From this score on a whole name was typed, and no fuzzy match is needed. */
export const WHOLE_NAME = 80

const withTypo = { whole: 30, start: 5 }

const names = Object.keys(kinds) as MatchKindName[]
const all: readonly MatchKind[] = names.map((name) => kinds[name])

/** Kinds are stored as bytes: their index in the table. */
export const kindNumber = Object.fromEntries(names.map((name, at) => [name, at])) as Readonly<
  Record<MatchKindName, number>
>
export const isNameStart = (kind: number): boolean => all[kind]!.forgiven

/** Scores by the number of the kind; 0 if it does not count. */
export type Scores = Readonly<{ whole: Uint8Array; start: Uint8Array }>
export const exactScores: Scores = {
  whole: Uint8Array.from(all, ({ whole }) => whole),
  start: Uint8Array.from(all, ({ start }) => start),
}
export const typoScores: Scores = {
  whole: Uint8Array.from(all, ({ forgiven }) => (forgiven ? withTypo.whole : 0)),
  start: Uint8Array.from(all, ({ forgiven }) => (forgiven ? withTypo.start : 0)),
}

const scorePerDoubling = 10
/** The weight of popularity against an exact match. */
export const popularityScore = (weight: number): number => scorePerDoubling * Math.log2(1 + weight)
