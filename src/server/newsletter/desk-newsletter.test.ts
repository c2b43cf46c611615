import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskNewsletter } from '#contract/desk/publishing.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { mailbox } from '#test/support/guests.ts'
import { sendQueuedIssue } from './desk-newsletter.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
const content = await haveStaff(db, { role: 'content' })
const ask = async (path: string, body: object = {}, method: 'GET' | 'POST' = 'POST') =>
  askDesk(app, path, { method, body, headers: await staffHeaders(db, content, { now }) })
const subscribe = (email: string, locale: 'en' | 'zh', topics: string[] = []) => db`
  insert into newsletter_subscriptions (email, state, token, locale, topics, asked_at)
  values (${email}, 'subscribed', ${email}, ${locale}, ${topics}::text[], ${new Date(now)})`
await subscribe('ann@example.com', 'en')
await subscribe('bea@example.com', 'en', ['offers'])
await subscribe('chen@example.com', 'zh')
const draft = {
  lang_of: 'en',
  subject: 'Autumn lights',
  paragraphs: ['Lamps are lit early.', 'Come by train.'],
}
const sending = { ...app.booking, siteName: () => 'Lodestar', now: () => now }

test('a preview counts the recipients by language and topic, and sends nothing', async () => {
  assert.equal((await ask('newsletter/preview', draft)).data.readers, 2)
  assert.equal((await ask('newsletter/preview', { ...draft, topic: 'beach' })).data.readers, 1)
  assert.deepEqual(await mailbox(app, 'ann@example.com'), [])
})

test('an issue is queued once under its name, sent by its job, and never twice to anybody', async () => {
  const sent = await ask('newsletter/send', { ...draft, name: 'autumn' })
  assert.equal(sent.code, 1, sent.text)
  assert.equal((await ask('newsletter/send', { ...draft, name: 'autumn' })).reason, 'issue_exists')
  const [issue] = (sent.data as DeskNewsletter).issues
  assert.deepEqual([issue!.state, issue!.by], ['queued', content.name])
  for (let times = 0; times < 2; times++) await sendQueuedIssue(sending, issue!.id)
  const { issues, topics, counts } = (await ask('newsletter/show', {}, 'GET')).data as DeskNewsletter
  assert.deepEqual([issues[0]!.state, issues[0]!.readers, topics], ['sent', 2, ['offers']])
  assert.deepEqual(counts.find(({ lang_of }) => lang_of === 'zh')?.subscribed, 1)
  const mails = await mailbox(app, 'ann@example.com')
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Autumn lights'],
  )
  assert.deepEqual(await mailbox(app, 'chen@example.com'), [])
})

test('an address is unsubscribed on request, in any case, and with an audit entry', async () => {
  assert.equal((await ask('newsletter/remove', { email: 'Bea@Example.com' })).code, 1)
  assert.equal((await ask('newsletter/remove', { email: 'bea@example.com' })).reason, 'already_decided')
  assert.equal((await ask('newsletter/remove', { email: 'nobody@example.com' })).reason, 'not_found')
  assert.equal((await ask('newsletter/preview', draft)).data.readers, 1)
})
