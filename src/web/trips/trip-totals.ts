import type { TripOrder } from '#contract/trips.ts'
import { type Money, money } from '#domain/money/money.ts'

export type TripTotal = {
  readonly paid: Money
  readonly later: Money
  readonly atHotel: Money
  readonly total: Money
}

/** Sums of a trip by the currency of its orders: amounts of different currencies are not added. */
export function tripTotals(orders: readonly TripOrder[]): TripTotal[] {
  return [...Map.groupBy(orders, ({ total }) => total.currency)].map(([currency, own]) => {
    const sum = (of: (order: TripOrder) => number) =>
      money(
        own.reduce((amount, order) => amount + of(order), 0),
        currency,
      )
    const paid = (order: TripOrder) => order.captured.amount - order.refunded.amount
    return {
      paid: sum(paid),
      later: sum((order) => Math.max(0, order.total.amount - order.due_at_hotel.amount - paid(order))),
      atHotel: sum((order) => order.due_at_hotel.amount),
      total: sum((order) => order.total.amount),
    }
  })
}
