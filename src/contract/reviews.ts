import * as z from 'zod'
import { reviewSorts } from '#domain/hotel/review-order.ts'
import { reviewCategories } from '#domain/hotel/review-sums.ts'
import {
  defaulted,
  files,
  flag,
  id,
  instant,
  integer,
  Language,
  listOf,
  optional,
  ownLanguage,
  paging,
  text,
} from './fields.ts'
import { Picture } from './media.ts'

export const TravellerKind = z.enum(['business', 'couple', 'family', 'friends', 'solo'])
export type TravellerKind = z.infer<typeof TravellerKind>

/** Average scores out of 10 by category; null without ratings. */
export const CategoryScores = z.record(z.enum(reviewCategories), z.number().nullable())
export type CategoryScores = z.infer<typeof CategoryScores>

export const Review = z.object({
  id: z.string(),
  score: z.number(),
  title: z.string(),
  text: z.string(),
  kind: TravellerKind.nullable(),
  lang: Language,
  by: z.string(),
  at: instant(),
  images: z.array(Picture),
  reply: z.string().nullable(),
  sample: z.boolean(),
  /** The author booked here and stayed. */
  verified: z.boolean(),
})
export type Review = z.infer<typeof Review>

export const ReviewSort = z.enum(reviewSorts)

// Every call carries `lang`, so a request for reviews in all languages must be explicit.
export const ReviewQuery = z.object({
  id: id(),
  score: optional(integer(1, 10)),
  kind: optional(TravellerKind),
  lang: ownLanguage(),
  all_languages: defaulted(flag(), false),
  /** Reviews in all languages, those in `lang` first. */
  lang_first: defaulted(flag(), false),
  /** Words that a review must all contain. */
  q: optional(text(100)),
  sort: defaulted(ReviewSort, 'newest'),
  ...paging,
})
export type ReviewQuery = z.infer<typeof ReviewQuery>

/** The histogram counts reviews by whole score, "1" to "10". */
export const ReviewPage = listOf(Review).extend({
  histogram: z.record(z.string(), z.int()),
  scores: CategoryScores,
  sample: z.boolean(),
})
export type ReviewPage = z.infer<typeof ReviewPage>

/** A guest's experience for the home page: a review with its hotel and picture. */
export const Experience = Review.extend({
  hotel: z.object({ id: id(), name: z.string(), place: z.string() }),
  picture: Picture,
})
export type Experience = z.infer<typeof Experience>

export const ExperiencePage = listOf(Experience)
export type ExperiencePage = z.infer<typeof ExperiencePage>

const mark = integer(1, 10)
export const ReviewForm = z.object({
  id: id(),
  score: mark,
  title: text(120),
  text: text(4000),
  kind: optional(TravellerKind),
  scores: z.partialRecord(z.enum(reviewCategories), mark).optional(),
  files: files(),
})
export type ReviewForm = z.infer<typeof ReviewForm>
