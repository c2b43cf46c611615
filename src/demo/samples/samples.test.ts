import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewSums } from './review-marks.ts'
import { blame } from './review-words.ts'
import type { SampleFacts } from './sample-facts.ts'
import { sampleQuestions } from './sample-questions.ts'
import { reviewText, sampleReviews } from './sample-reviews.ts'

const facts: SampleFacts = {
  seed: 4711,
  stars: 3,
  reviewCount: 120,
  chinese: false,
  centreMetres: 900,
  central: true,
  waterMetres: null,
  waterKind: null,
  stationMetres: null,
  amenities: ['wifi', 'breakfast'],
  checkInFrom: '14:00',
  checkInUntil: '22:00',
  checkOutUntil: '11:00',
  pets: 'no',
  childrenFree: 5,
  family: true,
}
const made = '2026-11-15'

test('sample reviews are newest first, in both languages, and add up to the score', () => {
  const reviews = sampleReviews(facts, made)
  const { histogram, score } = reviewSums({ ...facts, count: facts.reviewCount })
  assert.equal(
    histogram.reduce((sum, count) => sum + count),
    120,
  )
  const mean = reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length
  assert.ok(Math.abs(mean * 10 - score) <= 0.5)
  for (const [at, count] of histogram.entries()) {
    assert.equal(count, reviews.filter((review) => review.score === at + 1).length)
  }
  assert.ok(reviews.every(({ date }) => date < made))
  assert.deepEqual(new Set(reviews.map(({ lang }) => lang)), new Set(['en', 'zh']))
  const order = reviews.map(({ date }) => date)
  assert.ok(order[0]! > order.at(-1)!)
})

test('a review matches its language and score, and mentions only existing facts', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const other = { ...facts, seed }
    for (const review of sampleReviews(other, made)) {
      const { title, text, by } = reviewText(other, review)
      assert.ok(title && text && by)
      assert.equal(/\p{Script=Han}/u.test(title + text), review.lang === 'zh', text)
      assert.doesNotMatch(text, /pool|gym|the sea|the train|泳池|健身房|海边|车站/)
      if (review.score >= 9) assert.doesNotMatch(text, /expensive|noisy|recommend it\.$|不推荐|太慢/)
      if (review.score <= 4) assert.doesNotMatch(text, /Highly recommended|一定会再来/)
    }
  }
})

test('the reviews of a hotel differ', () => {
  const texts = sampleReviews(facts, made).map((review) => reviewText(facts, review).text)
  assert.ok(new Set(texts).size > 90, `${new Set(texts).size} of 120`)
})

test('a review whose title mentions small flaws names one', () => {
  const flaws = (['en', 'zh'] as const).flatMap((lang) =>
    Object.values(blame[lang]).flatMap((remarks) =>
      remarks.map((remark) => (typeof remark === 'string' ? remark : remark[0])),
    ),
  )
  let flawed = 0
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (const review of sampleReviews({ ...facts, seed }, made)) {
      const { title, text } = reviewText({ ...facts, seed }, review)
      if (!/flaw|瑕疵/.test(title)) continue
      flawed += 1
      assert.ok(
        flaws.some((flaw) => text.includes(flaw)),
        `${title}: ${text}`,
      )
    }
  }
  assert.ok(flawed > 5, `${flawed} such reviews`)
})

test('questions are answered from the facts', () => {
  const asked = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => sampleQuestions({ ...facts, seed }, made))
  const parking = asked.find(({ question }) => question.en.includes('park'))
  assert.match(parking!.answer.en, /no on-site parking/)
  assert.ok(asked.every(({ question }) => !question.en.includes('pool')))
})
