import type { FeedbackTopic } from '#contract/feedback.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Tx } from '../db/database.ts'
import { readableNumber } from '../numbering/readable-number.ts'
import { insertThread, lockThread, type Thread } from './store.ts'

type Beginning = {
  guestId: Id | null
  orderId: Id | null
  topic: FeedbackTopic
  about: string | null
  email: string | null
  locale: Locale
  now: number
}

/** Opens a new ticket. */
export const openThread = (tx: Tx, beginning: Beginning): Promise<Thread> =>
  insertThread(tx, { ...beginning, number: readableNumber('T') })

/** The existing thread of the order or of the general conversation, or a new one. */
export async function threadOf(tx: Tx, beginning: Beginning & { guestId: Id }): Promise<Thread> {
  return (await lockThread(tx, beginning)) ?? openThread(tx, beginning)
}
