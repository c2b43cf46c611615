import type { RoomGuests } from '#domain/party.ts'
import type { Exchange, Shown } from '../exchange/exchange-into.ts'
import { type NightScan, scanNights } from './least-nights.ts'
import type { SearchWorld } from './open-search.ts'
import type { Part } from './parts-of-place.ts'

/** The nights of a part of a search, with what each group of its hotels is, and how its amounts are shown. */
export type GroupedNights<Key> = {
  readonly scan: NightScan
  readonly groups: readonly { readonly key: Key; readonly shown: Shown }[]
}

type World = Pick<SearchWorld, 'now' | 'zoneDays'>
type Asked = { readonly rooms: readonly RoomGuests[]; readonly exchange: Exchange }

/** Hotels that are compared with each other: of one key and one currency. What cannot be shown is left out. */
export function groupNights<Key>(
  { now, zoneDays }: World,
  { shard, hotels }: Part,
  { rooms, exchange }: Asked,
  keyOf: (district: number | null) => Key,
): GroupedNights<Key> {
  const groups: { key: Key; shown: Shown; currency: string }[] = []
  const groupOf = Int32Array.from(shard.hotels, ({ id, currency, district }) => {
    const shown = hotels && !hotels.has(id) ? null : exchange(currency)
    if (!shown) return -1
    const key = keyOf(district)
    const known = groups.findIndex((group) => group.key === key && group.currency === currency)
    return known < 0 ? groups.push({ key, shown, currency }) - 1 : known
  })
  const todays = shard.alike.zones.map((zone) => zoneDays(zone, now()).today)
  return { groups, scan: scanNights({ shard, rooms, todays, groups: groupOf }) }
}

/** The cheapest of a part's nights so far, as it is shown; infinite where there is none. */
export const leastShown = <Key>({ scan, groups }: GroupedNights<Key>): number =>
  groups.reduce(
    (least, { shown }, at) => (isFound(scan, at) ? Math.min(least, shown.into(scan.least[at]!)) : least),
    Number.POSITIVE_INFINITY,
  )

export const isFound = ({ least }: NightScan, group: number): boolean =>
  least[group]! < Number.POSITIVE_INFINITY
