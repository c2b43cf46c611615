/** A suggestion with its score. */
export type Ranked<Item> = Readonly<{ item: Item; score: number }>

/**
 * The best of several kinds, limited in total. Each kind has a reserved share: hotels must not crowd out the station,
 * nor the reverse.
 */
export function mergeRanked<Item>(kinds: readonly (readonly Ranked<Item>[])[], limit: number): Item[] {
  const present = kinds.filter((kind) => kind.length > 0)
  const share = Math.max(1, Math.floor(limit / Math.max(1, present.length)))
  const sure = present.flatMap((kind) => kind.slice(0, share))
  const others = byScore(present.flatMap((kind) => kind.slice(share)))
  const chosen = byScore(sure).slice(0, limit)
  return byScore([...chosen, ...others.slice(0, limit - chosen.length)]).map(({ item }) => item)
}

const byScore = <Item>(some: readonly Ranked<Item>[]) => some.toSorted((a, b) => b.score - a.score)
