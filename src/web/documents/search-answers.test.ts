import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countAnswers, markedHtml, markedParts, searchAnswers } from './search-answers.ts'

const answer = (id: string, question: string, text: string) => ({
  id,
  question,
  text,
  html: `<p>${text}</p>`,
})
const sections = [
  {
    id: 'money',
    title: 'Money',
    short: null,
    html: '',
    answers: [
      answer('when', 'When does my refund arrive?', 'It depends on the bank.'),
      answer('twice', 'I paid twice', 'The second Payment is refunded.'),
    ],
  },
  {
    id: 'points',
    title: 'Points',
    short: null,
    html: '',
    answers: [answer('get', '积分何时入账？', '离店后入账。')],
  },
]

test('a search keeps the questions that mention every word, in the question or in the answer', () => {
  const found = (q: string) => searchAnswers(sections, q).map(({ answers }) => answers.map(({ id }) => id))
  assert.deepEqual(found('REFUND'), [['when', 'twice'], []])
  assert.deepEqual(found('refund bank'), [['when'], []])
  assert.deepEqual(found('入账'), [[], ['get']])
  assert.deepEqual(found('  '), [['when', 'twice'], ['get']])
  assert.equal(countAnswers(searchAnswers(sections, 'nothing of the kind')), 0)
})

test('the search text is highlighted whatever its characters', () => {
  assert.deepEqual(markedParts('Refund (part)', '(part'), [
    { text: 'Refund ', marked: false },
    { text: '(part', marked: true },
    { text: ')', marked: false },
  ])
})

test('marks touch neither tags nor entities', () => {
  assert.equal(
    markedHtml('<p class="p">A &amp; p</p>', 'p amp class'),
    '<p class="p">A &amp; <mark>p</mark></p>',
  )
})
