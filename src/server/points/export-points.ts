import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pointsWords } from '#words/loyalty/points.ts'
import { statementFile } from '../ledger/statement-file.ts'
import type { PointsContext } from './context.ts'
import { readMovements } from './read-movements.ts'

/** Every movement of a guest's points as a file. */
export async function exportPoints(
  { db, orders }: PointsContext,
  { guestId, locale }: { guestId: string; locale: Locale },
) {
  const say = pointsWords(locale)
  const movements = await readMovements(db, guestId)
  const ids = [...new Set(movements.flatMap(({ orderId }) => orderId ?? []))]
  const names = await orders.namesOfOrders(db, { guestId, ids })
  return ok(
    statementFile(
      'points',
      [say.date, say.what, say.order, say.hotel, say.points, say.balance, say.expires, say.note],
      movements.map(({ on, kind, orderId, points, balance, expires, note }) => {
        const order = orderId ? names.get(orderId) : undefined
        return [
          on,
          say.kind(kind),
          order?.number ?? '',
          order?.hotel[locale] ?? '',
          points,
          balance,
          expires ?? '',
          note ?? '',
        ]
      }),
    ),
  )
}
