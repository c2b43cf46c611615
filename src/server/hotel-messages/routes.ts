import * as desk from '#contract/desk/extranet-endpoints.ts'
import * as endpoints from '#contract/endpoints.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { guestOf, staffOf } from '../http/caller.ts'
import { bind, bindDesk } from '../http/dispatch.ts'
import type { HotelMessagesContext } from './context.ts'
import { listDeskThreads, showDeskThread, showThread } from './show-thread.ts'
import { writeToGuest, writeToHotel } from './write-message.ts'

export const hotelMessageRoutes = (context: HotelMessagesContext) => [
  bind(endpoints.showHotelThread, ({ id }, caller) =>
    showThread(context, context.db, { id, guestId: guestOf(caller) }),
  ),
  bind(endpoints.writeToHotel, (input, caller, runIdempotently) =>
    runIdempotently((tx) => writeToHotel(context, tx, input, caller)),
  ),
  bindDesk(desk.listDeskThreads, (query, caller) =>
    listDeskThreads(context, context.db, query, { hotels: staffOf(caller).hotels, locale: caller.locale }),
  ),
  bindDesk(desk.showDeskThread, ({ number }, caller) =>
    showDeskThread(context, context.db, { number, hotels: staffOf(caller).hotels, locale: caller.locale }),
  ),
  bindDesk(desk.writeToGuest, (input, caller, runIdempotently) =>
    runIdempotently((tx) => {
      const { hotels, staffId } = staffOf(caller)
      const seenIn = caller.locale
      return writeToGuest(context, tx, input, { hotels, staffId, seenIn, trace: traceOfCaller(caller) })
    }),
  ),
]
