import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { measurePool } from './measured-pool.ts'

export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string }

export type Pool = postgres.Sql
export type Tx = postgres.TransactionSql
/** The pool or a transaction: use cases and stores accept either. */
export type Db = Pool | Tx

/** `…?host=/run/postgresql` names a socket folder, which the drivers do not read from a URL themselves. */
export function connectionOf(address: string): Connection {
  const url = new URL(address)
  const host = url.searchParams.get('host')
  if (!host?.startsWith('/')) return address
  return {
    host,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    database: url.pathname.slice(1),
    ...(url.password ? { password: decodeURIComponent(url.password) } : {}),
  }
}

type Options = {
  max?: number
  name?: string
  connectSeconds?: number
  typesOfArrays?: boolean
  /** Reports statements and transactions to metrics and traces. */
  isMeasured?: boolean
  /** Called with every statement before it is sent, with the id of its connection. */
  onStatement?: (connection: number, text: string, parameters: readonly unknown[]) => void
}

const connections = new WeakMap<Pool, Connection>()

export function openDatabase(
  connection: Connection,
  {
    max = 10,
    name = 'lodestar',
    connectSeconds = 10,
    typesOfArrays = true,
    isMeasured = false,
    onStatement,
  }: Options = {},
): Pool {
  const options = {
    max,
    idle_timeout: 60,
    connect_timeout: connectSeconds,
    fetch_types: typesOfArrays,
    // After an outage the next query reconnects at once; the database watch limits the attempts during it.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: name, statement_timeout: 15_000, TimeZone: 'UTC' },
    types: {},
    ...(onStatement ? { debug: onStatement } : {}),
  } satisfies postgres.Options<Record<string, never>>
  const own =
    typeof connection === 'string' ? postgres(connection, options) : postgres({ ...connection, ...options })
  const pool = isMeasured ? measurePool(own, max) : own
  connections.set(pool, connection)
  return pool
}

/** Opens a connection outside the pool, which does not wait for the pool's own. */
export function openBeside(pool: Pool, options: Omit<Options, 'max'> = {}): Pool {
  const connection = connections.get(pool)
  if (!connection) throw new Error('openBeside needs a pool that was opened by openDatabase.')
  return openDatabase(connection, { ...options, max: 1 })
}

type Work<Value> = (tx: Tx) => Promise<Value>
type Due = Set<(pool: Pool) => void>
const dueOf = new WeakMap<Db, Due>()

/** Runs once after the commit, however often it is registered; never after a rollback. */
export function afterCommit(tx: Tx, run: (pool: Pool) => void) {
  dueOf.get(tx)?.add(run)
}

/**
 * Runs work atomically: an exception or a refusal rolls back. Inside another transaction it is a savepoint. Work is
 * retried after a deadlock or serialisation failure, so it must touch nothing but `tx`.
 */
export async function transaction<Value>(db: Db, work: Work<Value>): Promise<Value> {
  const refused: { outcome?: { readonly value: Value } } = {}
  let due: Due = new Set()
  const step = async (tx: Tx) => {
    due = dueOf.get(db) ?? new Set()
    dueOf.set(tx, due)
    const value = await work(tx)
    if (!isRefusal(value)) return { value }
    refused.outcome = { value }
    throw new RolledBack()
  }
  try {
    if ('savepoint' in db) return (await db.savepoint(step)).value
    const { value } = await beginUntilFree(db, step)
    for (const run of due) run(db)
    return value
  } catch (error) {
    if (error instanceof RolledBack && refused.outcome) return refused.outcome.value
    throw error
  }
}

/** Reads from one snapshot, unaffected by concurrent commits. */
export async function readingTransaction<Value>(pool: Pool, work: Work<Value>): Promise<Value> {
  const step = async (tx: Tx) => ({ value: await work(tx) })
  return (await pool.begin('isolation level repeatable read read only', step)).value
}

class RolledBack extends Error {}

const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false

const mostTries = 5
const firstPause = 10
// serialization_failure, deadlock_detected
const collisions: readonly unknown[] = ['40001', '40P01']

async function beginUntilFree<Value>(pool: Pool, step: Work<{ readonly value: Value }>) {
  for (let tries = 1; ; tries++) {
    try {
      return await pool.begin(step)
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (tries === mostTries || !collisions.includes(code)) throw error
      // Random backoff, so that the same transactions do not collide again.
      await wait(firstPause * 2 ** tries * Math.random())
    }
  }
}

export type Listening = { readonly end: () => Promise<void> }

/**
 * Listens on a channel over a connection of its own. A broken connection is reopened while the server runs. After an
 * outage the caller ends this one and listens anew. The callback receives undefined whenever listening (re)starts,
 * since notifications may have been missed.
 */
export async function listenTo(
  pool: Pool,
  channel: string,
  heard: (said: string | undefined) => void,
): Promise<Listening> {
  const own = openBeside(pool)
  const end = () => own.end({ timeout: 0 })
  try {
    await own.listen(channel, heard, () => heard(undefined))
    return { end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The reason why a database cannot be used; null if it can. */
export async function whyUnusable(db: Db): Promise<string | null> {
  try {
    const [row] = await db<
      { version: number; isStandby: boolean }[]
    >`select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby"`
    const major = Math.floor((row?.version ?? 0) / 10_000)
    if (major < 15) return `it is PostgreSQL ${major}, and Lodestar needs 15 or newer`
    return row?.isStandby ? 'it is a read-only standby: name the primary' : null
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const known: Record<string, string> = {
      ECONNREFUSED: 'nothing listens there',
      CONNECT_TIMEOUT: 'it does not answer within 10 seconds',
      ENOTFOUND: 'there is no machine of that name',
      EAI_AGAIN: 'there is no machine of that name',
      '28P01': 'the user name or password is wrong',
      '3D000': 'there is no database of that name',
      '53300': 'it has no free connections',
    }
    return known[code ?? ''] ?? message
  }
}
