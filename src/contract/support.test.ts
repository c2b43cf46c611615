import assert from 'node:assert/strict'
import test from 'node:test'
import { SupportHeard, SupportSent } from './support.ts'

test('a browser may send hello, messages, typing and read marks', () => {
  const sent = [
    { type: 'hello', after: 0 },
    { type: 'say', id: 'message-1', text: 'Good evening' },
    { type: 'typing' },
    { type: 'read', upto: 4 },
  ]
  for (const message of sent) assert.deepEqual(SupportSent.parse(message), message)
  for (const message of [{}, { type: 'shout' }, { type: 'say', id: 'message-1', text: '' }, null])
    assert.equal(SupportSent.safeParse(message).success, false)
})

test('a browser receives ready, messages, typing and refusals', () => {
  const at = '2027-03-28T15:00:00+08:00'
  const heard = [
    {
      type: 'ready',
      thread: '1',
      after: 0,
      upto: 4,
      staff_read: 0,
      guest_read: 4,
      staff: false,
      attendant: null,
    },
    {
      type: 'message',
      n: 5,
      id: 'message-1',
      by: 'staff',
      name: 'Mei',
      text: 'Good evening',
      file: null,
      order: null,
      at,
    },
    { type: 'typing' },
    { type: 'refused', id: 'message-2', reason: 'too_many', retry_after: 3 },
  ]
  for (const message of heard) assert.deepEqual(SupportHeard.parse(message), message)
})
