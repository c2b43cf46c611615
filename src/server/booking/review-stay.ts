import type { Review, ReviewForm } from '#contract/reviews.ts'
import { whyNotAct } from '#domain/order/order-states.ts'
import { ok, refuse } from '#domain/result.ts'
import { orderAnswers } from '#words/booking/order-answers.ts'
import { transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import { presentReview } from '../reviews/present.ts'
import { writeReview } from '../reviews/write-review.ts'
import type { BookingContext } from './context.ts'
import { liveRooms } from './order-row.ts'
import { lockOrder } from './store.ts'

/** A guest may review a completed stay once. */
export function reviewStay(context: BookingContext, form: ReviewForm, caller: Caller) {
  const guestId = guestOf(caller)
  const { locale } = caller
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, { id: form.id, guestId })
    if (!order) return refuse('not_found')
    if (whyNotAct('review', order.state)) return refuse('not_reviewable')
    const { firstName: first, lastName: last } = liveRooms(order)[0]!
    const written = await writeReview(tx, {
      form,
      order: { id: order.id, guestId, hotelId: order.snapshot.product.hotel, guest: { first, last } },
      locale,
      now: context.now(),
    })
    if (!written.ok) {
      if (written.refusal === 'already_reviewed') return refuse('already_reviewed')
      return refuse({ reason: 'invalid_input', fields: { files: orderAnswers(locale).picturesGone } })
    }
    const review: Review = presentReview(written.value, { zone: order.snapshot.zone, locale })
    return { ...ok(review), msg: orderAnswers(locale).reviewed }
  })
}
