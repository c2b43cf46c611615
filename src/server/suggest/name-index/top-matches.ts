/** An owner by its number, the quality of its match, and its score with popularity. */
export type Match = Readonly<{ owner: number; quality: number; score: number }>

export type TopMatches = ReturnType<typeof collectTop>

/** Collects the best matches, each owner once; of equals the lower number. */
export function collectTop(limit: number) {
  const top: Match[] = []
  const isBetter = (a: Match, b: Match) => a.score > b.score || (a.score === b.score && a.owner < b.owner)

  return {
    /** A lower score is not accepted. */
    leastScore: () => (top.length < limit ? 0 : top[top.length - 1]!.score),
    offer: (match: Match) => {
      const known = top.findIndex(({ owner }) => owner === match.owner)
      if (known >= 0 && match.score <= top[known]!.score) return
      if (known >= 0) top.splice(known, 1)
      let at = top.length
      while (at > 0 && isBetter(match, top[at - 1]!)) at--
      top.splice(at, 0, match)
      if (top.length > limit) top.pop()
    },
    all: (): readonly Match[] => top,
  }
}
