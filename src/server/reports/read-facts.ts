import type { Id } from '#domain/id.ts'
import { orderFigures } from '#domain/report/order-figures.ts'
import type { Tx } from '../db/database.ts'
import type { ReportContext } from './context.ts'
import { type OrderFact, readCommissions } from './order-store.ts'

/** The figures of these orders as they are now; orders that are no bookings have none. */
export async function readFacts(
  { orders }: Pick<ReportContext, 'orders'>,
  tx: Tx,
  ids: readonly Id[],
): Promise<OrderFact[]> {
  const [rows, commissions] = [await orders.read(tx, ids), await readCommissions(tx, ids)]
  const commissionOf = new Map(commissions.map((row) => [row.orderId, row]))
  return rows.flatMap((row) => {
    const figures = orderFigures(row)
    if (!figures) return []
    const found = commissionOf.get(row.id)
    const agentId = found?.agentId ?? null
    return [
      {
        ...figures,
        orderId: row.id,
        hotelId: row.hotelId,
        ratePlanId: row.ratePlanId,
        agentId,
        source: agentId !== null ? 'agent' : row.isByStaff ? 'desk' : 'direct',
        commission: found?.commission ?? 0,
      } as const,
    ]
  })
}
