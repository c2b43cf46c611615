import type { Db } from '../db/database.ts'

export type ServerFacts = {
  readonly version: string
  readonly encoding: string
  readonly trigrams: number
  readonly time: Date
  readonly connections: number
  readonly maxConnections: number
  readonly timeout: string
  readonly fsync: string
  readonly hasTrigrams: boolean
  readonly hasStatements: boolean
}

export async function readServerFacts(db: Db): Promise<ServerFacts> {
  const [row] = await db<ServerFacts[]>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      clock_timestamp() as time, (select count(*)::int from pg_stat_activity) as connections,
      current_setting('max_connections')::int as "maxConnections", current_setting('fsync') as fsync,
      current_setting('statement_timeout') as timeout,
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      exists (select from pg_extension where extname = 'pg_stat_statements') as "hasStatements"`
  return row!
}

/** Trigrams of Chinese text are empty in a database with a wrong character type. */
export async function countChineseTrigrams(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select cardinality(show_trgm('北京饭店')) as count`
  return row!.count
}

export type Standby = { readonly name: string; readonly state: string; readonly lagSeconds: number | null }

export const readStandbys = (db: Db) => db<Standby[]>`
  select coalesce(nullif(application_name, ''), client_addr::text, 'standby') as name, sync_state as state,
    extract(epoch from replay_lag)::float8 as "lagSeconds"
  from pg_stat_replication where state <> 'backup' order by 1 limit 20`

/** The lag of the connected server, if it is a standby. */
export async function readOwnLag(db: Db): Promise<{ isStandby: boolean; lagSeconds: number }> {
  const [row] = await db<{ isStandby: boolean; lagSeconds: number }[]>`
    select pg_is_in_recovery() as "isStandby", case
      when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end::float8 as "lagSeconds"`
  return row!
}

export type Slow = { readonly text: string; readonly meanMs: number; readonly calls: number }

/** Statements that take more than half a second on average; needs `pg_stat_statements`. */
export const readSlowStatements = (db: Db) => db<Slow[]>`
  select left(regexp_replace(query, '\s+', ' ', 'g'), 80) as text, mean_exec_time::int as "meanMs", calls::int
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database()) and calls >= 20 and mean_exec_time > 500
  order by mean_exec_time desc limit 5`

/** Statements that run for more than a minute now; backups and index builds are among them. */
export const readLongStatements = (db: Db) => db<{ text: string; seconds: number }[]>`
  select left(regexp_replace(query, '\s+', ' ', 'g'), 80) as text, extract(epoch from now() - query_start)::int as seconds
  from pg_stat_activity
  where datname = current_database() and state = 'active' and backend_type = 'client backend'
    and query_start < now() - interval '1 minute'
  order by query_start limit 5`

export const readInvalidIndexes = (db: Db) => db<{ name: string }[]>`
  select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1 limit 20`

/** Foreign keys without an index that starts with their columns, on large tables: deletions scan the whole table. */
export const readUnindexedKeys = (db: Db) => db<{ table: string; column: string }[]>`
  select conrelid::regclass::text as table, (
    select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = conrelid and attnum = any (conkey)
  ) as column
  from pg_constraint
  join pg_class on pg_class.oid = conrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and reltuples > 100000
    and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey)
  order by 1, 2 limit 20`

/** Large tables that were mostly read as a whole. */
export const readScannedTables = (db: Db) => db<{ table: string; scans: number; rows: number }[]>`
  select relname as table, seq_scan::int as scans, (seq_tup_read / seq_scan)::int as rows from pg_stat_user_tables
  where seq_scan > 1000 and n_live_tup > 100000 and seq_tup_read / greatest(seq_scan, 1) > 50000
    and seq_scan > coalesce(idx_scan, 0)
  order by seq_tup_read desc limit 5`
