import type { Pool } from '#server/db/database.ts'

export async function analyse(db: Pool) {
  for (const table of ['orders', 'report_orders', 'report_days', 'report_stock', 'report_payments'])
    await db`vacuum analyze ${db(table)}`
}
