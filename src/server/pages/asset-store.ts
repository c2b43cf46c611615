import type { Db } from '../db/database.ts'

/** Marks these files as in use; returns those that are stored already. */
export async function touchAssets(db: Db, paths: readonly string[], now: number): Promise<Set<string>> {
  const rows = await db<{ path: string }[]>`
    update page_assets set published_at = ${new Date(now)} where path = any (${paths as string[]}) returning path`
  return new Set(rows.map(({ path }) => path))
}

export const storeAsset = (db: Db, { path, bytes, now }: { path: string; bytes: Buffer; now: number }) => db`
  insert into page_assets (path, bytes, published_at) values (${path}, ${bytes}, ${new Date(now)})
  on conflict (path) do update set published_at = excluded.published_at`

export const dropOldAssets = (db: Db, before: number) => db`
  delete from page_assets where published_at < ${new Date(before)}`

export async function readAsset(db: Db, path: string): Promise<Buffer | null> {
  const [row] = await db<{ bytes: Uint8Array }[]>`select bytes from page_assets where path = ${path}`
  return row ? Buffer.from(row.bytes) : null
}
