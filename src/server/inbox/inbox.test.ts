import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { InboxEntry, InboxPage, MacroList } from '#contract/desk/inbox.ts'
import type { InboxBodyOf } from '#contract/desk/inbox-bodies.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { haveReviewedStay } from '#test/support/reviewed-stay.ts'
import { startTranslationServer } from '#test/support/translation-server.ts'

const translator = await startTranslationServer()
after(() => translator.close())
let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({
  clock: () => now,
  findSession: sessionByNumber,
  env: { TRANSLATE_URL: translator.url },
})
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2])
await db`update accounts set name = 'Ada Lovelace' where id = 1`
const support = await haveStaff(db, { role: 'support' })
const colleague = await haveStaff(db, { role: 'content' })

const send = async (method: 'GET' | 'POST', path: string, body: object, member: Staff) =>
  askDesk(app, `inbox/${path}`, { method, headers: await staffHeaders(db, member, { now }), body })
const get = (path: string, body: object, member = support) => send('GET', path, body, member)
const post = (path: string, body: object, member = support) => send('POST', path, body, member)
const list = async (query: object = {}) => (await get('list', query)).data as InboxPage
const show = async (key: string) => (await get('show', { key })).data as InboxEntry

async function haveTicket(text: string, lang: 'en' | 'zh' = 'en') {
  const { body } = await ask(
    app,
    'system/feed_send',
    { topic: 'hotel', text, lang },
    { headers: { authentic: '1' } },
  )
  return `ticket:${(body.data as { ticket: string }).ticket}`
}

test('a Chinese ticket is answered in English with a translation, the original is kept, and the wait is counted', async () => {
  const key = await haveTicket('房间有暖气吗？\n谢谢', 'zh')
  const [row] = (await list()).list
  assert.deepEqual([row!.key, row!.title, row!.lang, row!.state], [key, '房间有暖气吗？', 'zh', 'open'])
  now += 600_000
  const translated = await post('translate', { text: 'Yes, in every room.', to: 'zh' })
  assert.equal(translated.data.text, '[zh] Yes, in every room.')
  const answer = { key, text: translated.data.text, original: 'Yes, in every room.', req_id: 'answer-zh-1' }
  const answered = (await post('answer', answer)).data as InboxEntry
  const repeated = (await post('answer', answer)).data as InboxEntry
  assert.deepEqual(repeated, answered)
  const { messages } = answered.body as InboxBodyOf<'ticket'>
  assert.deepEqual(
    messages.map(({ by, text, original }) => [by, text, original]),
    [
      ['guest', '房间有暖气吗？\n谢谢', null],
      ['staff', '[zh] Yes, in every room.', 'Yes, in every room.'],
    ],
  )
  const page = await list({ state: 'done' })
  assert.deepEqual([page.list[0]!.key, page.done_today, page.counts.all], [key, 1, 0])
  assert.deepEqual([page.first_answer, page.every_answer], [600, 600])
  const mails = await mailbox(app, 'guest1@example.com')
  assert.ok(mails.some(({ text }) => text.includes('[zh] Yes, in every room.')))
  const audit = await db`select from audit_log where action = 'ticket_answered' and actor = ${support.id}`
  assert.equal(audit.length, 1)
})

test('an entry is assigned, snoozed, tagged and noted; each step is audited', async () => {
  const key = await haveTicket('Is the heating working?')
  const assigned = (await post('assign', { key, to: colleague.id })).data as InboxEntry
  assert.deepEqual(assigned.taken_by, { id: colleague.id, name: colleague.name })
  assert.equal((await post('assign', { key, to: '999999' })).reason, 'not_found')
  assert.deepEqual((await list({ mine: '1' })).list, [])
  const own = (await get('list', { mine: '1' }, colleague)).data as InboxPage
  assert.deepEqual(
    own.list.map((row) => row.key),
    [key],
  )
  await post('tag', { key, tags: ['heating', 'heating', 'winter'] })
  await post('note', { key, text: 'The boiler is repaired on Thursday.' })
  const { tags, notes } = await show(key)
  assert.deepEqual(tags, ['heating', 'winter'])
  assert.deepEqual(
    notes.map(({ by, text }) => [by, text]),
    [[support.name, 'The boiler is repaired on Thursday.']],
  )
  assert.equal((await list({ q: 'winter' })).list.length, 1)
  const tomorrow = new Date(now + 86_400_000).toISOString()
  assert.equal(
    (await post('snooze', { key, until: new Date(now - 1).toISOString() })).reason,
    'invalid_input',
  )
  await post('snooze', { key, until: tomorrow })
  const page = await list()
  assert.deepEqual([page.list.length, page.counts.snoozed], [0, 1])
  assert.equal((await list({ state: 'snoozed' })).list[0]!.key, key)
  now += 90_000_000
  assert.equal((await list()).list[0]!.key, key)
  const actions = await db<{ action: string }[]>`
    select action from audit_log where object_id = ${key.slice(7)} and object_kind = 'ticket' order by id`
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['entry_assigned', 'entry_tagged', 'note_added', 'entry_snoozed'],
  )
  await post('answer', { key, text: 'It is.', close: true })
  assert.equal((await post('answer', { key, text: 'Again' })).reason, 'ticket_closed')
})

test('a macro is checked in both languages, filled by the facts, and braces are never sent', async () => {
  const macro = { name_en: 'Hello', name_zh: '您好', body_en: 'Hi {guest}', body_zh: '您好' }
  const refused = await post('save_macro', macro)
  assert.deepEqual([refused.reason, Object.keys(refused.data.fields)], ['invalid_input', ['body_zh']])
  const saved = (await post('save_macro', { ...macro, body_zh: '{guest}您好' })).data as MacroList
  const [first] = saved.list
  assert.equal((await post('save_macro', { ...macro, ...first, version: 7 })).reason, 'changed_meanwhile')
  const key = await haveTicket('Hello')
  const { facts } = await show(key)
  assert.deepEqual([facts.guest, facts.order], ['Ada', null])
  assert.equal((await post('answer', { key, text: 'About {order}' })).reason, 'field_unfilled')
  const gone = (await post('remove_macro', { id: first!.id })).data as MacroList
  assert.deepEqual(gone.list, [])
  await post('close', { key })
})

test('a review is published and hidden, with what a rule found, and the score of its hotel is counted again', async () => {
  const { review, hotel } = await haveReviewedStay(app, {
    score: 2,
    text: 'Write to x@example.com',
    from: '2027-02-12',
    to: '2027-02-13',
  })
  const key = `review:${review}`
  const body = (await show(key)).body as InboxBodyOf<'review'>
  assert.deepEqual(body.findings, [{ cause: 'contact', match: 'x@example.com' }])
  assert.equal(body.with.count, body.without.count + 1)
  const scoreOf = async () =>
    (
      await db<{ score: number; count: number }[]>`
      select score, review_count as count from hotels where id = ${hotel}`
    )[0]!
  const before = await scoreOf()
  assert.deepEqual(before, { score: body.without.score, count: body.without.count })
  await post('moderate', { key, to: 'published', reply: 'We are sorry.' })
  assert.deepEqual(await scoreOf(), { score: body.with.score, count: body.with.count })
  const changed = (await post('moderate', { key, to: 'published', reply: 'We are very sorry.' }))
    .data as InboxEntry
  assert.equal((changed.body as InboxBodyOf<'review'>).reply, 'We are very sorry.')
  assert.equal((await post('moderate', { key, to: 'published' })).reason, 'already_decided')
  assert.equal((await post('moderate', { key, to: 'refused' })).reason, 'reason_missing')
  const hidden = (await post('moderate', { key, to: 'refused', reason: 'An address' })).data as InboxEntry
  assert.equal((hidden.body as InboxBodyOf<'review'>).state, 'refused')
  assert.deepEqual(await scoreOf(), before)
  assert.equal((await post('moderate', { key, to: 'published' })).reason, 'already_decided')
})

test('a question that a rule holds back is published by its answer', async () => {
  const { body } = await ask(
    app,
    'qa/ask',
    { text: 'Is there a lift? See www.example.com' },
    { headers: { authentic: '2' } },
  )
  const key = `question:${(body.data as { id: string }).id}`
  const shown = (await show(key)).body as InboxBodyOf<'question'>
  assert.deepEqual(
    [shown.state, shown.findings.map(({ cause }) => cause)],
    ['waiting', ['unknown_author', 'link']],
  )
  const answered = (await post('answer', { key, text: 'Yes, two.' })).data as InboxEntry
  const after = answered.body as InboxBodyOf<'question'>
  assert.deepEqual([after.state, after.answers.length, answered.state], ['published', 1, 'done'])
})

test('notes are exported and erased with the account', async () => {
  const key = await haveTicket('Please delete my data')
  await post('note', { key, text: 'Wants to be erased' })
  const { inboxData } = await import('./personal-data.ts')
  const kept = (await inboxData.read(db, '1')) as { text: string }[]
  assert.ok(kept.some(({ text }) => text === 'Wants to be erased'))
  await db.begin((tx) => inboxData.erase(tx, '1'))
  assert.deepEqual((await show(key)).notes, [])
})
