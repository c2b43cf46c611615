import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import type { TripContext } from './context.ts'
import { findTrips } from './find-trips.ts'
import { changeTrip, shareTrip, showSharedTrip } from './share-trip.ts'

const own = (caller: Caller) => ({ guestId: guestOf(caller), locale: caller.locale })

export const tripRoutes = (context: TripContext) => [
  bind(endpoints.listTrips, async (_, caller) => ok(await findTrips(context, context.db, own(caller)))),
  bind(endpoints.shareTrip, (input, caller, runIdempotently) =>
    runIdempotently((tx) => shareTrip(context, tx, input, own(caller))),
  ),
  bind(endpoints.changeTrip, (input, caller, runIdempotently) =>
    runIdempotently((tx) => changeTrip(context, tx, input, own(caller))),
  ),
  bind(endpoints.showSharedTrip, ({ token }, { locale }) => showSharedTrip(context, token, locale)),
]
