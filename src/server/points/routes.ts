import * as endpoints from '#contract/endpoints.ts'
import type { Pool } from '../db/database.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { exportPoints } from './export-points.ts'
import { showPoints } from './show-points.ts'

export const pointsRoutes = ({ db, now }: { db: Pool; now: () => number }) => [
  bind(endpoints.showPoints, (asked, caller) =>
    showPoints(db, { ...asked, guestId: guestOf(caller), locale: caller.locale, now: now() }),
  ),
  bind(endpoints.exportPoints, (_, caller) =>
    exportPoints(db, { guestId: guestOf(caller), locale: caller.locale }),
  ),
]
