import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'

export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string }

export type Pool = postgres.Sql
export type Tx = postgres.TransactionSql
/** The database, or a transaction that is under way in it: verbs and stores take either. */
export type Db = Pool | Tx

/** `…?host=/run/postgresql` names a socket's folder, which the drivers do not read from an address by themselves. */
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
  /** Called with every statement before it is sent, by the number of its connection. */
  onStatement?: (connection: number, text: string, parameters: readonly unknown[]) => void
}

const connections = new WeakMap<Pool, Connection>()

export function openDatabase(
  connection: Connection,
  { max = 10, name = 'lodestar', connectSeconds = 10, typesOfArrays = true, onStatement }: Options = {},
): Pool {
  const options = {
    max,
    idle_timeout: 60,
    connect_timeout: connectSeconds,
    fetch_types: typesOfArrays,
    // After an outage the next question connects at once; how often anybody asks while it lasts is decided at the door.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: name, statement_timeout: 15_000, TimeZone: 'UTC' },
    types: {},
    ...(onStatement ? { debug: onStatement } : {}),
  } satisfies postgres.Options<Record<string, never>>
  const pool =
    typeof connection === 'string' ? postgres(connection, options) : postgres({ ...connection, ...options })
  connections.set(pool, connection)
  return pool
}

/** One more connection to the same database, which does not wait for those of the pool. */
export function openBeside(pool: Pool, options: Omit<Options, 'max'> = {}): Pool {
  const connection = connections.get(pool)
  if (!connection) throw new Error('Only beside a database that was opened here can another be opened.')
  return openDatabase(connection, { ...options, max: 1 })
}

type Work<Value> = (tx: Tx) => Promise<Value>
type Due = Set<(pool: Pool) => void>
const dueOf = new WeakMap<Db, Due>()

/** To be done once the transaction is committed, however often it is asked for; never when it is rolled back. */
export function afterCommit(tx: Tx, run: (pool: Pool) => void) {
  dueOf.get(tx)?.add(run)
}

/**
 * All of the work or nothing of it: an exception rolls back, and so does a refusal. Inside another transaction it is a
 * savepoint of that one. Work that collides with another transaction is done again, so it must touch nothing but `tx`.
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

/** Reads that see one state of the database, whatever is committed meanwhile. */
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
      // Those that met once would meet again if they came back together.
      await wait(firstPause * 2 ** tries * Math.random())
    }
  }
}

export type Listening = { readonly end: () => Promise<void> }

/**
 * Hears what is notified on a channel, over a connection of its own. A connection that breaks while the server runs is
 * made again by itself; after an outage the caller ends this one and listens anew. Nothing is said whenever listening
 * begins (anew): what came before may have been missed.
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

/** Why a database cannot be used, in one sentence; null when it can. */
export async function whyUnusable(db: Db): Promise<string | null> {
  try {
    const [row] = await db<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`
    const major = Math.floor((row?.version ?? 0) / 10_000)
    return major >= 15 ? null : `it is PostgreSQL ${major}, and Lodestar needs 15 or newer`
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
