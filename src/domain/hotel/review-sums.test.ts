import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combineReviewSums } from './review-sums.ts'

const none = Array.from({ length: 10 }, () => 0)
const noMarks = Array.from({ length: 5 }, () => ({ sum: 0, count: 0 }))
const samples = { count: 4, histogram: [0, 0, 0, 0, 0, 0, 2, 2, 0, 0], scores: [80, 70, 75, 75, 75] }

test('without guest reviews the sums are those of the samples', () => {
  assert.deepEqual(combineReviewSums(samples, { histogram: none, marks: noMarks }), {
    count: 4,
    histogram: samples.histogram,
    score: 75,
    scores: samples.scores,
  })
})

test('a guest review counts as much as a sample, in the score and in each rated category', () => {
  const guests = {
    histogram: none.with(9, 1),
    marks: noMarks.with(0, { sum: 10, count: 1 }),
  }
  const sums = combineReviewSums(samples, guests)
  assert.deepEqual([sums.count, sums.histogram[9], sums.score], [5, 1, 80])
  assert.deepEqual(sums.scores, [84, 70, 75, 75, 75])
})

test('a hotel without reviews has no score, and an unrated category has none', () => {
  const nothing = { count: 0, histogram: none, scores: [] }
  assert.deepEqual(combineReviewSums(nothing, { histogram: none, marks: noMarks }).score, null)
  const one = combineReviewSums(nothing, {
    histogram: none.with(6, 1),
    marks: noMarks.with(4, { sum: 9, count: 1 }),
  })
  assert.deepEqual([one.score, one.scores], [70, [null, null, null, null, 90]])
})
