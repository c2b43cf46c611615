import { type DotCluster, dotClustersOf } from './dot-clusters.ts'
import { createFreeSpace, type FreeSpace } from './free-space.ts'
import type { Layout, LayoutWords, MapGroup } from './map-plan.ts'

type Grouped = {
  readonly groups: readonly MapGroup[]
  readonly isUnderGroup: Uint8Array
  /** Numbers of the districts whose names the groups carry. */
  readonly named: ReadonlySet<number>
  /** Where the dots of a named group lie: they stay in sight. */
  readonly quiet: FreeSpace
}

/** From here on every pin stands alone, and up to there a city is one crowd. */
const apartFrom = 16.5
const cityUpTo = 10.6
const rule = { reach: 9, least: 8, widest: 230 }
const leastNameless = 14
const edges = 26
const heights = { named: 44, nameless: 28 }
const wholeCity = -2

type Wanted = {
  readonly cluster: DotCluster
  readonly part: number
  readonly name: string | null
  readonly members: readonly number[]
}

export function placeGroups(layout: Layout, words: LayoutWords): Grouped {
  const { zoom, scene, dots, room } = layout
  const isUnderGroup = new Uint8Array(scene.pins.length)
  const named = new Set<number>()
  const quiet = createFreeSpace()
  if (!scene.isGrouped || zoom >= apartFrom) return { groups: [], isUnderGroup, named, quiet }
  const groups: MapGroup[] = []
  for (const wanted of wantedGroups(layout, isUnderGroup)) {
    const group = placed(layout, wanted, words)
    if (!group) continue
    room.take(group.box)
    groups.push(group)
    if (wanted.name === null) continue
    named.add(wanted.part)
    const { left, right, top, bottom } = wanted.cluster
    quiet.take({ x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top })
  }
  return { groups, isUnderGroup, named, quiet }

  /** Where half a district is knotted, the district itself is the group, with all that is in it. */
  function wantedGroups({ dots: { part } }: Layout, isUnder: Uint8Array): Wanted[] {
    const isFar = zoom < cityUpTo
    const priced = scene.pins.flatMap(({ pin }, at) => (pin.label === null ? [] : [at]))
    const parts = isFar ? part.map(() => wholeCity) : part
    const clusters = dotClustersOf(priced, { ...dots, part: parts }, rule).toSorted(
      (a, b) => b.members.length - a.members.length,
    )
    const sizes = Map.groupBy(priced, (at) => parts[at]!)
    const knotted = new Map<number, number>()
    const partOf = ({ members }: DotCluster) => parts[members[0]!]!
    for (const cluster of clusters)
      knotted.set(partOf(cluster), (knotted.get(partOf(cluster)) ?? 0) + cluster.members.length)
    const wanted = new Map<number | DotCluster, Wanted>()
    for (const cluster of clusters) {
      const of = partOf(cluster)
      const all = sizes.get(of)!
      const isWhole = of !== -1 && knotted.get(of)! >= (isFar ? 0.2 : 0.5) * all.length
      if (!isWhole && cluster.members.length < leastNameless) continue
      for (const at of cluster.members) isUnder[at] = 1
      const name = isFar ? scene.cityName : (scene.districts[of]?.name ?? null)
      if (!isWhole) wanted.set(cluster, { cluster, part: of, name: null, members: cluster.members })
      else if (!wanted.has(of)) wanted.set(of, { cluster, part: of, name, members: all })
    }
    return [...wanted.values()].toSorted(
      (a, b) => Number(b.name !== null) - Number(a.name !== null) || b.members.length - a.members.length,
    )
  }
}

const shifts = [
  [0, 0],
  [0, -18],
  [0, 18],
  [-26, 0],
  [26, 0],
  [-26, -18],
  [26, 18],
  [26, -18],
  [-26, 18],
] as const
const air = 5
/** A cloud of dots that is so much wider than its mark has it in the middle, a smaller one above. */
const wideCloud = 36

function placed(
  { zoom, scene, dots, measure, room, size }: Layout,
  { cluster, part, name, members }: Wanted,
  words: LayoutWords,
): MapGroup | null {
  const text = words.group(members.length, cheapestOf(members.map((at) => scene.pins[at]!.pin)))
  const w = Math.max(name === null ? 0 : measure(name, 'district'), measure(text, 'group')) + edges
  const h = name === null ? heights.nameless : heights.named
  // The median: a few strays do not pull it away.
  const [x, y] = [dots.x, dots.y].map((along) => median(cluster.members.map((at) => along[at]!))) as [
    number,
    number,
  ]
  const isWide = Math.max(cluster.right - cluster.left - w, cluster.bottom - cluster.top - h) > wideCloud
  const above = cluster.top - 8 - h / 2 - y
  const tried: readonly (readonly [number, number])[] = isWide ? shifts : [[0, above], ...shifts]
  for (const [right, down] of tried) {
    const box = { x: x + right, y: y + down, w, h }
    const isOwn = zoom < cityUpTo || part < 0 || nearestDistrict(scene, size, box) === part
    if (!isOwn || !room.isFree(box, air)) continue
    const isAbove = !isWide && down === above
    return { type: 'group', name, text, members, box, isAbove, around: cluster }
  }
  return null
}

function cheapestOf(pins: readonly { amount: number | null; label: string | null }[]): string | null {
  const priced = pins.filter(({ amount }) => amount !== null)
  if (priced.length === 0) return null
  return priced.reduce((least, pin) => (pin.amount! < least.amount! ? pin : least)).label
}

function median(values: number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1]!
}

/** A name may be moved a little, but never to where another district is nearer. */
export function nearestDistrict(
  { districts }: Layout['scene'],
  size: number,
  { x, y }: { x: number; y: number },
): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  districts.forEach((district, at) => {
    const away = (district.x * size - x) ** 2 + (district.y * size - y) ** 2
    if (away < least) [nearest, least] = [at, away]
  })
  return nearest
}
