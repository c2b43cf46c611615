import type { Task } from '../jobs/tasks.ts'
import { rollCalendars } from './roll-calendars.ts'

/** Looks every day and moves once a month, so that a machine that slept on the first is not late for long. */
export const rollCalendarsTask: Task = {
  name: 'roll_calendars',
  every: '20 0 * * *',
  run: async (_, { db, clock }) => {
    await rollCalendars(db, clock())
  },
}
