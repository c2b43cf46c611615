import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked } from '#contract/booking.ts'
import type { Answer, Question, QuestionPage } from '#contract/questions.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'
import { beginStays, completeStays } from '../booking/advance-order-states.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { openParts } from '../startup/open-parts.ts'
import { answerForStaff, decideAnswer, decideQuestion, listEntries } from './staff-questions.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const env = { SUPPORT_EMAIL: 'help@lodestar.example' }
const app = await testApp({ env, clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2, 3])
await db`update accounts set name = 'Ada Lovelace' where id = 1`
const staff = openParts({ db, settings: app.settings, clock: () => now }).mailing
const as = (guest: string) => ({ headers: { authentic: guest } })
const post = (guest: string, path: string, fields: object) => ask(app, path, fields, as(guest))
const list = async (fields: object) =>
  (await ask(app, 'qa/qalist', { page_size: '50', ...fields }, { method: 'GET' })).body
    .data as unknown as QuestionPage

/** Guest 1 has stayed at this hotel, the others nowhere. */
async function stayed() {
  const { rate, hotel } = await findRate(app, {
    payment: 'at_hotel',
    free: true,
    s_d: '2027-02-12',
    e_d: '2027-02-15',
  })
  const { body } = await post('1', 'hot/r_commit', bookingFields(rate.quote))
  assert.ok((body.data as unknown as Booked).order_id)
  now = Date.parse('2027-02-14T12:00:00Z')
  await beginStays(app.booking)
  now = Date.parse('2027-02-17T00:00:00Z')
  await completeStays(app.booking)
  return hotel
}
const hotel = await stayed()
const [other] = await db<{ id: string }[]>`select id from hotels where id <> ${hotel} limit 1`

test('a question of a guest without a stay waits for moderation, and staff is notified', async () => {
  const samples = await list({ hotel })
  const asked = await post('2', 'qa/ask', { hotel, text: 'Is there a lift?' })
  const question = asked.body.data as unknown as Question
  assert.deepEqual([question.waiting, question.by, question.lang], [true, 'A guest', 'en'])
  assert.match(asked.body.msg, /once we’ve checked it/)
  assert.deepEqual(await list({ hotel }), samples)
  const ofAuthor = await ask(app, 'qa/qalist', { hotel, page_size: '50' }, { ...as('2'), method: 'GET' })
  const seen = ofAuthor.body.data as unknown as QuestionPage
  assert.deepEqual([seen.list[0]!.id, seen.list[0]!.waiting], [question.id, true], 'its author sees it')
  assert.equal(seen.total, samples.total + 1)
  const ofOther = await ask(app, 'qa/qalist', { hotel, page_size: '50' }, { ...as('3'), method: 'GET' })
  assert.deepEqual(ofOther.body.data, samples, 'and nobody else')
  const [mail] = await mailbox(app, 'help@lodestar.example')
  assert.match(mail!.text, /Is there a lift\?/)
  assert.ok(mail!.text.includes(`/desk/inbox?entry=question:${question.id}`))
  assert.deepEqual(await decideQuestion(staff, { id: question.id, to: 'published' }), {
    ok: true,
    value: null,
  })
  const page = await list({ hotel })
  assert.equal(page.total, samples.total + 1)
  assert.deepEqual([page.list[0]!.text, page.list[0]!.sample], ['Is there a lift?', false])
  assert.deepEqual(await decideQuestion(staff, { id: question.id, to: 'published' }), {
    ok: false,
    refusal: 'published',
  })
})

test('a harmless question of a guest with a stay is published at once, under a public name', async () => {
  const asked = await post('1', 'qa/ask', { hotel: other!.id, text: '早餐几点开始？', lang: 'zh' })
  const { waiting, by, lang } = asked.body.data as unknown as Question
  assert.deepEqual([waiting, by, lang], [false, 'Ada L.', 'zh'])
  assert.equal((await list({ hotel: other!.id })).list[0]!.text, '早餐几点开始？')
  const spam = await post('1', 'qa/ask', { hotel: other!.id, text: 'Cheaper at https://rooms.example' })
  assert.equal((spam.body.data as unknown as Question).waiting, true)
  assert.equal(
    (await post('1', 'qa/ask', { hotel: '99999999', text: 'Where?' })).body.data.reason,
    'not_found',
  )
})

test('only a guest who stayed there answers, and the asker is notified once it is published', async () => {
  const [{ id: question }] = (await list({ hotel })).list as [Question]
  const stranger = await post('3', 'qa/answer', { question, text: 'I think so.' })
  assert.deepEqual([stranger.status, stranger.body.data.reason], [409, 'not_stayed'])
  const answered = await post('1', 'qa/answer', { question, text: 'Yes, two of them.' })
  const answer = answered.body.data as unknown as Answer
  assert.deepEqual([answer.by, answer.staff, answer.waiting], ['Ada L.', false, false])
  const [mail] = await mailbox(app, 'guest2@example.com')
  assert.equal(mail!.subject, 'Your question has been answered')
  assert.match(mail!.text, new RegExp(`Yes, two of them\\.[^]*/hotels/${hotel}#questions`))

  const doubtful = await post('1', 'qa/answer', { question, text: 'Call me: 138 0013 8000' })
  const { id, waiting } = doubtful.body.data as unknown as Answer
  assert.equal(waiting, true)
  assert.equal((await list({ hotel })).list[0]!.answers.length, 1)
  assert.equal((await mailbox(app, 'guest2@example.com')).length, 1)
  await decideAnswer(staff, { id, to: 'published' })
  assert.equal((await list({ hotel })).list[0]!.answers.length, 2)
  assert.equal((await mailbox(app, 'guest2@example.com')).length, 2)
  await decideAnswer(staff, { id, to: 'refused' })
  await decideAnswer(staff, { id, to: 'published' })
  assert.equal((await mailbox(app, 'guest2@example.com')).length, 2, 'nobody is told twice')
  await decideAnswer(staff, { id, to: 'refused' })
})

test('a vote counts once for each guest, and not for one’s own answer', async () => {
  const [{ answers }] = (await list({ hotel })).list as [Question]
  const { id: answer } = answers[0]!
  const votes = await Promise.all(['2', '2', '2', '3'].map((guest) => post(guest, 'qa/helpful', { answer })))
  assert.ok(votes.every(({ body }) => body.code === 1))
  assert.equal((await list({ hotel })).list[0]!.answers[0]!.helpful, 2)
  assert.equal((await post('1', 'qa/helpful', { answer })).body.data.reason, 'own_answer')
  assert.equal((await post('2', 'qa/helpful', { answer: '99999999' })).body.data.reason, 'not_found')
})

test('questions about the site are listed separately, and staff answers in the site’s name', async () => {
  const asked = await post('2', 'qa/ask', { text: 'May I pay in euros?' })
  const { id } = asked.body.data as unknown as Question
  const ours = (await list({})).total
  assert.ok((await listEntries(db, { state: 'waiting', limit: 10 })).questions.some((one) => one.id === id))
  assert.equal((await answerForStaff(staff, { id, text: 'You can see prices in euros.' })).ok, true)
  const { list: questions, total } = await list({})
  assert.equal(total, ours + 1)
  assert.deepEqual(
    questions[0]!.answers.map(({ by, staff, text }) => [by, staff, text]),
    [['Lodestar support', true, 'You can see prices in euros.']],
  )
  assert.match((await mailbox(app, 'guest2@example.com'))[0]!.text, /\/docs\/faq#questions/)
  assert.ok((await list({ hotel })).list.every((one) => one.id !== id))
  assert.equal((await post('1', 'qa/answer', { question: id, text: 'And in dollars.' })).body.code, 1)
  assert.equal((await post('3', 'qa/answer', { question: id, text: 'Ask.' })).body.data.reason, 'not_stayed')
  assert.deepEqual(
    (await list({})).list[0]!.answers.map(({ staff }) => staff),
    [true, false],
  )
})

test('pages continue from guests’ questions to the samples without a gap or a repetition', async () => {
  const whole = await list({ hotel })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(whole.total / 2) }, (_, at) =>
      list({ hotel, page: `${at + 1}`, page_size: '2' }),
    ),
  )
  assert.deepEqual(
    pages.flatMap(({ list }) => list.map(({ id }) => id)),
    whole.list.map(({ id }) => id),
  )
})

test('ten questions an hour for each guest', async () => {
  now += 3_600_000
  for (let n = 1; n <= 10; n++) assert.equal((await post('3', 'qa/ask', { text: `${n}?` })).body.code, 1)
  assert.deepEqual((await post('3', 'qa/ask', { text: 'more?' })).body.data.reason, 'too_many')
})

test('a guest’s questions and answers are in the export and are erased with the account', async () => {
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'questions')!
  const exported = (await own.read(db, '1')) as { kind: string }[]
  assert.deepEqual([...new Set(exported.map(({ kind }) => kind))].toSorted(), ['answer', 'question'])
  await transaction(db, (tx) => own.erase(tx, '1'))
  assert.deepEqual([...((await own.read(db, '1')) as unknown[])], [])
  assert.ok((await list({ hotel })).list.every(({ answers }) => answers.every(({ by }) => by !== 'Ada L.')))
})

test('questions about the site begin with ours, answered by our team, in both languages', async () => {
  const [en, zh] = [await list({ lang: 'en' }), await list({ lang: 'zh' })]
  for (const { list: shown } of [en, zh]) {
    const ours = shown.filter((question) => question.ours)
    assert.ok(ours.length >= 5)
    assert.ok(ours.every(({ answers, sample }) => !sample && answers.length === 1 && answers[0]!.staff))
  }
  assert.notEqual(en.list.at(-1)!.text, zh.list.at(-1)!.text)
})
