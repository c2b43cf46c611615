// Guests read, search, book, pay and show pictures while something around the site fails: its database, disk, Redis, bucket,
// provider of payments, memory or clock, or its clients. Prints what guests see, and when all is well again. Afterwards
// every order that a guest was told of is looked for, and the books are compared with the provider. `--seconds N` for each
// outage (60), `--only NAME` for one.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { differencesAtProviders } from '#test/support/crash-rounds.ts'
import { sendGuests } from './outages/guests.ts'
import { outagesOf } from './outages/outage-list.ts'
import { countUnsettled, missingOrders } from './outages/outages-store.ts'
import { openTrialSite } from './outages/trial-site.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } },
})
const duration = Number(values.seconds) * 1000
const RECOVERY_PATIENCE_MS = 120_000

const trial = await openTrialSite()
const { db, site, provider } = trial
const began = Date.now()
const before = await takenNights(db)
const guests = await sendGuests(site.port, { ...trial, cashier: provider.url })

/** Milliseconds until everything succeeds for a second. */
async function recover(): Promise<number | null> {
  const from = performance.now()
  let wellSince = from
  while (performance.now() - from < RECOVERY_PATIENCE_MS) {
    await wait(1_000)
    if (guests.isWell(wellSince)) return Math.max(0, wellSince - from)
    wellSince = performance.now()
  }
  return null
}

await recover()
let ok = true
for (const [name, outage] of Object.entries(outagesOf(trial))) {
  if (values.only ? values.only !== name : outage.isPossible === false) continue
  await outage.begin()
  const from = performance.now()
  await wait(duration / 2)
  const said = await outage.during?.()
  await wait(Math.max(0, duration - (performance.now() - from)))
  const seen = guests.since(from)
  const after = await outage.end()
  const recovered = await recover()
  const recovery = recovered === null ? null : Math.round(recovered / 1000)
  console.log(
    `${name}: ${JSON.stringify({ said, seen, after, recovery, megabytes: await site.megabytes() })}`,
  )
  const unclear = outage.mayEnd
    ? /"(500|503 without retry-after)"/
    : /"(no answer|500|503 without retry-after)"/
  ok &&= recovery !== null && !unclear.test(JSON.stringify(seen))
}
await guests.stop()
const until = performance.now() + RECOVERY_PATIENCE_MS
while ((await countUnsettled(db)) > 0 && performance.now() < until) await wait(500)
const unsettled = await countUnsettled(db)
const lost = await missingOrders(db, guests.orders)
const contradictions = [
  ...(await checkBooks(db, before)),
  ...(await differencesAtProviders({ db, servers: provider }, began)),
]
for (const line of contradictions.slice(0, 20)) console.log(line)
await trial.close()
ok &&= lost.length + contradictions.length + unsettled === 0 && guests.orders.length > 0
const counts = { orders: guests.orders.length, paid: guests.paid.length, lost: lost.length, unsettled }
console.log(JSON.stringify({ bench: 'outages', ...counts, contradictions: contradictions.length, ok }))
process.exit(ok ? 0 : 1)
