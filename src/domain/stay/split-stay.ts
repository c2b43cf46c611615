/** Something that sells nights of a stay: a room type of a hotel, or a hotel by its cheapest room. */
export type NightSeller = {
  readonly hotel: string
  /** Null for a hotel of which any room serves. */
  readonly room: string | null
  /** The total of some nights, the first counted from the arrival of the stay; null if they cannot be booked. */
  readonly totalOf: (first: number, nights: number) => number | null
}

export type SplitPart<Seller extends NightSeller> = {
  readonly seller: Seller
  readonly first: number
  readonly nights: number
  readonly total: number
}
export type SplitStay<Seller extends NightSeller> = {
  readonly parts: readonly [SplitPart<Seller>, SplitPart<Seller>]
  readonly total: number
}

/**
 * Two stays in a row in place of one that no room of the hotel covers: with one move, the cheapest within the hotel
 * first, then the cheapest of the hotel and another one. Nothing is offered beside a room that covers the stay. Of
 * equal totals the one with the longer uninterrupted part wins, then the later move.
 */
export function splitStays<Seller extends NightSeller>(
  nights: number,
  hotel: string,
  sellers: readonly Seller[],
): SplitStay<Seller>[] {
  const [own, others] = [
    sellers.filter((seller) => seller.hotel === hotel),
    sellers.filter((seller) => seller.hotel !== hotel),
  ]
  if (own.some(({ totalOf }) => totalOf(0, nights) !== null)) return []
  // One room in two orders would only evade a restriction of its own.
  const within = cheapestSplit(nights, own, own, (a, b) => a.room !== b.room)
  const between = [cheapestSplit(nights, own, others), cheapestSplit(nights, others, own)]
  return [within, best(between)].filter((split) => split !== null)
}

function cheapestSplit<Seller extends NightSeller>(
  nights: number,
  before: readonly Seller[],
  after: readonly Seller[],
  mayFollow: (before: Seller, after: Seller) => boolean = () => true,
): SplitStay<Seller> | null {
  const found: SplitStay<Seller>[] = []
  for (let move = 1; move < nights; move++) {
    const first = partsOf(before, 0, move)
    const second = partsOf(after, move, nights - move)
    for (const one of first) {
      const other = second.find(({ seller }) => mayFollow(one.seller, seller))
      if (other) found.push({ parts: [one, other], total: one.total + other.total })
    }
  }
  return best(found)
}

/** Cheapest first; of equals the first seller. */
const partsOf = <Seller extends NightSeller>(sellers: readonly Seller[], first: number, nights: number) =>
  sellers
    .flatMap((seller): SplitPart<Seller>[] => {
      const total = seller.totalOf(first, nights)
      return total === null ? [] : [{ seller, first, nights, total }]
    })
    .sort((a, b) => a.total - b.total)

const longestOf = <Seller extends NightSeller>({ parts }: SplitStay<Seller>) =>
  Math.max(parts[0].nights, parts[1].nights)

const best = <Seller extends NightSeller>(
  splits: readonly (SplitStay<Seller> | null)[],
): SplitStay<Seller> | null =>
  splits
    .filter((split) => split !== null)
    .sort(
      (a, b) => a.total - b.total || longestOf(b) - longestOf(a) || b.parts[0].nights - a.parts[0].nights,
    )[0] ?? null
