import type { reportedOrders } from '../booking/reported-orders.ts'
import type { Pool } from '../db/database.ts'

export type ReportContext = {
  readonly db: Pool
  readonly now: () => number
  readonly orders: typeof reportedOrders
}
