import type { Handlers } from '../jobs/tasks.ts'
import { checkOpenPayments, checkPayment } from './check-payment.ts'
import { compareStatements } from './compare-statement.ts'
import type { PaymentContext } from './context.ts'
import { advancePayment, advancePayments } from './operations/advance-payment.ts'
import { purgeProviderMessages } from './receive-message.ts'
import { renewHolds } from './renew-holds.ts'

export const paymentJobs = (context: PaymentContext) =>
  ({
    advance_payment: ({ paymentId }) => advancePayment(context, paymentId),
    check_payment: ({ paymentId }) => checkPayment(context, paymentId),
    advance_payments: () => advancePayments(context),
    check_payments: () => checkOpenPayments(context),
    renew_holds: () => renewHolds(context),
    compare_statements: () => compareStatements(context),
    purge_provider_messages: () => purgeProviderMessages(context.db, context.now()),
  }) satisfies Partial<Handlers>
