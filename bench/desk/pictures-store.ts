import type { Pool } from '#server/db/database.ts'

/** The provider's number of the capture of a payment. */
export async function captureOf(db: Pool, paymentId: string): Promise<string> {
  const [row] = await db<{ capture: string }[]>`
    select provider_id as capture from payment_movements where payment_id = ${paymentId} and kind = 'capture'`
  return row!.capture
}

export async function haveView(db: Pool, staffId: string, { name, query }: { name: string; query: string }) {
  await db`
    insert into staff_views (staff_id, name, query, saved_at) values (${staffId}, ${name}, ${query}, now())`
}
