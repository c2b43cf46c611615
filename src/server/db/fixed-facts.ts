import { createLru, type Lru } from '../cache/lru.ts'
import { type Db, poolOf } from './database.ts'

type Fact = { readonly id: string; readonly fact: string }

/**
 * Facts of rows that never change once written, by id. Each database has its own. A fact of a row that was rolled back
 * is harmless: its id is never used again.
 */
export function createFixedFacts(max: number) {
  const byPool = new WeakMap<Db, Lru<string>>()
  const factsOf = (db: Db) => {
    const pool = poolOf(db)
    const facts = byPool.get(pool) ?? createLru<string>({ max })
    byPool.set(pool, facts)
    return facts
  }
  const remember = (db: Db, { id, fact }: Fact): void => factsOf(db).set(id, fact)
  return {
    remember,
    /** The distinct facts of these ids. Unknown ones are read; an id without a row has none. */
    of: async (
      db: Db,
      ids: readonly string[],
      read: (unknown: readonly string[]) => Promise<readonly Fact[]>,
    ): Promise<string[]> => {
      const known = new Map(ids.map((id) => [id, factsOf(db).get(id)]))
      const unknown = ids.filter((id) => known.get(id) === undefined)
      const rows = unknown.length > 0 ? await read(unknown) : []
      for (const row of rows) remember(db, row)
      const facts = [...known.values(), ...rows.map(({ fact }) => fact)]
      return [...new Set(facts.filter((fact) => fact !== undefined))]
    },
  }
}
