import type { Db } from '../db/database.ts'

export type Known = { readonly key: string; readonly text: string; readonly source: string | null }

/** Cached translations; reading them extends their life. */
export const recallKnown = (db: Db, keys: readonly string[], now: number) => db<Known[]>`
  update translations set used_at = ${new Date(now)} where key = any(${[...keys]}::text[])
  returning key, text, source`

export async function addKnown(db: Db, known: readonly Known[], now: number) {
  for (const { key, text, source } of known)
    await db`
      insert into translations (key, text, source, used_at) values (${key}, ${text}, ${source}, ${new Date(now)})
      on conflict (key) do nothing`
}

export async function dropUnused(db: Db, before: number) {
  await db`delete from translations where used_at < ${new Date(before)}`
}
