import type { ReviewForm } from '#contract/reviews.ts'
import { reviewCategories } from '#domain/hotel/review-sums.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { abbreviatedName } from '#domain/text/person-name.ts'
import type { Tx } from '../db/database.ts'
import { attachUploads } from '../media/uploads/attach-uploads.ts'
import { insertReview } from './store.ts'

export { hasReview } from './store.ts'

type Written = {
  form: ReviewForm
  order: { id: Id; guestId: Id; hotelId: Id; guest: { first: string; last: string } }
  locale: Locale
  now: number
}

/** A stay is reviewed once; the review waits for moderation. */
export async function writeReview(tx: Tx, { form, order, locale, now }: Written) {
  const images = [...new Set(form.files)]
  const review = await insertReview(tx, {
    orderId: order.id,
    guestId: order.guestId,
    hotelId: order.hotelId,
    score: form.score,
    marks: reviewCategories.map((category) => form.scores?.[category] ?? null),
    title: form.title,
    text: form.text,
    kind: form.kind ?? null,
    locale,
    author: abbreviatedName(order.guest),
    images,
    now,
  })
  if (!review) return refuse('already_reviewed')
  const shown = await attachUploads(tx, {
    ids: images,
    owner: { guest: order.guestId },
    to: picturesOfReview(review.id),
  })
  return shown ? ok(review) : refuse('pictures_gone')
}

export const picturesOfReview = (id: Id) => `review:${id}`
