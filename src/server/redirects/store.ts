import type { Db } from '../db/database.ts'

export type RuleRow = { path: string; target: string; permanent: boolean }

export const readRules = (db: Db) =>
  db<RuleRow[]>`
    select path, target, permanent from redirect_rules order by path limit 20000`

export async function writeRule(db: Db, { path, target, permanent }: RuleRow) {
  await db`
    insert into redirect_rules (path, target, permanent) values (${path}, ${target}, ${permanent})
    on conflict (path) do update set target = excluded.target, permanent = excluded.permanent`
}

export async function deleteRule(db: Db, path: string): Promise<boolean> {
  const rows = await db`delete from redirect_rules where path = ${path} returning 1`
  return rows.length > 0
}
