import type { Id } from '#domain/id.ts'
import {
  type Change,
  decideChange,
  type ShownChange,
  shownOf,
  whyNotChange,
} from '#domain/order/change-order.ts'
import type { OccupiedNights } from '#domain/order/night-moves.ts'
import { ok, refuse } from '#domain/result.ts'
import { seal, unseal } from '#domain/sealed-token.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Stay } from '#domain/stay/stay.ts'
import type { Db } from '../../db/database.ts'
import { type PricedProduct, priceChange } from '../../hotels/rooms-and-quotes/price-change.ts'
import type { OrderRow } from '../order-row.ts'

export type Wanted = { readonly stay: Stay; readonly party: Party }
export type OfferedChange = { readonly product: PricedProduct; readonly change: Change }

/** The change that the guest saw, sealed against alteration. */
export type SealedChange = Wanted & {
  readonly order: Id
  readonly revision: number
  readonly room: Id
  readonly rate: Id
  readonly shown: ShownChange
  readonly until: number
}

/** Every rate of the hotel for the wanted stay, with the money that changing to it would move. */
export async function offerChanges(
  db: Db,
  order: OrderRow,
  { stay, party }: Wanted,
  { own, now }: { own: readonly OccupiedNights[]; now: number },
) {
  const why = whyNotChange(order, now)
  if (why) return refuse(why)
  const { product, conversion, names } = order.snapshot
  const priced = await priceChange(db, { hotel: product.hotel, stay, party, conversion, own, now })
  if (!priced.ok) return priced
  const { products, ...rest } = priced.value
  const options: OfferedChange[] = []
  for (const one of products) {
    const decided = decideChange(
      order,
      {
        offer: one.offer,
        product: { hotel: product.hotel, room: one.room, rate: one.rate },
        names: { hotel: names.hotel, ...one.names },
        stay,
        party,
        checkOutUntil: one.checkOutUntil,
      },
      now,
    )
    if (!decided.ok) return decided
    options.push({ product: one, change: decided.value })
  }
  return ok({ options: options.toSorted(byLikeness(order)), ...rest })
}

/** The rate booked first, then its room, then by price. */
function byLikeness({ snapshot: { product } }: OrderRow) {
  const rank = ({ product: { room, rate } }: OfferedChange) =>
    room !== product.room ? 2 : rate === product.rate ? 0 : 1
  return (a: OfferedChange, b: OfferedChange) => rank(a) - rank(b) || a.change.price - b.change.price
}

type Keys = Parameters<typeof seal>[2]

export const sealChange = (
  order: OrderRow,
  { stay, party }: Wanted,
  { product, change }: OfferedChange,
  keys: Keys,
): string => {
  const sealed: SealedChange = {
    ...{ order: order.id, revision: order.revision, room: product.room, rate: product.rate, stay, party },
    shown: shownOf(change),
    until: change.until,
  }
  return seal('change', sealed, keys)
}

export function openChange(token: string, order: Id, keys: Keys): SealedChange | null {
  const opened = unseal('change', token, keys)
  const sealed = opened.ok ? (opened.value as SealedChange) : null
  return sealed?.order === order ? sealed : null
}
