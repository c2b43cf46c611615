import { labelAt } from './cancellation.ts'
import { inverse } from './exchange.ts'
import type { FrozenOrder } from './frozen-order.ts'
import { priceOfOrder, windowsOfOrder } from './frozen-order.ts'
import { reckonOffer } from './offer.ts'
import type { OrderState } from './order-states.ts'
import { whyNotAct } from './order-states.ts'
import { mostPoints, withPoints } from './points.ts'
import { withPromotion } from './promotions.ts'
import type { Result } from './result.ts'
import { ok, refuse } from './result.ts'
import type { StayPrice } from './stay-price.ts'
import { priceIn, totalOf } from './stay-price.ts'
import type { Instant } from './zone-time.ts'

export interface Rerate {
  /** The order as it would have been at the lower price. */
  readonly order: FrozenOrder
  /** How much less it costs, in the guest's currency. */
  readonly saving: number
  /** Points that the lower price no longer takes. */
  readonly pointsBack: number
}

/**
 * The best-rate guarantee: while an order can be cancelled free of charge, it may take our own lower price. The two
 * prices are compared in the hotel's currency, before promotion and points; the lower one is then converted at the
 * order's own rate and lowered by the order's own promotion and points, so neither the exchange nor a code that has
 * ended makes a difference.
 */
export function decideRerate(
  { state, order }: { readonly state: OrderState; readonly order: FrozenOrder },
  inHouseNow: StayPrice,
  now: Instant,
): Result<Rerate, 'not_rerateable' | 'not_lower'> {
  if (whyNotAct('rerate', state) || labelAt(windowsOfOrder(order), now) !== 'free')
    return refuse('not_rerateable')
  if (totalOf(inHouseNow) >= totalOf(order.inHouse)) return refuse('not_lower')
  const { price, pointsBack } = loweredAsBooked(order, priceIn(inHouseNow, order.conversion))
  const saving = totalOf(priceOfOrder(order)) - totalOf(price)
  if (saving <= 0) return refuse('not_lower')
  const { rooms, collected } = reckonOffer(order, price, order.bookedAt)
  const again = rooms.map((room, at) => ({ ...room, guests: order.rooms[at]!.guests }))
  return ok({ order: { ...order, inHouse: inHouseNow, rooms: again, collected }, saving, pointsBack })
}

function loweredAsBooked({ rooms, promotion, toCny }: FrozenOrder, price: StayPrice) {
  const lower = promotion ? withPromotion(price, promotion.promotion, promotion.conversion) : price
  const points = rooms.reduce((sum, room) => sum + room.price.points, 0)
  if (points === 0) return { price: lower, pointsBack: 0 }
  const fromCny = inverse(toCny)
  const used = Math.min(points, mostPoints(lower, fromCny))
  return { price: withPoints(lower, used, fromCny), pointsBack: points - used }
}
