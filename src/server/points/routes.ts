import * as endpoints from '#contract/endpoints.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import type { PointsContext } from './context.ts'
import { exportPoints } from './export-points.ts'
import { showPoints } from './show-points.ts'

export const pointsRoutes = (context: PointsContext) => [
  bind(endpoints.showPoints, (asked, caller) =>
    showPoints(context, { ...asked, guestId: guestOf(caller), locale: caller.locale }),
  ),
  bind(endpoints.exportPoints, (_, caller) =>
    exportPoints(context, { guestId: guestOf(caller), locale: caller.locale }),
  ),
]
