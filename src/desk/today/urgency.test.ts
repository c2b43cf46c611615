import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadline, groupOf, waitingTime } from './urgency.ts'

const now = '2026-12-08T09:12:00+08:00'

test('holds and chats are a matter of minutes', () => {
  assert.equal(groupOf({ kind: 'hold', due: '2026-12-08T09:20:00+08:00', since: now }, now), 'minutes')
  assert.equal(groupOf({ kind: 'chat', due: null, since: now }, now), 'minutes')
})

test('a review moves up once it waits too long', () => {
  const since = '2026-12-08T08:00:00+08:00'
  assert.equal(groupOf({ kind: 'review', due: null, since }, now), 'later')
  assert.equal(groupOf({ kind: 'review', due: null, since: '2026-12-05T08:00:00+08:00' }, now), 'hours')
})

test('waiting turns amber, then red', () => {
  const chat = (since: string) => waitingTime({ kind: 'chat', due: null, since }, now).look
  assert.equal(chat('2026-12-08T09:11:20+08:00'), '')
  assert.equal(chat('2026-12-08T09:10:00+08:00'), 'soon')
  assert.equal(chat('2026-12-08T09:09:00+08:00'), 'late')
})

test('a dispute is grouped by its deadline, and its last day is amber, then red', () => {
  const dispute = (due: string) => ({ kind: 'dispute' as const, due, since: now })
  assert.equal(groupOf(dispute('2026-12-14T09:12:00+08:00'), now), 'later')
  assert.equal(groupOf(dispute('2026-12-08T20:00:00+08:00'), now), 'hours')
  assert.deepEqual(deadline(dispute('2026-12-14T09:12:00+08:00'), now), { days: 6, look: '' })
  assert.deepEqual(deadline(dispute('2026-12-09T08:00:00+08:00'), now), { days: 0, look: 'soon' })
  assert.deepEqual(deadline(dispute('2026-12-08T12:00:00+08:00'), now), { days: 0, look: 'late' })
})
