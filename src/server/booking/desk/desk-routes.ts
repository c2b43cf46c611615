import * as endpoints from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { type DeskCaller, staffOf } from '../../http/caller.ts'
import { bindDesk, type Outcome, type RunIdempotently } from '../../http/dispatch.ts'
import { withKeysAndRates } from '../routes.ts'
import { bookAtDesk } from './book-for-guest.ts'
import { cancelAtDesk } from './cancel-at-desk.ts'
import { correctOrder, noteOnOrder } from './correct-order.ts'
import { decideAtDesk } from './decide-approval.ts'
import { listDeskOrders } from './desk-list.ts'
import { type DeskBookingContext, showDeskOrder, watchOrder } from './desk-order.ts'
import {
  listDeskPromotions,
  saveDeskPromotion,
  showDeskPromotion,
  stopDeskPromotion,
  tryPromotion,
} from './desk-promotions.ts'
import { markArrived, noteNoShow } from './mark-arrival.ts'
import { resendMail, sendPaymentLink } from './order-mails.ts'
import { refundAtDesk } from './refund-order.ts'

export function deskOrderRoutes(context: DeskBookingContext) {
  /** Keys and rates are read before the transaction, as for guests. */
  const idempotently =
    <Input>(
      verb: (
        ready: DeskBookingContext,
        tx: Tx,
        input: Input,
        caller: DeskCaller,
      ) => Promise<Outcome<DeskOrder>>,
    ) =>
    async (input: Input, caller: DeskCaller, runIdempotently: RunIdempotently<DeskOrder>) => {
      const ready = { ...context, ...(await withKeysAndRates(context)) }
      return runIdempotently((tx) => verb(ready, tx, input, caller))
    }
  const tracedBy = (caller: DeskCaller) => ({
    now: context.now(),
    zone: caller.zone,
    trace: traceOfCaller(caller),
  })
  return [
    bindDesk(endpoints.listDeskOrders, (input, caller) =>
      listDeskOrders(context, input, {
        hotels: staffOf(caller).hotels,
        locale: caller.locale,
        zone: caller.zone,
      }),
    ),
    bindDesk(endpoints.showDeskOrder, ({ number }, caller) =>
      showDeskOrder(context, number, { staff: staffOf(caller), locale: caller.locale, zone: caller.zone }),
    ),
    bindDesk(endpoints.watchDeskOrder, ({ number }, caller) =>
      watchOrder(context, { number, staff: staffOf(caller) }),
    ),
    bindDesk(
      endpoints.cancelDeskOrder,
      idempotently((ready, tx, input, caller) => cancelAtDesk(ready, tx, input, caller, { isBeyond: false })),
    ),
    bindDesk(
      endpoints.cancelBeyondPolicy,
      idempotently((ready, tx, input, caller) => cancelAtDesk(ready, tx, input, caller, { isBeyond: true })),
    ),
    bindDesk(endpoints.refundDeskOrder, idempotently(refundAtDesk)),
    bindDesk(endpoints.decideApproval, idempotently(decideAtDesk)),
    bindDesk(endpoints.noteNoShow, idempotently(noteNoShow)),
    bindDesk(endpoints.markArrived, idempotently(markArrived)),
    bindDesk(endpoints.correctDeskOrder, idempotently(correctOrder)),
    bindDesk(endpoints.resendOrderMail, idempotently(resendMail)),
    bindDesk(endpoints.sendPaymentLink, idempotently(sendPaymentLink)),
    bindDesk(endpoints.noteOnOrder, idempotently(noteOnOrder)),
    bindDesk(endpoints.bookForGuest, idempotently(bookAtDesk)),
    bindDesk(endpoints.listDeskPromotions, (_, { zone }) =>
      listDeskPromotions(context.db, { now: context.now(), zone }),
    ),
    bindDesk(endpoints.showDeskPromotion, ({ code }, { zone }) =>
      showDeskPromotion(context.db, code, { now: context.now(), zone }),
    ),
    bindDesk(endpoints.tryPromotion, async (input, { locale }) =>
      tryPromotion(await withKeysAndRates(context), input, locale),
    ),
    bindDesk(endpoints.savePromotion, (input, caller, runIdempotently) =>
      runIdempotently((tx) => saveDeskPromotion(tx, input, tracedBy(caller))),
    ),
    bindDesk(endpoints.stopDeskPromotion, (input, caller, runIdempotently) =>
      runIdempotently((tx) => stopDeskPromotion(tx, input, tracedBy(caller))),
    ),
  ]
}
