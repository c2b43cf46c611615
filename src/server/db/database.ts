import postgres from 'postgres'

export type Connection =
  | string
  | { host: string; port: number; user: string; database: string; password?: string }

/** A pool of connections, or one of them inside a transaction: stores take either. */
export type Db = postgres.Sql
export type Tx = postgres.TransactionSql

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

type Options = { max?: number; name?: string }

export function openDatabase(connection: Connection, { max = 10, name = 'lodestar' }: Options = {}): Db {
  const options = {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: name, statement_timeout: 15_000, TimeZone: 'UTC' },
    types: {},
  } satisfies postgres.Options<Record<string, never>>
  return typeof connection === 'string'
    ? postgres(connection, options)
    : postgres({ ...connection, ...options })
}

export const transaction = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.begin(work) as Promise<Value>

/** Reads that see one state of the database, whatever is committed meanwhile. */
export const readingTransaction = <Value>(db: Db, work: (tx: Tx) => Promise<Value>): Promise<Value> =>
  db.begin('isolation level repeatable read read only', work) as Promise<Value>

export type Listening = { readonly end: () => Promise<void> }

/**
 * Hears what is notified on a channel, over a connection of its own. A connection that breaks while the server runs is
 * made again by itself; after an outage the caller ends this one and listens anew.
 */
export async function listenTo(db: Db, channel: string, heard: () => void): Promise<Listening> {
  const own = postgres({ ...db.options, max: 1 } as unknown as postgres.Options<Record<string, never>>)
  const end = () => own.end({ timeout: 0 })
  try {
    await own.listen(channel, heard, heard)
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
