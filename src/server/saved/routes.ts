import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { changeList } from './change-list.ts'
import { changeTraces } from './change-traces.ts'
import { listSaved } from './list-saved.ts'
import { listTraces } from './list-traces.ts'
import { saveHotel } from './save-hotel.ts'
import { showSharedList } from './show-shared-list.ts'
import { stopAlerts } from './stop-alerts.ts'
import { favouritesAmong } from './store.ts'
import { unsaveHotels } from './unsave-hotels.ts'
import type { SavedWorld } from './world.ts'

const whose = (caller: Caller) => ({ guestId: guestOf(caller), locale: caller.locale, zone: caller.zone })

export const savedRoutes = (world: SavedWorld) => [
  bind(endpoints.saveHotel, (input, caller) => saveHotel(world, { ...input, ...whose(caller) })),
  bind(endpoints.unsaveHotels, (input, caller) =>
    unsaveHotels(world.db, { ...input, ...whose(caller), now: world.now() }),
  ),
  bind(endpoints.findSaved, async ({ ids }, caller) =>
    ok({ ids: await favouritesAmong(world.db, { guestId: guestOf(caller), hotelIds: ids }) }),
  ),
  bind(endpoints.listSaved, (input, caller) => listSaved(world, { ...input, ...whose(caller) })),
  bind(endpoints.changeSavedList, (input, caller) => changeList(world, { ...input, ...whose(caller) })),
  bind(endpoints.showSharedList, (input, { locale }) => showSharedList(world, { ...input, locale })),
  bind(endpoints.stopPriceAlerts, ({ token }, { locale }) => stopAlerts(world.db, { token, locale })),
  bind(endpoints.listTraces, (input, caller) => listTraces(world, { ...input, ...whose(caller) })),
  bind(endpoints.changeTraces, (input, caller) => changeTraces(world, { ...input, ...whose(caller) })),
]
