import type { Id } from '#domain/id.ts'
import type { CompletedStay } from '#domain/loyalty/levels.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Pool } from '../db/database.ts'

export type OrderName = { readonly number: string; readonly hotel: Bilingual }

/** Points that a stay will earn at its end. */
export type PendingStay = OrderName & {
  readonly orderId: Id
  readonly points: number
  readonly on: PlainDate
}

/** Facts of orders that points need; booking provides them. */
export type PointsOfOrders = {
  readonly completedStays: (db: Db, guestId: Id) => Promise<readonly CompletedStay[]>
  readonly pendingPoints: (db: Db, guestId: Id) => Promise<readonly PendingStay[]>
  readonly namesOfOrders: (
    db: Db,
    asked: { guestId: Id; ids: readonly Id[] },
  ) => Promise<ReadonlyMap<Id, OrderName>>
}

export type PointsContext = {
  readonly db: Pool
  readonly now: () => number
  readonly orders: PointsOfOrders
}
