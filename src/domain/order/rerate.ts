import { mostPoints, withPoints } from '../loyalty/points.ts'
import { inverse } from '../money/exchange.ts'
import { labelAt } from '../price/cancellation.ts'
import { deriveDuesAndFees } from '../price/offer.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { convertPrice, totalOf } from '../price/stay-price.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Instant } from '../time/zone-time.ts'
import type { OrderSnapshot } from './order-snapshot.ts'
import { priceOfOrder, windowsOfOrder } from './order-snapshot.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'
import { withPromotion } from './promotions.ts'

export interface Rerate {
  /** The order as it would have been at the lower price. */
  readonly order: OrderSnapshot
  /** How much less it costs, in the guest's currency. */
  readonly saving: number
  /** Points that exceed the lower price. */
  readonly pointsBack: number
}

/**
 * The best-rate guarantee: while an order can be cancelled free of charge, it may take our own lower price.
 * Prices are compared in the hotel's currency, before promotion and points. The lower price is converted at
 * the order's rate, with the order's promotion and points. So neither exchange rates nor an expired promo
 * code make a difference.
 */
export function decideLowerPrice(
  { state, order }: { readonly state: OrderState; readonly order: OrderSnapshot },
  inHouseNow: StayPrice,
  now: Instant,
): Result<Rerate, 'not_reratable' | 'not_lower'> {
  if (whyNotAct('rerate', state) || labelAt(windowsOfOrder(order), now) !== 'free')
    return refuse('not_reratable')
  if (totalOf(inHouseNow) >= totalOf(order.inHouse)) return refuse('not_lower')
  const { price, pointsBack } = loweredAsBooked(order, convertPrice(inHouseNow, order.conversion))
  const saving = totalOf(priceOfOrder(order)) - totalOf(price)
  if (saving <= 0) return refuse('not_lower')
  const { rooms, collected } = deriveDuesAndFees(order, price, order.bookedAt)
  const again = rooms.map((room, at) => ({ ...room, guests: order.rooms[at]!.guests }))
  return ok({ order: { ...order, inHouse: inHouseNow, rooms: again, collected }, saving, pointsBack })
}

function loweredAsBooked({ rooms, promotion, toCny }: OrderSnapshot, price: StayPrice) {
  const lower = promotion ? withPromotion(price, promotion.promotion, promotion.conversion) : price
  const points = rooms.reduce((sum, room) => sum + room.price.points, 0)
  if (points === 0) return { price: lower, pointsBack: 0 }
  const fromCny = inverse(toCny)
  const used = Math.min(points, mostPoints(lower, fromCny))
  return { price: withPoints(lower, used, fromCny), pointsBack: points - used }
}
