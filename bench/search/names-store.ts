import type { Bilingual } from '#domain/locale.ts'
import type { Db } from '#server/db/database.ts'

export const sampleNames = (db: Db) =>
  db<Bilingual[]>`select name_en as en, name_zh as zh from hotels where id % 25 = 1 order by id`
