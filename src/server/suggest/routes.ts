import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Db } from '../db/database.ts'
import { bind } from '../http/dispatch.ts'
import type { Places } from '../places/open-places.ts'
import type { OpenNames } from './name-index/open-names.ts'
import { suggest } from './suggest.ts'

export const suggestRoutes = (context: { db: Db; places: Places; openNames: OpenNames }) => [
  bind(endpoints.suggest, async (input, { locale }) => ok(await suggest(context, { ...input, locale }))),
]
