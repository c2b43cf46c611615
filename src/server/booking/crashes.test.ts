import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { type Crash, crashRounds } from '#test/support/crash-rounds.ts'
import { haveGuests } from '#test/support/guests.ts'
import { openKillableServers } from '#test/support/killable-servers.ts'

const app = await testApp()
const { db, connection } = app
const now = Date.now()
await fillForBooking(app, now, 20)
await haveGuests(
  db,
  Array.from({ length: 100 }, (_, at) => at + 1),
)
await db`delete from restrictions`
const arrival = addDays(dateIn('UTC', now), 40)
const { hotel } = await findRate(app, {
  payment: 'prepay',
  free: true,
  s_d: arrival,
  e_d: addDays(arrival, 16),
})
const { host, port, user, database } = connection
const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
const servers = await openKillableServers(url)
after(servers.stop)

/** One crash of each kind; `npm run bench -- faults` runs every step, many times. */
const crashes: readonly Crash[] = [
  { during: 'commit', at: 'order_written' },
  { during: 'commit', at: 'booked' },
  { during: 'payment', at: 'payment_begun' },
  { during: 'payment', at: 'capture_answered' },
  { during: 'message', at: 'message_written' },
  { during: 'cancel', at: 'cancellation_written' },
  { during: 'refund', at: 'refund_answered' },
  { during: 'expiry', at: 'expired' },
  { during: 'change', at: 'change_held' },
  { during: 'change_payment', at: 'change_written' },
  { during: 'change_expiry', at: 'change_nights_returned' },
  { during: 'closing', at: 'close_committed' },
  { during: 'payment', afterMs: 20 },
]

test('after crashes during booking, payment, cancellation and expiry the books agree, and every answer was true', async () => {
  const tally = await crashRounds({ db, servers, hotel, arrival }, crashes)
  assert.deepEqual(tally.faults, [])
  assert.deepEqual(tally.missed, [])
  assert.equal(tally.crashes, crashes.length)
})
