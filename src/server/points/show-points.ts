import type { PointsEntry, PointsPage, PointsQuery } from '#contract/points.ts'
import { levelOf, levelUntil, nextLevel, nightsInAYear } from '#domain/loyalty/levels.ts'
import { balanceOf, lotsOf } from '#domain/loyalty/points-lots.ts'
import {
  movementsOf,
  nextToExpire,
  type PointsMovement,
  statementFor,
} from '#domain/loyalty/points-statement.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addMonths } from '#domain/time/plain-date.ts'
import { readAccount } from '../ledger/read-account.ts'
import type { OrderName, PointsContext } from './context.ts'
import { accountOfGuest, pointsDate } from './points-account.ts'
import { rowsIn } from './read-movements.ts'

type Asked = PointsQuery & { guestId: string; locale: Locale }

const mostLots = 24

/** A guest's points: balance, pending, expiring, movements, and the level with the requirement of the next. */
export async function showPoints(
  { db, now, orders }: PointsContext,
  { guestId, locale, kind, year, page, page_size }: Asked,
) {
  const today = pointsDate(now())
  const [entries, stays, pending] = await Promise.all([
    readAccount(db, accountOfGuest(guestId)),
    orders.completedStays(db, guestId),
    orders.pendingPoints(db, guestId),
  ])
  const rows = rowsIn(entries)
  const lots = lotsOf(rows)
  const { movements, counts, years, carried } = statementFor(movementsOf(rows), { kind, year })
  const shown = movements.slice((page - 1) * page_size, page * page_size)
  const names = await orders.namesOfOrders(db, {
    guestId,
    ids: shown.flatMap(({ orderId }) => orderId ?? []),
  })
  const nights = nightsInAYear(stays, today)
  const next = nextLevel(nights)
  const balance = balanceOf(lots, today)
  return ok<PointsPage>({
    balance,
    worth: { amount: Math.max(0, balance), currency: 'CNY' },
    pending: pending.reduce((sum, { points }) => sum + points, 0),
    arriving: pending.map(({ orderId, number, hotel, points, on }) => ({
      order_id: orderId,
      order_no: number,
      hotel: hotel[locale],
      points,
      on,
    })),
    expiring: nextToExpire(lots, today, addMonths(today, 12)),
    lots: lots
      .filter(({ points, expires }) => points > 0 && expires > today)
      .slice(0, mostLots)
      .map(({ points, expires }) => ({ points, on: expires })),
    level: levelOf(nights),
    level_until: levelUntil(stays, today),
    nights,
    next: next && { level: next.level, nights: next.missing },
    today,
    counts,
    years: [...years],
    carried,
    list: shown.map((movement) => presentMovement(movement, names, locale)),
    total: movements.length,
    page,
    page_size,
  })
}

function presentMovement(
  { orderId, balance, ...movement }: PointsMovement,
  names: ReadonlyMap<string, OrderName>,
  locale: Locale,
): PointsEntry {
  const order = orderId ? names.get(orderId) : undefined
  return {
    ...movement,
    order_id: order ? orderId : null,
    order_no: order?.number ?? null,
    hotel: order?.hotel[locale] ?? null,
    balance,
  }
}
