import type { Db } from '#server/db/database.ts'

/** A small commit that tells its own time. */
export const writeMoment = (db: Db, at: number) => db`
  insert into redirect_rules (path, target) values (${`/drill/${at}`}, '/') on conflict do nothing`

export async function lastMoment(db: Db): Promise<number> {
  const [row] = await db<{ at: number | null }[]>`
    select max(substr(path, 8)::float8) as at from redirect_rules where path like '/drill/%'`
  return row?.at ?? 0
}
