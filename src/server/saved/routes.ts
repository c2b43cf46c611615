import * as endpoints from '#contract/endpoints.ts'
import type { AlertsStopped, UnsaveHotels } from '#contract/saved.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { savedWords } from '#words/saved/saved.ts'
import type { Db } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { changeList } from './change-list.ts'
import { changeTraces } from './change-traces.ts'
import type { SavedContext } from './context.ts'
import { listSaved } from './list-saved.ts'
import { endAlerts } from './list-store.ts'
import { listTraces } from './list-traces.ts'
import { saveHotel } from './save-hotel.ts'
import { showSharedList } from './show-shared-list.ts'
import { dropFavourites, favouritesAmong } from './store.ts'

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

type Unsaving = UnsaveHotels & { guestId: string; locale: Locale; now: number }

/** Returns the ids that are not saved any more; idempotent. */
async function unsaveHotels(db: Db, { id, ids = [], guestId, locale, now }: Unsaving) {
  const hotelIds = [...new Set([...(id === undefined ? [] : [id]), ...ids])]
  await dropFavourites(db, { guestId, hotelIds, now })
  return { ...ok({ ids: hotelIds }), msg: savedWords(locale).removed }
}

/** By the link of a mail, without a session. */
async function stopAlerts(db: Db, { token, locale }: { token: string; locale: Locale }) {
  const list = await endAlerts(db, token)
  if (!list) return refuse('link_invalid')
  const say = savedWords(locale)
  return { ...ok<AlertsStopped>({ name: list.name ?? say.unnamed }), msg: say.alertsStopped }
}
