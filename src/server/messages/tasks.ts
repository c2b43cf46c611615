import * as z from 'zod'
import type { Task } from '../jobs/tasks.ts'
import { deliverMessage } from './deliver-message.ts'
import { forgetMessages } from './store.ts'

const Asked = z.object({ id: z.string() })
const keptFor = 7 * 86_400_000

/** Later and later after each failure, up to about a day; see `mostTries`. */
export const deliverMessageTask: Task = {
  name: 'deliver_message',
  run: (payload, { db, clock, office }) =>
    deliverMessage({ db, office, now: clock() }, Asked.parse(payload).id),
}

export const forgetMessagesTask: Task = {
  name: 'forget_messages',
  every: '41 * * * *',
  run: (_, { db, clock }) => forgetMessages(db, new Date(clock() - keptFor)),
}
