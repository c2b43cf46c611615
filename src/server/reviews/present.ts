import type { Review } from '#contract/reviews.ts'
import type { Locale } from '#domain/text/locale.ts'
import { plainText } from '#domain/text/moderation.ts'
import { isoInstant, type Zone } from '#domain/time/zone-time.ts'
import { reviewWords } from '#words/hotels/reviews.ts'
import { uploadAddress } from '../media/uploads/upload-address.ts'
import type { ReviewRow } from './store.ts'

export const presentReview = (
  review: ReviewRow,
  { zone, locale }: { zone: Zone; locale: Locale },
): Review => ({
  id: `stay-${review.id}`,
  score: review.score,
  title: plainText(review.title),
  text: plainText(review.text),
  kind: review.kind,
  lang: review.locale,
  by: plainText(review.author),
  at: isoInstant(review.writtenAt, zone),
  images: review.images.map((id, at) => ({
    id,
    url: uploadAddress(id),
    alt: reviewWords(locale).picture(at + 1),
  })),
  reply: review.reply === null ? null : plainText(review.reply),
  sample: false,
  verified: true,
})
