import type { Db } from '#server/db/database.ts'

/** Rows of every table, counted. */
export async function countRows(db: Db): Promise<Map<string, number>> {
  const tables = await db<{ schema: string; name: string }[]>`
    select schemaname as schema, relname as name from pg_stat_user_tables where schemaname not like 'pg_%'`
  const counts = new Map<string, number>()
  for (const { schema, name } of tables) {
    const [row] = await db<[{ n: number }]>`select count(*)::int as n from ${db(schema)}.${db(name)}`
    counts.set(`${schema === 'public' ? '' : `${schema}.`}${name}`, row.n)
  }
  return counts
}
