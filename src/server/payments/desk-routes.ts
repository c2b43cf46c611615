import * as endpoints from '#contract/desk/endpoints.ts'
import { traceOfCaller } from '../desk/record-audit.ts'
import { bindDesk } from '../http/dispatch.ts'
import {
  checkPaymentAtDesk,
  listPaymentsAtDesk,
  markPaymentSeen,
  showPaymentAtDesk,
} from './desk-payments.ts'
import type { PaymentWorld } from './world.ts'

export const deskPaymentRoutes = (world: PaymentWorld) => [
  bindDesk(endpoints.listDeskPayments, (input, caller) => listPaymentsAtDesk(world, input, caller)),
  bindDesk(endpoints.showDeskPayment, ({ number }, caller) => showPaymentAtDesk(world, number, caller)),
  bindDesk(endpoints.checkDeskPayment, ({ number }, caller) =>
    checkPaymentAtDesk(world, number, caller, traceOfCaller(caller)),
  ),
  bindDesk(endpoints.markDeskPaymentSeen, (input, caller) =>
    markPaymentSeen(world, input, caller, traceOfCaller(caller)),
  ),
]
