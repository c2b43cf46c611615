// The daily check of 100,000 price alerts of 5,000 guests over the catalogue of 50,000 hotels: time, CPU and memory of
// the process. The first check stores a new price for each alert, the second finds nothing new, the third tells every
// tenth guest of a lower price.
import { checkAlerts } from '#server/alerts/check-alerts.ts'
import { readSettings } from '#server/settings.ts'
import { openParts } from '#server/startup/open-parts.ts'
import { clearAlerts, countQuestions, countTold, fillAlerts, raiseSeries } from './alerts/alerts-store.ts'
import { prepareBenchDatabase } from './search/database.ts'

const ALERTS = 100_000
const GUESTS = 5_000
/** Within this time the check ends before guests are awake in the next time zone. */
const MOST_SECONDS = 900

const { db, today, close } = await prepareBenchDatabase()
const settings = readSettings({ LOG_LEVEL: 'silent', SECRET: 'for measuring '.repeat(3) })
const { booking, places } = openParts({ db, settings, clock: Date.now })
await clearAlerts(db)
await fillAlerts(db, { alerts: ALERTS, guests: GUESTS, today })
const counts = await countQuestions(db)
console.log(`${ALERTS} alerts, ${counts.questions} questions, ${counts.stays} stays in a city`)

const fresh = await measure('every price is new')
const same = await measure('nothing changed')
await raiseSeries(db, 10)
const fallen = await measure('every tenth price dropped')
const told = await countTold(db)
console.log(`${told} guests told`)
await clearAlerts(db)
await close()
console.log(JSON.stringify({ ...counts, fresh, same, fallen, told }))
process.exit(Math.max(fresh.seconds, same.seconds, fallen.seconds) <= MOST_SECONDS ? 0 : 1)

async function measure(name: string) {
  const [from, before] = [performance.now(), process.cpuUsage()]
  const { done, failed } = await checkAlerts({ ...booking, places })
  const { user, system } = process.cpuUsage(before)
  if (failed[0]) throw failed[0].error
  const figures = {
    seconds: Math.round((performance.now() - from) / 100) / 10,
    cpu: Math.round((user + system) / 100_000) / 10,
    megabytes: Math.round(process.memoryUsage().rss / 1_048_576),
  }
  const { seconds, cpu, megabytes } = figures
  console.log(`${name}: ${done} alerts in ${seconds} s, ${cpu} s CPU of this process, ${megabytes} MB`)
  return figures
}
