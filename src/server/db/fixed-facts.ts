import { createLru, type Lru } from '../cache/lru.ts'
import { type Db, poolOf } from './database.ts'

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
  return {
    get: (db: Db, id: string): string | undefined => factsOf(db).get(id),
    set: (db: Db, id: string, fact: string): void => factsOf(db).set(id, fact),
  }
}
