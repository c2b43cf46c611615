import type { ChangeOption, ChangePreview } from '#contract/changes.ts'
import type { Dates, StayReason } from '#contract/stay.ts'
import { money } from '#domain/money/money.ts'
import {
  duesOfOrder,
  type OrderSnapshot,
  priceOfOrder,
  windowsOfOrder,
  withoutRooms,
} from '#domain/order/order-snapshot.ts'
import { freeUntil, labelAt } from '#domain/price/cancellation.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { presentCancellation, presentPrice } from '../../hotels/rooms-and-quotes/present-rate.ts'
import type { OrderRow } from '../order-row.ts'
import { presentStay } from '../present.ts'
import type { PendingChange } from './change-store.ts'
import type { OfferedChange } from './offer-changes.ts'

type Shown = {
  readonly options: readonly OfferedChange[]
  readonly reason: StayReason | null
  readonly nearest: Dates | null
}
type Presenting = {
  /** The change to the nearest stay. */
  readonly nearby: OfferedChange | null
  readonly locale: Locale
  readonly now: number
  readonly sealOf: (option: OfferedChange) => string
}

export const presentChanges = (
  order: OrderRow,
  { options, reason, nearest }: Shown,
  presenting: Presenting,
): ChangePreview => ({
  options: options.map((option) => presentOption(order, option, presenting)),
  reason,
  nearest,
  nearest_difference: presenting.nearby && presentDifference(order, presenting.nearby),
})

const presentDifference = ({ snapshot }: OrderRow, { change }: OfferedChange) =>
  money(change.difference, snapshot.conversion.to)

/** The new terms without rooms that ended before or by the change. */
const livePart = (order: OrderRow, snapshot: OrderSnapshot, dropped: readonly number[]) =>
  withoutRooms(
    snapshot,
    new Set([
      ...dropped,
      ...order.rooms.filter(({ isCancelled }) => isCancelled).map(({ position }) => position),
    ]),
  )

function presentOption(
  order: OrderRow,
  option: OfferedChange,
  { locale, now, sealOf }: Presenting,
): ChangeOption {
  const { product, change } = option
  const live = livePart(order, change.snapshot, change.dropped)
  const windows = windowsOfOrder(live)
  const shown = (amount: number) => money(amount, live.conversion.to)
  const {
    label,
    free_until,
    windows: presented,
  } = presentCancellation(
    {
      price: priceOfOrder(live),
      windows,
      label: labelAt(windows, now),
      freeUntil: freeUntil(windows, now, live.checkIn),
    },
    live.zone,
  )
  return {
    room: product.room,
    room_name: product.names.room[locale],
    rate: product.rate,
    rate_name: product.names.rate[locale],
    same_rate: product.room === order.snapshot.product.room && product.rate === order.snapshot.product.rate,
    board: live.terms.board,
    payment: live.terms.payment.type,
    price: presentPrice(
      { price: priceOfOrder(live), inHouse: live.inHouse, dues: duesOfOrder(live) },
      locale,
    ),
    paid: shown(change.paid),
    held: shown(change.held),
    fee: shown(change.fee),
    difference: shown(change.difference),
    released: shown(change.release),
    balance: shown(change.balance),
    balance_at: change.balance > 0 && change.balanceAt ? isoInstant(change.balanceAt, live.zone) : null,
    points_back: change.pointsBack,
    points_lost: change.pointsLost,
    label,
    free_until,
    windows: presented,
    sealed: sealOf(option),
    expires: isoInstant(change.until, live.zone),
  }
}

/** A change that waits for its payment, for its guest. */
export function presentPending(order: OrderRow, pending: PendingChange | null) {
  if (!pending) return null
  const { change, payBefore } = pending
  const live = livePart(order, change.snapshot, change.dropped)
  const shown = (amount: number) => money(amount, live.conversion.to)
  return {
    stay: presentStay(live),
    price: shown(change.price),
    due: shown(change.toPay),
    pay_before: isoInstant(payBefore, live.zone),
  }
}
