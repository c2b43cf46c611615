import type { Db } from './database.ts'
import { READ_ONLY_STATE } from './faults.ts'
import { isRefusedParameter, POOLER } from './pooler.ts'

const OLDEST_MAJOR = 15
const READ_ONLY = 'it is a read-only standby: name the primary'

/** The reason why a database cannot be used; null if it can. */
export async function whyUnusable(db: Db): Promise<string | null> {
  try {
    const [row] = await db<
      { version: number; isStandby: boolean }[]
    >`select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby"`
    const major = Math.floor((row?.version ?? 0) / 10_000)
    if (major < OLDEST_MAJOR) return `it is PostgreSQL ${major}, and Lodestar needs ${OLDEST_MAJOR} or newer`
    return row?.isStandby ? READ_ONLY : null
  } catch (error) {
    if (isRefusedParameter(error)) return POOLER
    const { code, message } = error as { code?: string; message: string }
    return known[code ?? ''] ?? message
  }
}

const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'connections to it are closed at once',
  CONNECT_TIMEOUT: 'it does not answer in time',
  ENOTFOUND: 'there is no machine of that name',
  EAI_AGAIN: 'there is no machine of that name',
  [READ_ONLY_STATE]: READ_ONLY,
  '28P01': 'the user name or password is wrong',
  '3D000': 'there is no database of that name',
  '53300': 'it has no free connections',
}
