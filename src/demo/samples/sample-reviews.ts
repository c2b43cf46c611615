import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { createRandom, type Random } from '../random.ts'
import {
  type ReviewCategory,
  type ReviewMarks,
  reviewCategories,
  reviewMarks,
  type TravellerKind,
} from './review-marks.ts'
import {
  authors,
  blame,
  endings,
  flawedTitles,
  praise,
  type Remark,
  replies,
  titles,
} from './review-words.ts'
import type { SampleFacts } from './sample-facts.ts'

/** A sample review without its text: enough to count, filter and sort. */
export type SampleReview = ReviewMarks &
  Readonly<{ kind: TravellerKind; lang: Locale; date: PlainDate; hour: number }>

export type ReviewText = Readonly<{ title: string; text: string; by: string; reply: string | null }>

const years = 3

/** All sample reviews of a hotel, newest first, dated before the catalogue was made. */
export function sampleReviews(facts: SampleFacts, made: PlainDate): SampleReview[] {
  const marks = reviewMarks({
    seed: facts.seed,
    stars: facts.stars,
    centreMetres: facts.centreMetres,
    count: facts.reviewCount,
  })
  const random = createRandom(facts.seed, 'guests')
  const span = Math.min(years * 365, 60 + facts.reviewCount * 9)
  return marks.map((review) => ({
    ...review,
    kind: random.weighted<TravellerKind>([
      ['couple', 32],
      ['family', facts.family ? 26 : 8],
      ['business', facts.stars >= 3 ? 20 : 10],
      ['solo', 18],
      ['friends', 12],
    ]),
    lang: random.chance(facts.chinese ? 72 : 30) ? 'zh' : 'en',
    date: addDays(made, 0 - 2 - Math.floor((review.at * span) / facts.reviewCount) - random.int(0, 1)),
    hour: random.int(7, 22),
  }))
}

/** The text of a review: high marks are praised, low marks are criticised. */
export function reviewText(facts: SampleFacts, review: SampleReview): ReviewText {
  const random = createRandom(facts.seed, review.at, 'words')
  const { lang, score } = review
  const band = score >= 9 ? 3 : score >= 7 ? 2 : score >= 5 ? 1 : 0
  const liked = sortedBy(review, (a, b) => b - a).filter((category) => review.marks[category] >= 7)
  const disliked = sortedBy(review, (a, b) => a - b).filter((category) => review.marks[category] <= 6)
  const good = some(liked, [0, 1, 2, 2][band]!, praise[lang], facts, random)
  const bad = some(disliked, [2, 1, 1, 0][band]!, blame[lang], facts, random)
  const remarks = band <= 1 ? [...bad, ...good] : [...good, ...bad]
  const ending = remarks.length < 2 || random.chance(60) ? [random.pick(endings[lang][band]!)] : []
  return {
    title: random.pick([...titles[lang][band]!, ...(band === 2 && bad.length > 0 ? flawedTitles[lang] : [])]),
    text: [...remarks, ...ending].join(lang === 'en' ? ' ' : ''),
    by: random.pick(authors[lang]),
    reply: band === 0 || (band === 1 && random.chance(30)) ? random.pick(replies[lang]) : null,
  }
}

function sortedBy({ marks }: ReviewMarks, order: (a: number, b: number) => number): ReviewCategory[] {
  return reviewCategories.toSorted((a, b) => order(marks[a], marks[b]))
}

function some(
  categories: readonly ReviewCategory[],
  count: number,
  pools: Readonly<Record<ReviewCategory, readonly Remark[]>>,
  facts: SampleFacts,
  random: Random,
): string[] {
  return categories.slice(0, count).flatMap((category) => {
    const fitting = pools[category].filter((remark) => typeof remark === 'string' || remark[1](facts))
    if (fitting.length === 0) return []
    const remark = random.pick(fitting)
    return [typeof remark === 'string' ? remark : remark[0]]
  })
}
