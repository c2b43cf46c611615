import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Db, transaction } from '../db/database.ts'
import { lockReview, writeReply } from './store.ts'

export const LONGEST_REPLY = 2000

type Reply = {
  id: Id
  text: string | null
  now: number
  /** The hotels of a scoped member; null or absent for all. */
  hotels?: readonly Id[] | null
}

/** Shows the hotel's reply under a published review; without a text the reply is removed. */
export function replyToReview(db: Db, { id, text, now, hotels = null }: Reply) {
  return transaction(db, async (tx) => {
    const review = await lockReview(tx, id, hotels)
    if (!review) return refuse('not_found' as const)
    if (review.state !== 'published') return refuse(review.state)
    await writeReply(tx, id, text, now)
    return ok({ ...review, reply: text, before: review.reply })
  })
}
