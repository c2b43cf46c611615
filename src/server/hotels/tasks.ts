import type { Task } from '../jobs/tasks.ts'
import { fetchRates } from './exchange-rates.ts'
import { rollCalendars } from './roll-calendars.ts'

/** Looks every day and moves once a month, so that a machine that slept on the first is not late for long. */
export const rollCalendarsTask: Task = {
  name: 'roll_calendars',
  every: '20 0 * * *',
  run: async (_, { db, clock }) => {
    await rollCalendars(db, clock())
  },
}

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
