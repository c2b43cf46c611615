import { pino } from 'pino'
import type { Booked } from '#contract/booking.ts'
import { bookStay } from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Pool } from '#server/db/database.ts'
import { pageCaller } from '#server/http/caller.ts'
import { bind, createRespond, type Verb } from '#server/http/dispatch.ts'
import type { RoomNights } from '#server/inventory/stock-store.ts'
import { takeNights } from '#server/inventory/take-nights.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { createAnswerOnce } from '#server/requests/answer-once.ts'

type Booking = Verb<typeof bookStay>
type Step = 'nights taken' | 'job queued'

/** A minimal use case with all mechanisms of booking: atomic and idempotent. */
export const takeAndTell =
  (stay: RoomNights, reached: (step: Step) => Promise<void> = async () => {}): Booking =>
  (_booking, _caller, once) =>
    once(async (tx) => {
      const taken = await takeNights(tx, stay)
      if (!taken.ok) return taken
      await reached('nights taken')
      await addJob(tx, 'deliver_message', { id: '1' }, { runAt: Date.parse('2099-01-01') })
      await reached('job queued')
      return ok(booked)
    })

const yuan = (amount: number) => ({ amount, currency: 'CNY' })
export const booked: Booked = {
  order_id: '7',
  order_no: 'L7',
  state: 'held',
  pay_before: null,
  due_now: yuan(100),
  price: { lines: [], total: yuan(100), due_now: yuan(100), due_later: yuan(0), due_at_hotel: yuan(0) },
}

export const bookingBody = {
  quote: 'abc.def',
  guests: [{ first: 'Ann', last: 'Li' }],
  contact: { name: 'Ann Li', email: 'ann@example.com', phone: '13800138000' },
}

/** Requests a booking as this guest, through every layer between HTTP and the use case. */
export function bookingBy(db: Pool, verb: Booking, now = () => Date.parse('2027-01-01')) {
  const log = pino({ level: 'silent' })
  const respond = createRespond({
    bindings: [bind(bookStay, verb)],
    log,
    answerOnce: createAnswerOnce({ db, now }),
  })
  return async (
    reqId: string,
    { guest = '1', body = bookingBody }: { guest?: string; body?: object } = {},
  ) => {
    const session = { id: guest, guestId: guest, account: `guest${guest}@example.com` }
    const caller = { ...pageCaller('en'), session }
    return (await respond(bookStay, { ...body, req_id: reqId }, caller)).envelope
  }
}
