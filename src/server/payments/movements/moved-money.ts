import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import { type MovedMoney, sumMoved } from '../sums-store.ts'

export type { MovedMoney } from '../sums-store.ts'

/** For every one of these orders with at least one payment. */
export const movedMoney = async (db: Db, orderIds: readonly Id[]): Promise<ReadonlyMap<Id, MovedMoney>> =>
  new Map((await sumMoved(db, orderIds)).map((row) => [row.orderId, row]))
