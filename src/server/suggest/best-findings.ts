/** An owner by number, how well its name fits what was typed, and how likely it is meant, fame included. */
export type Finding = Readonly<{ owner: number; match: number; points: number }>

export type BestFindings = ReturnType<typeof bestFindings>

/** Keeps the best few of very many, each owner once; of equals the lower number, which is the older one. */
export function bestFindings(limit: number) {
  const held: Finding[] = []
  const isBetter = (a: Finding, b: Finding) =>
    a.points > b.points || (a.points === b.points && a.owner < b.owner)

  return {
    /** With fewer points nobody enters. */
    least: () => (held.length < limit ? 0 : held[held.length - 1]!.points),
    offer: (finding: Finding) => {
      const { owner, points } = finding
      const known = held.findIndex((each) => each.owner === owner)
      if (known >= 0 && points <= held[known]!.points) return
      if (known >= 0) held.splice(known, 1)
      let at = held.length
      while (at > 0 && isBetter(finding, held[at - 1]!)) at--
      held.splice(at, 0, finding)
      if (held.length > limit) held.pop()
    },
    size: () => held.length,
    all: () => held,
  }
}
