import * as endpoints from '#contract/desk/endpoints.ts'
import { traceOfCaller } from '../../audit/record-audit.ts'
import { bindDesk } from '../../http/dispatch.ts'
import type { PaymentContext } from '../context.ts'
import { assignPayment } from './assign-payment.ts'
import {
  checkPaymentAtDesk,
  listPaymentsAtDesk,
  markPaymentSeen,
  resolveRefused,
  showPaymentAtDesk,
} from './desk-payments.ts'
import { markPaidElsewhere, retryRefunds } from './refused-refunds.ts'
import { exportBooks, showBooks } from './show-books.ts'

export const deskPaymentRoutes = (context: PaymentContext) => [
  bindDesk(endpoints.listDeskPayments, (input, caller) => listPaymentsAtDesk(context, input, caller)),
  bindDesk(endpoints.showDeskPayment, ({ number }, caller) => showPaymentAtDesk(context, number, caller)),
  bindDesk(endpoints.checkDeskPayment, ({ number }, caller) =>
    checkPaymentAtDesk(context, number, caller, traceOfCaller(caller)),
  ),
  bindDesk(endpoints.markDeskPaymentSeen, (input, caller, runIdempotently) =>
    runIdempotently((tx) => markPaymentSeen(context, tx, input, caller, traceOfCaller(caller))),
  ),
  bindDesk(endpoints.retryRefund, (input, caller, runIdempotently) =>
    runIdempotently((tx) => resolveRefused(context, tx, retryRefunds, input, caller, traceOfCaller(caller))),
  ),
  bindDesk(endpoints.markPaidElsewhere, (input, caller, runIdempotently) =>
    runIdempotently((tx) =>
      resolveRefused(context, tx, markPaidElsewhere, input, caller, traceOfCaller(caller)),
    ),
  ),
  bindDesk(endpoints.assignDeskPayment, (input, caller, runIdempotently) =>
    runIdempotently(async (tx) => {
      const assigned = await assignPayment(context, tx, input, traceOfCaller(caller))
      return assigned.ok ? showPaymentAtDesk({ ...context, db: tx }, input.number, caller) : assigned
    }),
  ),
  bindDesk(endpoints.showDeskBooks, (period, { zone }) => showBooks(context.db, period, zone)),
  bindDesk(endpoints.exportDeskBooks, (period, { zone }) => exportBooks(context.db, period, zone)),
]
