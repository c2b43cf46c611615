import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  feedbackTicketUrl,
  firstTopic,
  readFeedbackQuery,
  readTicketSearch,
  subjectOf,
  titleOf,
} from './feedback-query.ts'

test('the form takes a known topic and a subject from the address, and nothing else', () => {
  assert.deepEqual(readFeedbackQuery({ q: 'payment', i: 'order:12' }), { q: 'payment', i: 'order:12' })
  assert.deepEqual(readFeedbackQuery({ q: 'bug', i: 'hotel:5' }), { i: 'hotel:5' })
  assert.deepEqual(readFeedbackQuery({ i: '/hotel-search/x?y=1' }), { i: '/hotel-search/x?y=1' })
  for (const i of ['javascript:alert(1)', 'order:x', '//evil \u202E', 'x', 5, ['/'], `/${'a'.repeat(400)}`])
    assert.deepEqual(readFeedbackQuery({ i }), {}, String(i))
})

test('where nobody has chosen a topic, the subject suggests one', () => {
  assert.equal(firstTopic({ q: 'account', i: 'order:1' }), 'account')
  assert.equal(firstTopic({ i: 'order:1' }), 'booking')
  assert.equal(firstTopic({ i: 'hotel:1' }), 'hotel')
  assert.equal(firstTopic({ i: '/docs/faq' }), 'website')
  assert.equal(firstTopic({}), '')
  assert.deepEqual(subjectOf('hotel:5'), { kind: 'hotel', id: '5' })
  assert.equal(subjectOf(null), null)
})

test('a ticket and a page of the list are in the address', () => {
  assert.deepEqual(readTicketSearch({ ticket: 'T7K3M9Q2X', page: '2' }), { ticket: 'T7K3M9Q2X', page: 2 })
  assert.deepEqual(readTicketSearch({ ticket: '<b>', page: '1' }), {})
  assert.equal(feedbackTicketUrl({ ticket: 'T7K3' }, 'zh'), '/zh/center/feedback?ticket=T7K3')
  assert.equal(feedbackTicketUrl({}, 'en'), '/center/feedback')
})

test('a thread is called by its first line, shortened', () => {
  assert.equal(titleOf('\n  Late arrival\nAt two.'), 'Late arrival')
  assert.equal(titleOf('one\u2028two'), 'one')
  assert.equal(titleOf('x'.repeat(10_000)), `${'x'.repeat(80)}…`)
})
