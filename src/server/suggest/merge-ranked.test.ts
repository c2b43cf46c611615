import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergeRanked } from './merge-ranked.ts'

const ranked = (name: string, ...score: number[]) =>
  score.map((each) => ({ item: `${name}${each}`, score: each }))

test('the best come first, of any kind', () => {
  assert.deepEqual(mergeRanked([ranked('hotel', 9, 5), ranked('station', 7)], 5), [
    'hotel9',
    'station7',
    'hotel5',
  ])
})

test('no kind crowds out another', () => {
  const mix = mergeRanked([ranked('hotel', 9, 8, 7, 6, 5), ranked('station', 2, 1)], 4)
  assert.deepEqual(mix, ['hotel9', 'hotel8', 'station2', 'station1'])
})

test('an unused share of a kind is given to the others', () => {
  const mix = mergeRanked([ranked('hotel', 9, 8, 7, 6, 5), ranked('station', 2), []], 4)
  assert.deepEqual(mix, ['hotel9', 'hotel8', 'hotel7', 'station2'])
  assert.deepEqual(
    mergeRanked([ranked('hotel', 9), ranked('bed', 8), ranked('room', 7), ranked('stop', 6)], 2),
    ['hotel9', 'bed8'],
  )
  assert.deepEqual(mergeRanked([[], []], 3), [])
})
