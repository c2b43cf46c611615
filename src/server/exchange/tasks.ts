import type { Task } from '../jobs/tasks.ts'
import { fetchRates } from './exchange-rates.ts'

/** Without a source the committed table serves. */
export const fetchRatesTask: Task = {
  name: 'fetch_rates',
  every: '5 */6 * * *',
  run: async (_, { db, clock, ratesUrl }) => {
    if (!ratesUrl) return
    const outcome = await fetchRates(db, { url: ratesUrl, now: clock() })
    if (outcome !== 'stored') throw new Error(outcome)
  },
}
