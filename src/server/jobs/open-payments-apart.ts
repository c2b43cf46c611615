import { paidOrders } from '../booking/paid-orders.ts'
import type { BookingWorld } from '../booking/world.ts'
import type { Pool } from '../db/database.ts'
import { openPayments } from '../payments/open-payments.ts'
import type { PaymentWorld } from '../payments/world.ts'
import type { Settings } from '../settings.ts'
import { openBookingApart } from './open-booking-apart.ts'

type Options = {
  db: Pool
  settings: Settings
  clock: () => number
  /** Absent: opened here. */
  booking?: BookingWorld
  count?: PaymentWorld['count']
}

/** Payments outside the server: for background jobs and the operator's commands. */
export function openPaymentsApart({ db, settings, clock, count, ...given }: Options): PaymentWorld {
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
