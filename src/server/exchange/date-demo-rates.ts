import { dateIn } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { readExchangeRates } from './read-committed-rates.ts'
import { dropRates, storeRates } from './store.ts'

/**
 * Where payments are simulated and no source of rates is set, the committed table is dated to the day of the start. No
 * money moves by it, and every payment method can be tried. Real payments never use such rates.
 */
export async function dateDemoRates(db: Db, { isDemo, now }: { isDemo: boolean; now: number }) {
  const { date, base, rates } = readExchangeRates()
  const today = dateIn('UTC', now)
  if (!isDemo) await dropRates(db, { rates, after: date })
  else if (today > date) await storeRates(db, { date: today, base, rates }, now)
}
