import type { Task } from '../jobs/tasks.ts'
import { rotateKeys } from './rotate-keys.ts'

/** Looks every hour and changes keys once a day. */
export const rotateKeysTask: Task = {
  name: 'rotate_keys',
  every: '40 * * * *',
  run: async (_, { db, clock }) => {
    await rotateKeys(db, clock())
  },
}
