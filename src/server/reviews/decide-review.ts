import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { type Db, transaction } from '../db/database.ts'
import { recountReviews } from '../inventory/recount-reviews.ts'
import { detachUploads } from '../media/uploads/attach-uploads.ts'
import { lockReview, type ReviewState, readGuestSums, writeDecision } from './store.ts'
import { picturesOfReview } from './write-review.ts'

export { listByState, type ReviewRow, type ReviewState } from './store.ts'

type Decision = 'published' | 'refused'

/** A published review may be taken down; a refused one has lost its pictures and stays refused. */
const nextStates: Readonly<Record<ReviewState, readonly Decision[]>> = {
  waiting: ['published', 'refused'],
  published: ['refused'],
  refused: [],
}

/** Publishes or refuses a guest's review; the hotel's score is recomputed. */
export function decideReview(db: Db, { id, to, by, now }: { id: Id; to: Decision; by: Actor; now: number }) {
  return transaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) return refuse('not_found' as const)
    if (!nextStates[review.state].includes(to)) return refuse(review.state)
    await writeDecision(tx, id, { state: to, by, now })
    if (to === 'refused') await detachUploads(tx, picturesOfReview(id))
    if (to === 'published' || review.state === 'published') {
      await recountReviews(tx, review.hotelId, () => readGuestSums(tx, review.hotelId))
    }
    return ok({ ...review, state: to })
  })
}
