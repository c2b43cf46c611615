import type { Db } from '../db/database.ts'

export type Versions = { readonly postgres: string; readonly migrations: number; readonly newest: string }

export async function readVersions(db: Db): Promise<Versions> {
  const [row] = await db<Versions[]>`
    select current_setting('server_version') as postgres, count(*)::int as migrations,
      coalesce(max(name), '') as newest from migrations`
  return row!
}
