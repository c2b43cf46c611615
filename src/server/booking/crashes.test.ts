import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { addDays } from '#domain/plain-date.ts'
import { dateIn } from '#domain/zone-time.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking, findRate } from '#test/support/bookings.ts'
import { crashRounds, everyStep } from '#test/support/crash-rounds.ts'
import { haveGuests } from '#test/support/guests.ts'
import { openKillableServers } from '#test/support/killable-servers.ts'

const app = await testApp()
const { db, connection } = app
const now = Date.now()
await fillForBooking(app, now, 20)
await haveGuests(
  db,
  Array.from({ length: 200 }, (_, at) => at + 1),
)
await db`delete from restrictions`
const arrival = addDays(dateIn('UTC', now), 40)
const { hotel } = await findRate(app, { payment: 'prepay', s_d: arrival, e_d: addDays(arrival, 16) })
const { host, port, user, database } = connection
const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
const servers = await openKillableServers(url)
after(servers.stop)

test('killed at every step of booking, cancelling and expiry, the books agree and everybody was told the truth', async () => {
  const tally = await crashRounds({ db, servers, hotel, arrival }, [
    ...everyStep,
    { during: 'commit', afterMs: 20 },
    { during: 'cancel', afterMs: 10 },
  ])
  assert.deepEqual(tally.faults, [])
  assert.deepEqual(tally.missed, [])
  assert.equal(tally.crashes, everyStep.length + 2)
})
