import type { Db } from '../../db/database.ts'

type Query = { text: string; values?: unknown[] }
type Row = { points: number; expire: number }

/**
 * The table of limits, as the limiter's library asks for it. The library stamps the machine's time, which is the last
 * value of a question: it is carried over to the app's clock and back.
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

// Points are few, times are milliseconds since 1970.
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1_000_000_000_000
