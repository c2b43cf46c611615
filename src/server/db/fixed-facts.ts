import { createLru, type Lru } from '../cache/lru.ts'
import { afterCommit, type Db, generationOf, type Pool, poolOf, type Tx, transactionOf } from './database.ts'

type Fact = { readonly id: string; readonly fact: string }

/**
 * Facts of rows that never change once committed, by id. Each database has its own. Until the commit, only the
 * transaction itself knows a fact: a sequence may issue the id of a transaction that a crash undid again. After a
 * fail-over all are read again, because the new primary may lack the last commits of the previous one.
 */
export function createFixedFacts(max: number) {
  const byPool = new WeakMap<Db, { readonly generation: number; readonly facts: Lru<string> }>()
  const byTransaction = new WeakMap<object, Map<string, string>>()
  const factsOf = (db: Db) => {
    const pool = poolOf(db) as Pool
    const generation = generationOf(pool)
    const known = byPool.get(pool)
    if (known?.generation === generation) return known.facts
    const facts = createLru<string>({ max })
    byPool.set(pool, { generation, facts })
    return facts
  }
  const uncommittedOf = (transaction: object, db: Db) => {
    const found = byTransaction.get(transaction)
    if (found) return found
    const facts = new Map<string, string>()
    byTransaction.set(transaction, facts)
    afterCommit(db as Tx, (pool) => {
      for (const [id, fact] of facts) factsOf(pool).set(id, fact)
    })
    return facts
  }
  const remember = (db: Db, { id, fact }: Fact): void => {
    const transaction = transactionOf(db)
    const facts = transaction ? uncommittedOf(transaction, db) : factsOf(db)
    facts.set(id, fact)
  }
  const find = (db: Db, id: string): string | undefined => {
    const transaction = transactionOf(db)
    return (transaction && byTransaction.get(transaction)?.get(id)) ?? factsOf(db).get(id)
  }
  return {
    remember,
    /** The distinct facts of these ids. Unknown ones are read; an id without a row has none. */
    of: async (
      db: Db,
      ids: readonly string[],
      read: (unknown: readonly string[]) => Promise<readonly Fact[]>,
    ): Promise<string[]> => {
      const known = new Map(ids.map((id) => [id, find(db, id)]))
      const unknown = ids.filter((id) => known.get(id) === undefined)
      const rows = unknown.length > 0 ? await read(unknown) : []
      for (const row of rows) remember(db, row)
      const facts = [...known.values(), ...rows.map(({ fact }) => fact)]
      return [...new Set(facts.filter((fact) => fact !== undefined))]
    },
  }
}
