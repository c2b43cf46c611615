import type { Db } from '../../db/database.ts'

type Query = { text: string; values?: unknown[] }
type Row = { points: number; expire: number }

/**
 * The table of limits in the form that rate-limiter-flexible expects. The library passes the machine's time as the
 * last parameter of a query; it is converted to the app's clock and back.
 */
export const limitsClient = (db: Db, now: () => number) => ({
  query: async ({ text, values = [] }: Query) => {
    const stamped = values.at(-1)
    const ahead = typeof stamped === 'number' ? now() - stamped : 0
    const carried = values.map((value, at) => (at >= 1 && isTime(value) ? value + ahead : value))
    const rows = await db.unsafe<Row[]>(text, carried as never[], { prepare: true })
    return {
      rowCount: rows.count,
      rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) - ahead })),
    }
  },
})

export async function dropLimits(db: Db, before: number) {
  await db`delete from limits where expire < ${before}`
}

// Points are small numbers, times are milliseconds since 1970.
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1_000_000_000_000
