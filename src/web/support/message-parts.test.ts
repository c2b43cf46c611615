import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage } from '#contract/support.ts'
import { daysOf, goesOn, localDate, messageParts } from './message-parts.ts'

const origin = 'https://hotels.example'

test('an address of this site is a link, and ends before the sentence does', () => {
  const text = `More answers: ${origin}/docs/faq.`
  const parts = (name: string) => [
    { text: 'More answers: ' },
    { text: name, href: '/docs/faq' },
    { text: '.' },
  ]
  assert.deepEqual(messageParts(text, origin), parts('/docs/faq'))
  assert.deepEqual(
    messageParts(text, origin, () => 'FAQ'),
    parts('FAQ'),
  )
})

test('addresses of other sites stay text, also those that only look like ours', () => {
  for (const text of ['https://evil.example/x', `${origin}.evil.example/x`, 'javascript:alert(1)'])
    assert.deepEqual(messageParts(text, origin), [{ text }])
})

test('messages stand under their day, and one after the other where the same person goes on', () => {
  const message = (n: number, at: string, by: ChatMessage['by'] = 'guest'): ChatMessage => ({
    n,
    id: `${n}`,
    by,
    name: null,
    text: '',
    file: null,
    order: null,
    at,
  })
  const [one, two, three] = [
    message(1, '2027-01-10T10:00:00Z'),
    message(2, '2027-01-12T10:00:00Z'),
    message(3, '2027-01-12T10:01:00Z', 'staff'),
  ] as const
  assert.deepEqual(
    daysOf([one, two, three]).map(({ date, messages }) => [date, messages.length]),
    [
      [localDate(new Date(one.at)), 1],
      [localDate(new Date(two.at)), 2],
    ],
  )
  assert.deepEqual([goesOn(undefined, one), goesOn(one, two), goesOn(two, three)], [false, true, false])
})
