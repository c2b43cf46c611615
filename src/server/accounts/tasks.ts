import type { Task } from '../jobs/tasks.ts'
import { forgetCodes } from './code-store.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { forgetEvents } from './event-store.ts'
import { forgetSessions } from './session-store.ts'

const day = 86_400_000
const nobodysEvents = 30 * day
const anybodysEvents = 400 * day

export const eraseAccountsTask: Task = {
  name: 'erase_accounts',
  every: '23 * * * *',
  run: async (_, { db, clock, features }) => {
    await eraseAccounts({ db, features, now: clock() })
  },
}

/** What has run out is of no use to anybody. */
export const forgetAccountsTask: Task = {
  name: 'forget_codes_and_sessions',
  every: '47 * * * *',
  run: async (_, { db, clock }) => {
    const now = clock()
    await forgetCodes(db, now)
    await forgetSessions(db, now)
    await forgetEvents(db, {
      nobodys: new Date(now - nobodysEvents),
      anybodys: new Date(now - anybodysEvents),
    })
  },
}
