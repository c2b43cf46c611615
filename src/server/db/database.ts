import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { type Connection, singleServer } from '../settings/connection-url.ts'
import { measurePool } from './measured-pool.ts'
import { type Primary, primaryOf } from './primary.ts'
import { withoutPipelining } from './unpipelined-pool.ts'

export type Pool = postgres.Sql
export type Tx = postgres.TransactionSql
/** The pool or a transaction: use cases and stores accept either. */
export type Db = Pool | Tx

type Options = {
  max?: number
  name?: string
  connectSeconds?: number
  typesOfArrays?: boolean
  /** The address of PostgreSQL itself, if the connection is to a pooler. */
  direct?: Connection | null
  /** Reports statements and transactions to metrics and traces. */
  isMeasured?: boolean
  onNotification?: (said: string) => void
  /** Called when a connection has ended. */
  onClose?: () => void
  /** Called with every statement before it is sent, also by sessions of the pool, with the id of its connection. */
  onStatement?: OnStatement
}
type OnStatement = (connection: number, text: string, parameters: readonly unknown[]) => void

/** The longest time of a statement in milliseconds. */
export const STATEMENT_TIMEOUT = 15_000

type Addresses = {
  readonly own: Connection
  readonly direct: Connection | null
  readonly onStatement: OnStatement | undefined
}
/** Options of the driver that its types do not have. */
type Untyped = { socket: unknown; onnotify: (channel: string, said: string) => void }

const addresses = new WeakMap<Pool, Addresses>()

function addressesOf(pool: Pool): Addresses {
  const found = addresses.get(pool)
  if (!found) throw new Error('The pool was not opened by openDatabase.')
  return found
}

export function openDatabase(
  connection: Connection,
  {
    max = 10,
    name = 'lodestar',
    connectSeconds = 10,
    typesOfArrays = true,
    isMeasured = false,
    direct = null,
    onNotification,
    onClose,
    onStatement,
  }: Options = {},
): Pool {
  const primary = primaryOf(connection)
  const hasPooler = direct !== null
  const options = {
    max,
    idle_timeout: 60,
    connect_timeout: connectSeconds,
    fetch_types: typesOfArrays,
    // A pooler gives each transaction another session, which has not prepared the statement.
    prepare: !hasPooler,
    // After an outage the next query reconnects at once; the database watch limits the attempts during it.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      application_name: name,
      TimeZone: 'UTC',
      // Poolers refuse other start parameters: the role has the timeout then.
      ...(hasPooler ? {} : { statement_timeout: STATEMENT_TIMEOUT }),
    },
    types: {},
    socket: primary.connect,
    // A connection that listens is never idle.
    ...(onNotification ? { idle_timeout: 0, max_lifetime: null } : {}),
    onnotify: (_: string, said: string) => onNotification?.(said),
    onclose: () => onClose?.(),
    ...(onStatement ? { debug: onStatement } : {}),
  } satisfies postgres.Options<Record<string, never>> & Untyped
  const single = singleServer(connection, primary.servers[0]!)
  const opened = typeof single === 'string' ? postgres(single, options) : postgres({ ...single, ...options })
  const own = hasPooler ? withoutPipelining(opened) : opened
  const pool = isMeasured ? measurePool(own, max) : own
  addresses.set(pool, { own: connection, direct, onStatement })
  return pool
}

/** Whether the connections of a pool are to a pooler. */
export const isPooled = (pool: Pool): boolean => addressesOf(pool).direct !== null

/** Opens a connection outside the pool, which does not wait for the pool's own. */
export function openBeside(pool: Pool, options: Omit<Options, 'max' | 'direct'> = {}): Pool {
  const { own, direct } = addressesOf(pool)
  return openDatabase(own, { ...options, direct, max: 1 })
}

/** Opens a connection to PostgreSQL itself, for state that outlasts a transaction: a pooler shares its sessions. */
export function openDirect(pool: Pool, options: Omit<Options, 'max' | 'direct'> = {}): Pool {
  const { own, direct, onStatement } = addressesOf(pool)
  return openDatabase(direct ?? own, { ...options, ...(onStatement && { onStatement }), max: 1 })
}

export type Session = postgres.ReservedSql

/** Runs work in a session of its own, which may hold locks and settings; both end with it. */
export async function withSession<Value>(
  pool: Pool,
  work: (session: Session) => Promise<Value>,
): Promise<Value> {
  const own = openDirect(pool)
  try {
    const session = await own.reserve()
    try {
      return await work(session)
    } finally {
      session.release()
    }
  } finally {
    await own.end({ timeout: 2 })
  }
}

/**
 * Closes the connections to the addresses of a pool that were opened before a time of `performance.now()`. Their
 * statements fail; the driver opens new connections.
 */
export function closeConnections(pool: Pool, openedBefore: number) {
  for (const primary of primariesOf(pool)) primary.closeOpenedBefore(openedBefore)
}

/** Changes whenever another server may have become the primary of a pool. */
export const generationOf = (pool: Pool): number =>
  primariesOf(pool).reduce((sum, { generation }) => sum + generation(), 0)

const primariesOf = (pool: Pool): Primary[] => {
  const { own, direct } = addressesOf(pool)
  return (direct ? [own, direct] : [own]).map(primaryOf)
}

/** Looks for the server that accepts writes; connections to others are closed. Fails if there is none. */
export const findPrimary = (pool: Pool): Promise<unknown> => primaryOf(addressesOf(pool).own).find()

type Work<Value> = (tx: Tx) => Promise<Value>
type Due = Set<(pool: Pool) => void>
const dueOf = new WeakMap<Db, Due>()

const pools = new WeakMap<Db, Db>()

/** The pool of a transaction; a pool is its own. */
export const poolOf = (db: Db): Db => pools.get(db) ?? db

/** Identifies the outermost transaction; null for a pool, and for a transaction that only reads. */
export const transactionOf = (db: Db): object | null => dueOf.get(db) ?? null

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
    pools.set(tx, poolOf(db))
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
  const step = async (tx: Tx) => {
    pools.set(tx, pool)
    return { value: await work(tx) }
  }
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

const RELISTEN_MS = 1_000

/**
 * Listens on a channel over a connection of its own, and again whenever that is lost. The callback receives undefined
 * whenever listening (re)starts, since notifications may have been missed.
 */
export async function listenTo(
  pool: Pool,
  channel: string,
  heard: (said: string | undefined) => void,
): Promise<Listening> {
  let isEnded = false
  let retry: NodeJS.Timeout | undefined
  const own: Pool = openDirect(pool, { onNotification: heard, onClose: listenSoon })
  async function listen() {
    await own`listen ${own(channel)}`
    heard(undefined)
  }
  function listenSoon() {
    clearTimeout(retry)
    if (!isEnded) retry = setTimeout(() => listen().catch(listenSoon), RELISTEN_MS).unref()
  }
  const end = async () => {
    isEnded = true
    clearTimeout(retry)
    await own.end({ timeout: 0 })
  }
  try {
    await listen()
    return { end }
  } catch (error) {
    await end()
    throw error
  }
}
