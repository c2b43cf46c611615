import * as endpoints from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Tx } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk, type Once, type Outcome } from '../http/dispatch.ts'
import {
  bookAtDesk,
  cancelAtDesk,
  correctOrder,
  decideAtDesk,
  noteNoShow,
  noteOnOrder,
  refundAtDesk,
  resendMail,
  sendPaymentLink,
} from './desk-actions.ts'
import { listDeskOrders } from './desk-list.ts'
import { type DeskBookingWorld, showDeskOrder, watchOrder } from './desk-order.ts'
import { withKeysAndRates } from './routes.ts'

export function deskOrderRoutes(world: DeskBookingWorld) {
  /** Keys and rates are read before the transaction, as for guests. */
  const once =
    <Input>(
      verb: (
        ready: DeskBookingWorld,
        tx: Tx,
        input: Input,
        caller: DeskCaller,
      ) => Promise<Outcome<DeskOrder>>,
    ) =>
    async (input: Input, caller: DeskCaller, remember: Once<DeskOrder>) => {
      const ready = { ...world, ...(await withKeysAndRates(world)) }
      return remember((tx) => verb(ready, tx, input, caller))
    }
  return [
    bindDesk(endpoints.listDeskOrders, (input, caller) =>
      listDeskOrders(world, input, {
        hotels: staffOf(caller).hotels,
        locale: caller.locale,
        zone: caller.zone,
      }),
    ),
    bindDesk(endpoints.showDeskOrder, ({ number }, caller) =>
      showDeskOrder(world, number, { staff: staffOf(caller), locale: caller.locale, zone: caller.zone }),
    ),
    bindDesk(endpoints.watchDeskOrder, ({ number }, caller) =>
      watchOrder(world, { number, staff: staffOf(caller) }),
    ),
    bindDesk(
      endpoints.cancelDeskOrder,
      once((ready, tx, input, caller) => cancelAtDesk(ready, tx, input, caller, { isBeyond: false })),
    ),
    bindDesk(
      endpoints.cancelBeyondPolicy,
      once((ready, tx, input, caller) => cancelAtDesk(ready, tx, input, caller, { isBeyond: true })),
    ),
    bindDesk(endpoints.refundDeskOrder, once(refundAtDesk)),
    bindDesk(endpoints.decideApproval, once(decideAtDesk)),
    bindDesk(endpoints.noteNoShow, once(noteNoShow)),
    bindDesk(endpoints.correctDeskOrder, once(correctOrder)),
    bindDesk(endpoints.resendOrderMail, once(resendMail)),
    bindDesk(endpoints.sendPaymentLink, once(sendPaymentLink)),
    bindDesk(endpoints.noteOnOrder, once(noteOnOrder)),
    bindDesk(endpoints.bookForGuest, once(bookAtDesk)),
  ]
}
