import * as endpoints from '#contract/endpoints.ts'
import type { Db } from '../db/database.ts'
import { bind } from '../http/dispatch.ts'
import { checkPictures } from './check-pictures.ts'
import type { FileStore } from './file-store.ts'

export const mediaRoutes = (world: { db: Db; files: FileStore }) => [
  bind(endpoints.checkPictures, (input) => checkPictures(world, input)),
]
