import { type Pool, STATEMENT_TIMEOUT, transaction } from './database.ts'

/** The reason why a pooler cannot be used alone. */
export const POOLER =
  'it is a connection pooler, which shares its sessions: set DATABASE_DIRECT_URL to the address of PostgreSQL itself'

/** A pooler refuses start parameters that it does not know, such as our statement timeout. */
export const isRefusedParameter = (error: unknown): boolean =>
  /unsupported startup parameter/.test((error as Error).message)

/** Whether a pooler answers: it gives its clients process ids of its own for cancel requests. */
export async function isPooler(db: Pool): Promise<boolean> {
  const found = await db<[{ pid: number }]>`select pg_backend_pid() as pid`
  return found.state.pid !== found[0].pid
}

// An arbitrary advisory lock key; every process must use the same.
const lock = 7_083_025

/**
 * A pooler accepts no timeout when a connection starts, so the role has it in this database. It is set over the direct
 * connection, before the pooler opens its own.
 */
export async function setTimeoutOfRole(direct: Pool) {
  await transaction(direct, async (tx) => {
    // Two processes that alter the role at the same time fail.
    await tx`select pg_advisory_xact_lock(${lock})`
    const wanted = `statement_timeout=${STATEMENT_TIMEOUT}`
    const [row] = await tx<[{ name: string; isSet: boolean }]>`
      select quote_ident(datname) as name, exists (
        select from pg_db_role_setting
        where setrole = current_user::regrole and setdatabase = pg_database.oid and ${wanted} = any (setconfig)
      ) as "isSet" from pg_database where datname = current_database()`
    if (row.isSet) return
    await tx.unsafe(
      `alter role current_user in database ${row.name} set statement_timeout = ${STATEMENT_TIMEOUT}`,
    )
  })
}

/** A connection that the pooler opened earlier, or under another role, has no timeout. */
export async function hasTimeout(db: Pool): Promise<boolean> {
  const [row] = await db<[{ ms: number }]>`
    select setting::int as ms from pg_settings where name = 'statement_timeout'`
  return row.ms > 0
}
