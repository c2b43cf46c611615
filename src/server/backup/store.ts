import type { Db, Pool } from '../db/database.ts'

type Session = Awaited<ReturnType<Pool['reserve']>>

const slot = 'lodestar_backup'

/** A checkpoint, and the first WAL segment that recovery needs. The temporary slot retains WAL from there. */
export async function startBackup(session: Session, label: string): Promise<string> {
  await session`set statement_timeout = 0`
  await session`select pg_create_physical_replication_slot(${slot}, true, true)`
  const [row] = await session<{ wal: string }[]>`
    select pg_walfile_name(pg_backup_start(${label}, fast => true)) as wal`
  return row!.wal
}

/** The contents of `backup_label`, and the last WAL segment of the backup, which is complete afterwards. */
export async function stopBackup(session: Session): Promise<{ label: string; wal: string }> {
  const [row] = await session<{ label: string; wal: string }[]>`
    select labelfile as label, pg_walfile_name(lsn) as wal from pg_backup_stop(wait_for_archive => false)`
  await session`select pg_switch_wal()`
  return row!
}

export const dropSlot = (session: Session) => session`select pg_drop_replication_slot(${slot})`

export type Server = { readonly version: string; readonly major: number; readonly archiving: boolean }

/** Any role may read these. */
export async function readServer(db: Db): Promise<Server> {
  const [row] = await db<Server[]>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('archive_mode') <> 'off' as archiving`
  return row!
}

/** The folder of the embedded cluster; other servers hide it from ordinary roles. */
export async function readDirectory(db: Db): Promise<string> {
  const [row] = await db<{ directory: string }[]>`select current_setting('data_directory') as directory`
  return row!.directory
}

export type Archiver = { readonly failed: boolean; readonly last: Date | null }

/** The state of the archiver of any server, ours or not. */
export async function readArchiver(db: Db): Promise<Archiver> {
  const [row] = await db<Archiver[]>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failed, last_archived_time as last
    from pg_stat_archiver`
  return row!
}

/** Numbers by which a restored database is compared with the original. */
export async function readFacts(db: Db) {
  const [row] = await db<Record<FactName, number>[]>`
    select (select count(*) from hotels)::float8 as hotels, (select count(*) from accounts)::float8 as accounts,
      (select count(*) from orders)::float8 as orders, (select count(*) from payments)::float8 as payments,
      (select count(*) from ledger_entries)::float8 as "ledgerEntries",
      (select coalesce(sum(abs(amount)), 0) from ledger_entries)::float8 as "ledgerSum",
      (select count(*) from (
        select from ledger_entries join ledger_transfers on id = transfer_id group by book, unit having sum(amount) <> 0
      ) as unbalanced)::float8 as "ledgerDifferences",
      (select count(*) from inventory_nights)::float8 as "stockNights",
      (select coalesce(sum(free), 0) from inventory_nights)::float8 as "freeRooms",
      (select count(*) from inventory_nights where free < 0)::float8 as "oversoldNights"`
  return row!
}
export type FactName =
  | 'hotels'
  | 'accounts'
  | 'orders'
  | 'payments'
  | 'ledgerEntries'
  | 'ledgerSum'
  | 'ledgerDifferences'
  | 'stockNights'
  | 'freeRooms'
  | 'oversoldNights'
