import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { changeList } from './change-list.ts'
import { changeTraces } from './change-traces.ts'
import type { SavedContext } from './context.ts'
import { listSaved } from './list-saved.ts'
import { listTraces } from './list-traces.ts'
import { saveHotel } from './save-hotel.ts'
import { showSharedList } from './show-shared-list.ts'
import { stopAlerts } from './stop-alerts.ts'
import { favouritesAmong } from './store.ts'
import { unsaveHotels } from './unsave-hotels.ts'

const whose = (caller: Caller) => ({ guestId: guestOf(caller), locale: caller.locale, zone: caller.zone })

export const savedRoutes = (context: SavedContext) => [
  bind(endpoints.saveHotel, (input, caller) => saveHotel(context, { ...input, ...whose(caller) })),
  bind(endpoints.unsaveHotels, (input, caller) =>
    unsaveHotels(context.db, { ...input, ...whose(caller), now: context.now() }),
  ),
  bind(endpoints.findSaved, async ({ ids }, caller) =>
    ok({ ids: await favouritesAmong(context.db, { guestId: guestOf(caller), hotelIds: ids }) }),
  ),
  bind(endpoints.listSaved, (input, caller) => listSaved(context, { ...input, ...whose(caller) })),
  bind(endpoints.changeSavedList, (input, caller) => changeList(context, { ...input, ...whose(caller) })),
  bind(endpoints.showSharedList, (input, { locale }) => showSharedList(context, { ...input, locale })),
  bind(endpoints.stopPriceAlerts, ({ token }, { locale }) => stopAlerts(context.db, { token, locale })),
  bind(endpoints.listTraces, (input, caller) => listTraces(context, { ...input, ...whose(caller) })),
  bind(endpoints.changeTraces, (input, caller) => changeTraces(context, { ...input, ...whose(caller) })),
]
