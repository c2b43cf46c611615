/** Where dots stand, by their numbers, and which district each belongs to. */
export type Dots = { readonly x: Float64Array; readonly y: Float64Array; readonly part: Int16Array }
/** Dots that lie on each other, and the box around them. */
export type DotCluster = {
  readonly members: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type Rule = { readonly reach: number; readonly least: number; readonly widest: number }

/** A knot that is too wide is cut finer, at most so often. */
const finer = 0.72
const mostCuts = 4
const column = 2e7

/**
 * Dots of one district that are linked by steps of no more than the reach (single linkage); those of fewer than `least`
 * dots are none.
 */
export function dotClustersOf(which: readonly number[], dots: Dots, rule: Rule, cuts = 0): DotCluster[] {
  const clusters: DotCluster[] = []
  for (const members of linkedSets(which, dots, rule.reach)) {
    if (members.length < rule.least) continue
    const cluster = boxed(members, dots)
    const isWide = Math.max(cluster.right - cluster.left, cluster.bottom - cluster.top) > rule.widest
    if (isWide && cuts < mostCuts)
      clusters.push(...dotClustersOf(members, dots, { ...rule, reach: rule.reach * finer }, cuts + 1))
    else clusters.push(cluster)
  }
  return clusters
}

function linkedSets(which: readonly number[], { x, y, part }: Dots, reach: number): number[][] {
  const parents = new Int32Array(x.length)
  for (const dot of which) parents[dot] = dot
  const rootOf = (dot: number): number => {
    let root = dot
    while (parents[root] !== root) root = parents[root]!
    for (let at = dot; parents[at] !== root; ) {
      const next = parents[at]!
      parents[at] = root
      at = next
    }
    return root
  }
  const join = (a: number, b: number) => {
    parents[rootOf(a)] = rootOf(b)
  }
  // In squares of reach / √2 whoever shares one is linked at once; between squares the first near pair is enough.
  const side = reach / Math.SQRT2
  const byPart = Map.groupBy(which, (dot) => part[dot]!)
  for (const dots of byPart.values()) {
    const squares = new Map<number, number[]>()
    for (const dot of dots) {
      const square = Math.floor(x[dot]! / side) * column + Math.floor(y[dot]! / side)
      const held = squares.get(square)
      if (!held) squares.set(square, [dot])
      else {
        held.push(dot)
        join(dot, held[0]!)
      }
    }
    for (const [square, held] of squares)
      for (const step of neighbours) {
        const others = squares.get(square + step)
        if (others && rootOf(held[0]!) !== rootOf(others[0]!) && areNear(held, others, { x, y }, reach))
          join(held[0]!, others[0]!)
      }
  }
  return [...Map.groupBy(which, rootOf).values()]
}

/** Half of the squares around: the other half looks this way. */
const neighbours = [0, 1, 2].flatMap((right) =>
  [-2, -1, 0, 1, 2].filter((down) => right > 0 || down > 0).map((down) => right * column + down),
)

const areNear = (
  held: readonly number[],
  others: readonly number[],
  { x, y }: Pick<Dots, 'x' | 'y'>,
  reach: number,
) => held.some((a) => others.some((b) => (x[a]! - x[b]!) ** 2 + (y[a]! - y[b]!) ** 2 <= reach * reach))

function boxed(members: readonly number[], { x, y }: Dots): DotCluster {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const dot of members) {
    left = Math.min(left, x[dot]!)
    right = Math.max(right, x[dot]!)
    top = Math.min(top, y[dot]!)
    bottom = Math.max(bottom, y[dot]!)
  }
  return { members, left, right, top, bottom }
}
