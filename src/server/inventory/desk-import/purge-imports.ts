import type { Db } from '../../db/database.ts'
import { lives } from './context.ts'
import { deleteOld } from './store.ts'

export const purgeImports = (db: Db, now: number) =>
  deleteOld(db, {
    files: new Date(now - lives.files),
    changes: new Date(now - lives.undo),
    imports: new Date(now - lives.imports),
  })
