import * as endpoints from '#contract/desk/hotel-endpoints.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk } from '../../http/dispatch.ts'
import { addDeskHotel, findCities } from './add-hotel.ts'
import { changeStates, previewStates } from './change-states.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { createListHotels } from './list-hotels.ts'

const readerOf = (caller: DeskCaller): Reader => ({
  hotels: staffOf(caller).hotels,
  locale: caller.locale,
  zone: caller.zone,
})

export function deskHotelRoutes(context: DeskHotelContext) {
  const listHotels = createListHotels(context)
  return [
    bindDesk(endpoints.listDeskHotels, (input, caller) => listHotels(input, readerOf(caller))),
    bindDesk(endpoints.findCities, ({ q }, { locale }) => findCities(context, q, locale)),
    bindDesk(endpoints.addDeskHotel, (input, caller, runIdempotently) =>
      runIdempotently((tx) => addDeskHotel(context, tx, input, traceOfCaller(caller))),
    ),
    bindDesk(endpoints.previewHotelStates, (input, caller) =>
      previewStates(context, input, readerOf(caller)),
    ),
    bindDesk(endpoints.setHotelStates, (input, caller, runIdempotently) =>
      runIdempotently((tx) =>
        changeStates(context, tx, input, { ...readerOf(caller), trace: traceOfCaller(caller) }),
      ),
    ),
  ]
}
