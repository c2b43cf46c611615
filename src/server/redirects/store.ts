import type { Db } from '../db/database.ts'

export const readRules = (db: Db) =>
  db<{ path: string; target: string; permanent: boolean }[]>`
    select path, target, permanent from redirect_rules order by path limit 20000`
