import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import { share } from '../money/share.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { amountOf, lowered, paidToUs } from '../price/stay-price.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { addMonths } from '../time/plain-date.ts'

// 100 points pay CNY 1, so a point is worth one fen; CNY 1 paid earns a point.
const FEN_PER_POINT_EARNED = 100

/** The value of points, in minor units of the target currency of `fromCny`. */
export function pointsWorth(points: number, fromCny: Conversion): number {
  return converter(fromCny)(points)
}

export type PointsRefusal =
  | 'points_not_whole'
  | 'points_not_enough'
  | 'points_too_many'
  | 'points_worth_nothing'
  | 'points_leave_too_little'

/** `least` is the providers' minimum amount: the remainder after points is zero, or at least that. */
export function whyNotPoints(
  points: number,
  balance: number,
  price: StayPrice,
  fromCny: Conversion,
  least: number,
): PointsRefusal | null {
  if (!Number.isSafeInteger(points) || points < 1) return 'points_not_whole'
  if (points > balance) return 'points_not_enough'
  if (points > mostPoints(price, fromCny)) return 'points_too_many'
  const worth = pointsWorth(points, fromCny)
  if (worth === 0) return 'points_worth_nothing'
  const left = paidToUsInAll(price) - worth
  return left > 0 && left < least ? 'points_leave_too_little' : null
}

/** The maximum points for this price: no more than is paid to us. */
export function mostPoints(price: StayPrice, { numerator, denominator }: Conversion): number {
  const ours = paidToUsInAll(price)
  if (ours === 0) return 0
  // worth is rounded: the largest number whose worth stays below half a unit more than is owed
  const halves = BigInt(2 * ours + 1) * BigInt(denominator)
  return Number((halves - 1n) / (2n * BigInt(numerator)))
}

const paidToUsInAll = (price: StayPrice) => price.rooms.reduce((sum, room) => sum + paidToUs(room), 0)

/** Points are a means of payment: they apply last, after promotions, and lower the amount due per room. */
export function withPoints(price: StayPrice, points: number, fromCny: Conversion): StayPrice {
  const line = { key: 'points', kind: 'points', name: { en: 'Points', zh: '积分' } } as const
  const paid = lowered(price, pointsWorth(points, fromCny), line, price.rooms.map(paidToUs))
  const worth = paid.rooms.map((room) => 0 - amountOf(room.lines.filter(({ kind }) => kind === 'points')))
  const parts = share(points, worth)
  return { ...paid, rooms: paid.rooms.map((room, at) => ({ ...room, points: parts[at]! })) }
}

/** One point per whole CNY 1 that stayed paid, granted at check-out. `fen` is the amount in CNY. */
export function pointsEarned(fen: number): number {
  return Math.max(0, Math.floor(fen / FEN_PER_POINT_EARNED))
}

export const POINTS_LIFE_IN_MONTHS = 24

/** The first date on which the points are expired. */
export function pointsExpire(grantedOn: PlainDate): PlainDate {
  return addMonths(grantedOn, POINTS_LIFE_IN_MONTHS)
}
