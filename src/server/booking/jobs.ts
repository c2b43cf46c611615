import type { Handlers } from '../jobs/tasks.ts'
import { beginStays, completeStays, tellBeforeArrival } from './advance-order-states.ts'
import { expireChange, expireOverdueChanges } from './change/expire-change.ts'
import type { BookingContext } from './context.ts'
import { expireHold, expireOverdueHolds } from './expire-hold.ts'
import { findLowerPrices } from './reprice-order.ts'
import { checkBooks } from './settlement/check-books.ts'
import { cancelUnpaidOrders, captureGuarantees, remindOfBalances } from './settlement/collect-balance.ts'

export const bookingJobs = (context: BookingContext) =>
  ({
    expire_hold: (payload) => expireHold(context, payload),
    expire_holds: () => expireOverdueHolds(context),
    expire_change: (payload) => expireChange(context, payload),
    expire_changes: () => expireOverdueChanges(context),
    begin_stays: () => beginStays(context),
    complete_stays: () => completeStays(context),
    remind_of_balances: () => remindOfBalances(context),
    cancel_unpaid_orders: () => cancelUnpaidOrders(context),
    capture_guarantees: () => captureGuarantees(context),
    tell_before_arrival: () => tellBeforeArrival(context),
    find_lower_prices: () => findLowerPrices(context),
    check_payment_sums: () => checkBooks(context.db, context.now()),
  }) satisfies Partial<Handlers>
