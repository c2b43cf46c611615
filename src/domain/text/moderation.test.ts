import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moderationFindings, plainText, whyModerate } from './moderation.ts'

const cause = (text: string) => whyModerate({ text, isKnownGuest: true })

test('an ordinary text of a guest who has stayed with us is published at once', () => {
  for (const text of [
    'Is there a lift to all floors?',
    'Breakfast was served from 7:00 to 10:30, about ¥128 a person in 2026.',
    '从酒店到地铁站走路要多久？我们带两个孩子。',
    'We paid 1,250 for 3 nights.\nVery quiet.',
    'Check-in 15:00. Nice!!! Really…',
  ])
    assert.equal(cause(text), null, text)
})

test('a text by an author without a stay is moderated', () => {
  assert.equal(whyModerate({ text: 'Is there a lift?', isKnownGuest: false }), 'unknown_author')
})

test('links, contacts and long numbers are moderated', () => {
  assert.equal(cause('Book at https://cheap.example/x'), 'link')
  assert.equal(cause('see www.rooms.example'), 'link')
  assert.equal(cause('cheaper at best-rooms.com'), 'link')
  assert.equal(cause('write to me@rooms.example'), 'contact')
  assert.equal(cause('call 138 0013 8000'), 'contact')
  assert.equal(cause('微信13800138000'), 'contact')
})

test('hidden characters, long words and repetitions are moderated', () => {
  assert.equal(cause('safe \u202Etxet'), 'hidden_characters')
  assert.equal(cause('a\u0007b'), 'hidden_characters')
  assert.equal(cause('whyyyyyyyyyyyy'), 'repetition')
  assert.equal(cause('abcdefghij'.repeat(1_000)), 'repetition')
})

test('direction marks and control characters are removed, line breaks stay', () => {
  assert.equal(plainText('\u202eelbuort\u202c\u2066x\u2069\u0007\ufeff'), 'elbuortx')
  assert.equal(plainText('one\u2028two\u2029three\r\nfour\rfive\tsix'), 'one\ntwo\nthree\nfour\nfive\tsix')
})

test('ordinary text is not changed', () => {
  for (const text of ['<b>bold</b> & "quoted" </script>', '很安静，推荐！', 'نظيف جدا', '👨‍👩‍👧 café'])
    assert.equal(plainText(text), text)
})

test('findings name every broken rule with the passage that breaks it', () => {
  assert.deepEqual(moderationFindings('See www.example.com or call 138 1234 5678\u202e'), [
    { cause: 'link', match: 'www.example.com' },
    { cause: 'contact', match: '138 1234 5678' },
    { cause: 'hidden_characters', match: 'U+202E' },
  ])
  assert.deepEqual(moderationFindings('Write to a@example.com'), [
    { cause: 'contact', match: 'a@example.com' },
  ])
  assert.deepEqual(moderationFindings('soooooooooooo loud'), [
    { cause: 'repetition', match: 'soooooooooooo' },
  ])
  assert.deepEqual(moderationFindings('A quiet room'), [])
})
