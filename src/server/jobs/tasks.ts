import type { GuestFeatures } from '../accounts/guest-features.ts'
import { eraseAccountsTask, forgetAccountsTask } from '../accounts/tasks.ts'
import type { Db } from '../db/database.ts'
import { fetchRatesTask } from '../exchange/tasks.ts'
import { rollCalendarsTask } from '../inventory/tasks.ts'
import { rotateKeysTask } from '../keys/tasks.ts'
import type { FileStore } from '../media/file-store.ts'
import { sweepUploadsTask } from '../media/tasks.ts'
import type { PostOffice } from '../messages/post-office.ts'
import { deliverMessageTask, forgetMessagesTask } from '../messages/tasks.ts'

export type Facts = {
  db: Db
  clock: () => number
  files: FileStore
  ratesUrl?: string | undefined
  office: PostOffice
  features: GuestFeatures
}

/** One kind of work done in the background: its name in the queue, what it does, when it comes by itself. */
export type Task = {
  readonly name: string
  /** Five fields of cron, in UTC; absent for work that only others ask for. */
  readonly every?: string
  readonly run: (payload: unknown, facts: Facts) => Promise<void>
}

const forgetOldLimits: Task = {
  name: 'forget_old_limits',
  every: '17 * * * *',
  run: async (_, { db, clock }) => {
    await db`delete from limits where expire < ${clock() - 3_600_000}`
  },
}

/** Every task of every feature. */
export const tasks: readonly Task[] = [
  forgetOldLimits,
  rollCalendarsTask,
  fetchRatesTask,
  sweepUploadsTask,
  rotateKeysTask,
  deliverMessageTask,
  forgetMessagesTask,
  eraseAccountsTask,
  forgetAccountsTask,
]
