import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchWords } from '../search/search.ts'
import { offerWords } from './offers.ts'
import { rateWords } from './rates.ts'

const includes = (locale: 'en' | 'zh', rooms: number, nights: number) =>
  offerWords(locale).stayIncludes(searchWords(locale).roomsAndNights(rooms, nights))

test('a total for several rooms states their number; one room is not mentioned', () => {
  assert.equal(includes('en', 4, 3), '4 rooms, 3 nights, taxes and fees included')
  assert.equal(includes('en', 1, 1), '1 night, taxes and fees included')
  assert.equal(includes('zh', 4, 3), '4间房，3晚，已含税费')
  assert.equal(includes('zh', 1, 3), '3晚，已含税费')
  assert.equal(rateWords('en').total(2, 1), 'Total, 2 rooms, 1 night')
  assert.equal(rateWords('en').total(1, 3), 'Total, 3 nights')
  assert.equal(rateWords('zh').total(2, 3), '2间房3晚总价')
})

test('a room booked several times is named with the number', () => {
  assert.equal(offerWords('en').roomsOf('Standard Twin Room', 4), '4 × Standard Twin Room')
  assert.equal(offerWords('zh').roomsOf('标准双床房', 4), '标准双床房×4')
  assert.equal(offerWords('en').roomsOf('Standard Twin Room', 1), 'Standard Twin Room')
})
