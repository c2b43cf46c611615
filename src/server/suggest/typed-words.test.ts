import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutFiller, wordsOf } from './typed-words.ts'

test('Chinese and letters are words of their own, accents and signs are not', () => {
  assert.deepEqual(wordsOf('上海W酒店'), ['上海', 'w', '酒店'])
  assert.deepEqual(wordsOf('  Hôtel  de l’Étoile! '), ['hotel', 'de', 'letoile'])
  assert.deepEqual(wordsOf('…'), [])
  assert.equal(wordsOf('a b c d e f g h i j').length, 8)
})

test('what people add to a place is left out, unless nothing would be left', () => {
  assert.deepEqual(withoutFiller(wordsOf('hotels in paris')), ['paris'])
  assert.deepEqual(withoutFiller(wordsOf('巴黎附近的酒店')), ['巴黎'])
  assert.deepEqual(withoutFiller(wordsOf('巴黎酒店预订')), ['巴黎'])
  assert.deepEqual(withoutFiller(wordsOf('hotel')), ['hotel'])
  assert.deepEqual(withoutFiller(wordsOf('酒店')), ['酒店'])
})
