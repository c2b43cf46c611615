import { connectionOf } from '#server/db/database.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import type { Figure } from './figures.ts'
import type { BenchQuery } from './queries.ts'
import { listBySql, openSql } from './sql-store.ts'

/** PostgreSQL on the same list: its own CPU time alone, nothing for the server that would stand before it. */
export async function measureSql(
  url: string,
  places: PlaceIndex,
  queries: readonly BenchQuery[],
  progress: (done: number) => void,
): Promise<{ perSecond: number; perCpuSecond: number }> {
  const { db, cpuSeconds } = await openSql(connectionOf(url))
  const ask = (query: BenchQuery) => listBySql(db, query, places.bySlug.get(query.kw!)!)
  for (const query of queries.slice(0, 20)) await ask(query)
  const [cpuBefore, began] = [cpuSeconds(), performance.now()]
  for (const [at, query] of queries.entries()) {
    await ask(query)
    if (at % 50 === 49) progress(at + 1)
  }
  const seconds = (performance.now() - began) / 1000
  const cpu = cpuSeconds() - cpuBefore
  await db.end()
  return { perSecond: queries.length / seconds, perCpuSecond: queries.length / cpu }
}

export const sqlFigures = (sql: { perCpuSecond: number }, ours: number): Figure[] => [
  { name: 'PostgreSQL: requests a CPU second', value: sql.perCpuSecond, unit: '/s' },
  {
    name: 'ours of PostgreSQL, by the CPU second',
    value: ours / sql.perCpuSecond,
    unit: '×',
    bound: { atLeast: 4 },
  },
]
