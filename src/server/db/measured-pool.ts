import type postgres from 'postgres'
import { type Ends, emit } from '../telemetry/events.ts'

type Pool = postgres.Sql
type Tx = postgres.TransactionSql

/** Statements and transactions of a pool that have begun and not ended. */
export type PoolUse = { statements: number; transactions: number; readonly size: number }

const uses = new WeakMap<Pool, PoolUse>()
/** Null for a pool that is not measured. */
export const poolUseOf = (pool: Pool): PoolUse | null => uses.get(pool) ?? null

/** The parts of the driver's query that matter here; it is sent when it is first awaited. */
type Query = {
  executed: boolean
  handle: () => Promise<void>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}
type Tag = (strings: unknown, ...values: unknown[]) => unknown
type Begin = (...given: unknown[]) => Promise<unknown>

const kinds: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with'])
const kindOf = (text: unknown): string => {
  const word = /[a-z]+/i.exec(String(text))?.[0].toLowerCase() ?? ''
  return kinds.has(word) ? word : 'other'
}

/** Reports the time of a query; fragments of other queries are never sent, so they are not counted. */
function measured(query: unknown, strings: unknown, use: PoolUse | null): unknown {
  const own = query as Partial<Query>
  if (typeof own?.handle !== 'function') return query
  const { handle } = own
  own.handle = function (this: Query) {
    if (!this.executed) begin(this, strings, use)
    return handle.call(this)
  }
  return query
}

function begin(query: Query, strings: unknown, use: PoolUse | null) {
  const ends: Ends = []
  emit('query', { kind: kindOf(Array.isArray(strings) ? strings[0] : strings), ends })
  const began = performance.now()
  if (use) use.statements++
  const end = (isOk: boolean) => {
    if (use) use.statements--
    for (const each of ends) each((performance.now() - began) / 1_000, isOk)
  }
  const { resolve, reject } = query
  query.resolve = (value) => {
    end(true)
    resolve(value)
  }
  query.reject = (error) => {
    end(false)
    reject(error)
  }
}

/** The same pool, whose statements and transactions are reported to metrics and traces. */
export function measurePool(pool: Pool, size: number): Pool {
  const use: PoolUse = { statements: 0, transactions: 0, size }
  const measuredPool = wrapped(pool as unknown as Tag, use)
  const { begin } = pool as unknown as { begin: Begin }
  const counted: Begin = async (...given) => {
    const work = given.pop() as (tx: Tx) => unknown
    const asked = performance.now()
    use.transactions++
    try {
      return await begin(...given, (tx: Tx) => {
        emit('transaction_began', { waitedSeconds: (performance.now() - asked) / 1_000 })
        return work(inTransaction(tx))
      })
    } finally {
      use.transactions--
    }
  }
  const made = Object.assign(measuredPool, { begin: counted }) as unknown as Pool
  uses.set(made, use)
  return made
}

function inTransaction(tx: Tx): Tx {
  const { savepoint } = tx as unknown as { savepoint: Begin }
  const nested: Begin = (...given) => {
    const work = given.pop() as (tx: Tx) => unknown
    return savepoint(...given, (inner: Tx) => work(inTransaction(inner)))
  }
  // Its connection is counted as the transaction.
  return Object.assign(wrapped(tx as unknown as Tag, null), { savepoint: nested }) as unknown as Tx
}

function wrapped(sql: Tag, use: PoolUse | null): Tag {
  const { unsafe } = sql as unknown as { unsafe: Tag }
  const tag: Tag = (strings, ...values) => measured(sql(strings, ...values), strings, use)
  return Object.assign(tag, sql, {
    unsafe: (text: unknown, ...more: unknown[]) => measured(unsafe(text, ...more), text, use),
  })
}
