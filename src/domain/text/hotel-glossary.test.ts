import assert from 'node:assert/strict'
import { test } from 'node:test'
import { glossaryEntry, languageOf, withGlossary } from './hotel-glossary.ts'

test('a term by itself is translated without an engine', () => {
  assert.equal(glossaryEntry(' Twin room', 'zh'), '双床房')
  assert.equal(glossaryEntry('押金', 'en'), 'security deposit')
  assert.equal(glossaryEntry('a twin room with a view', 'zh'), null)
})

test('a wrong translation is corrected only if the original contains the term', () => {
  assert.equal(withGlossary('They kept the security deposit.', '他们保留了存款。', 'zh'), '他们保留了押金。')
  assert.equal(withGlossary('I lost my savings.', '我失去了存款。', 'zh'), '我失去了存款。')
})

test('the language of a text is that of most of its letters', () => {
  assert.equal(languageOf('房间很干净，有Wi-Fi和espresso'), 'zh')
  assert.equal(languageOf('We stayed near 外滩'), 'en')
  assert.equal(languageOf('10/10 !!!'), null)
})
