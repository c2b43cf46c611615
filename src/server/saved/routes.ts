import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Db } from '../db/database.ts'
import { guestOf } from '../http/caller.ts'
import { bind } from '../http/dispatch.ts'
import { saveHotel } from './save-hotel.ts'
import { favouritesAmong } from './store.ts'
import { unsaveHotels } from './unsave-hotels.ts'

export const savedRoutes = ({ db, now }: { db: Db; now: () => number }) => [
  bind(endpoints.saveHotel, (input, caller) =>
    saveHotel(db, { ...input, guestId: guestOf(caller), locale: caller.locale, now: now() }),
  ),
  bind(endpoints.unsaveHotels, (input, caller) =>
    unsaveHotels(db, { ...input, guestId: guestOf(caller), locale: caller.locale }),
  ),
  bind(endpoints.findSaved, async ({ ids }, caller) =>
    ok({ ids: await favouritesAmong(db, { guestId: guestOf(caller), hotelIds: ids }) }),
  ),
]
