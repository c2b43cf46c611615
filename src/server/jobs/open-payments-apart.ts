import type { BookingContext } from '../booking/context.ts'
import { paidOrders } from '../booking/paid-orders.ts'
import type { Pool } from '../db/database.ts'
import type { PaymentContext } from '../payments/context.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { Settings } from '../settings.ts'
import { openBookingApart } from './open-booking-apart.ts'

type Options = {
  db: Pool
  settings: Settings
  clock: () => number
  /** Absent: opened here. */
  booking?: BookingContext
  count?: PaymentContext['count']
}

/** Payments outside the server: for background jobs and the operator's commands. */
export function openPaymentsApart({ db, settings, clock, count, ...given }: Options): PaymentContext {
  const booking = given.booking ?? openBookingApart({ db, settings, clock })
  return openPayments({
    db,
    settings,
    now: clock,
    origin: booking.origin,
    orders: paidOrders(booking),
    ...(count ? { count } : {}),
  })
}
