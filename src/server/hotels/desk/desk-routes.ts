import * as endpoints from '#contract/desk/hotel-endpoints.ts'
import type { NewDeskHotel } from '#contract/desk/hotels.ts'
import { type Trace, traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, type StaffSession, staffOf } from '../../http/caller.ts'
import { bindDesk, type Outcome, type RunIdempotently } from '../../http/dispatch.ts'
import { addDeskHotel, findCities } from './add-hotel.ts'
import { changeHotel } from './change-hotel.ts'
import { changeStates, previewStates } from './change-states.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import { decideProposals, withdrawProposals } from './decide-proposals.ts'
import { addPhotograph, draftText } from './hotel-photographs.ts'
import { createListHotels } from './list-hotels.ts'
import { previewHotel } from './preview-page.ts'
import { closeFromDay, setHotelPrices } from './set-hotel-prices.ts'
import { showDeskHotel, watchHotel } from './show-desk-hotel.ts'

const readerOf = (caller: DeskCaller): Reader => ({
  hotels: staffOf(caller).hotels,
  locale: caller.locale,
  zone: caller.zone,
})

export function deskHotelRoutes(context: DeskHotelContext) {
  const listHotels = createListHotels(context)
  /** A change that is answered once and is part of one transaction. */
  const changing =
    <Input, Value>(
      verb: (
        context: DeskHotelContext,
        tx: Tx,
        input: Input,
        reader: Reader & { trace: Trace; member: StaffSession },
      ) => Promise<Outcome<Value>>,
    ) =>
    (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<Value>) =>
      runIdempotently((tx) =>
        verb(context, tx, input, {
          ...readerOf(caller),
          trace: traceOfCaller(caller),
          member: staffOf(caller),
        }),
      )
  return [
    bindDesk(endpoints.listDeskHotels, (input, caller) => listHotels(input, readerOf(caller))),
    bindDesk(endpoints.findCities, ({ q }, { locale }) => findCities(context, q, locale)),
    bindDesk(
      endpoints.addDeskHotel,
      changing((_, tx, input: NewDeskHotel, { trace }) => addDeskHotel(context, tx, input, trace)),
    ),
    bindDesk(endpoints.previewHotelStates, (input, caller) =>
      previewStates(context, input, readerOf(caller)),
    ),
    bindDesk(endpoints.setHotelStates, changing(changeStates)),
    bindDesk(endpoints.showDeskHotel, ({ id }, caller) => showDeskHotel(context, id, readerOf(caller))),
    bindDesk(endpoints.previewDeskHotel, ({ id }, caller) => previewHotel(context, id, readerOf(caller))),
    bindDesk(endpoints.watchDeskHotel, ({ id }, caller) => watchHotel(context, id, staffOf(caller))),
    bindDesk(endpoints.changeDeskHotel, changing(changeHotel)),
    bindDesk(endpoints.decideProposals, changing(decideProposals)),
    bindDesk(endpoints.withdrawProposals, changing(withdrawProposals)),
    bindDesk(endpoints.setHotelPrices, changing(setHotelPrices)),
    bindDesk(endpoints.closeFromDay, changing(closeFromDay)),
    bindDesk(endpoints.addHotelPhotograph, async ({ id, file }, caller) =>
      addPhotograph(context, { id, bytes: Buffer.from(await file.arrayBuffer()) }, readerOf(caller)),
    ),
    bindDesk(endpoints.draftHotelText, (input, caller) =>
      draftText(context, input, readerOf(caller), caller),
    ),
  ]
}
