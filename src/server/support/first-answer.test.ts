import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Asked, firstAnswer } from './first-answer.ts'

const noon = Date.parse('2027-01-10T04:00:00Z')
const midnight = Date.parse('2027-01-10T16:00:00Z')
const asked = (more: Partial<Asked>): Asked => ({
  text: 'A person please',
  locale: 'en',
  isFirst: false,
  hours: { opens: '09:00', closes: '21:00', zone: 'Asia/Shanghai' },
  now: noon,
  isGuest: true,
  hasMail: true,
  origin: 'https://lodestar.example',
  nextStay: async () => null,
  usualWait: async () => 150,
  ...more,
})
const textOf = async (more: Partial<Asked>) => (await firstAnswer(asked(more)))?.text ?? ''

test('a request for a person is confirmed with the usual wait', async () => {
  assert.match(await textOf({}), /within about 3 minutes/)
  assert.match(await textOf({ text: '转人工', locale: 'zh' }), /预计3分钟内/)
})

test('the wait is at most an hour, and ten minutes while it cannot be measured', async () => {
  assert.match(await textOf({ usualWait: async () => 90_000 }), /within about 60 minutes/)
  assert.match(await textOf({ usualWait: async () => null }), /within about 10 minutes/)
  assert.match(await textOf({ usualWait: async () => 5 }), /within about a minute/)
})

test('outside office hours the answer to a request for a person gives the next opening', async () => {
  assert.match(await textOf({ now: midnight }), /after 09:00\. We’ll also email it to you\.$/)
  assert.doesNotMatch(await textOf({ now: midnight, hasMail: false }), /email/)
})
