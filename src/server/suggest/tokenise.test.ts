import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenise, withoutStopWords } from './tokenise.ts'

test('Chinese and Latin text are separate words, without accents and punctuation', () => {
  assert.deepEqual(tokenise('上海W酒店'), ['上海', 'w', '酒店'])
  assert.deepEqual(tokenise('  Hôtel  de l’Étoile! '), ['hotel', 'de', 'letoile'])
  assert.deepEqual(tokenise('…'), [])
  assert.equal(tokenise('a b c d e f g h i j').length, 8)
})

test('stop words are removed, unless nothing would be left', () => {
  assert.deepEqual(withoutStopWords(tokenise('hotels in paris')), ['paris'])
  assert.deepEqual(withoutStopWords(tokenise('巴黎附近的酒店')), ['巴黎'])
  assert.deepEqual(withoutStopWords(tokenise('巴黎酒店预订')), ['巴黎'])
  assert.deepEqual(withoutStopWords(tokenise('hotel')), ['hotel'])
  assert.deepEqual(withoutStopWords(tokenise('酒店')), ['酒店'])
})
