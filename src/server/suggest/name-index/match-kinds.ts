/**
 * Which part of a name was typed, and what typing all of it, or its beginning, scores. A typing mistake is forgiven only
 * where a name begins: everything else has too many neighbours.
 */
type MatchKind = Readonly<{ whole: number; start: number; forgiven: boolean }>

const kinds = {
  name: { whole: 100, start: 50, forgiven: true },
  /** What is left of a hotel's name after the city and "Hotel", and what people remember of it. */
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

/** From here on a name was typed as a whole, and nobody needs to guess what was meant. */
export const WHOLE_NAME = 80

const withTypo = { whole: 30, start: 5 }

const names = Object.keys(kinds) as MatchKindName[]
const all: readonly MatchKind[] = names.map((name) => kinds[name])

/** Kinds are stored as bytes: their place in the table. */
export const kindNumber = Object.fromEntries(names.map((name, at) => [name, at])) as Readonly<
  Record<MatchKindName, number>
>
export const isNameStart = (kind: number): boolean => all[kind]!.forgiven

/** Scores by the number of the kind; 0 where it does not count. */
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
/** How being well known weighs against an exact match. */
export const popularityScore = (weight: number): number => scorePerDoubling * Math.log2(1 + weight)
