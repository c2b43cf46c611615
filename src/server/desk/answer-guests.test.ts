import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskQuestionPage, DeskReviewPage } from '#contract/desk/extranet.ts'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { haveGuests } from '#test/support/guests.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1])
const [own, other] = await db<{ id: string; name: string }[]>`
  select id, name_en as name from hotels order by id limit 2`
const keeper = await haveStaff(db, { role: 'hotelier', hotels: [own!.id] })
const stranger = await haveStaff(db, { role: 'hotelier', hotels: [other!.id] })
const support = await haveStaff(db, { role: 'support' })

const send = async (method: 'GET' | 'POST', path: string, body: object, member: Staff) =>
  askDesk(app, path, { method, headers: await staffHeaders(db, member, { now }), body })
const get = (path: string, body: object, member = keeper) => send('GET', path, body, member)
const post = (path: string, body: object, member = keeper) => send('POST', path, body, member)

async function haveQuestion(text: string, state: 'published' | 'waiting') {
  const [row] = await db<{ id: string }[]>`
    insert into questions (hotel_id, account_id, state, body, locale, author, asked_at, decided_at)
    values (${own!.id}, 1, ${state}, ${text}, 'en', 'Ada L.', now(), ${state === 'waiting' ? null : new Date(now)})
    returning id`
  return row!.id
}

test('a hotelier answers a published question in the name of the hotel', async () => {
  const id = await haveQuestion('Is there a lift?', 'published')
  const listed = (await get('guests/questions', {})).data as DeskQuestionPage
  assert.deepEqual([listed.open, listed.list[0]!.id], [1, id])
  assert.equal(((await get('guests/questions', {}, stranger)).data as DeskQuestionPage).open, 0)
  assert.equal((await post('guests/answer', { id, text: 'Yes' }, stranger)).reason, 'not_found')
  const link = await post('guests/answer', { id, text: 'Book at www.example.com' })
  assert.deepEqual([link.status, link.reason], [400, 'text_not_public'])
  const body = { id, text: 'Yes, two lifts.', req_id: 'answer-1' }
  assert.equal(((await post('guests/answer', body)).data as DeskQuestionPage).open, 0)
  await post('guests/answer', body)
  const answered = (await get('guests/questions', { state: 'answered' })).data as DeskQuestionPage
  assert.deepEqual(answered.list[0]!.answers, [{ text: 'Yes, two lifts.', by: own!.name }])
  const audit = await db`select from audit_log where action = 'question_answered' and actor = ${keeper.id}`
  assert.equal(audit.length, 1)
})

test('a question that waits for moderation is shown to staff alone', async () => {
  const id = await haveQuestion('Cheap rooms at www.example.com', 'waiting')
  assert.equal(((await get('guests/questions', {})).data as DeskQuestionPage).open, 0)
  assert.equal((await post('guests/answer', { id, text: 'No' })).reason, 'not_found')
  const seen = (await get('guests/questions', {}, support)).data as DeskQuestionPage
  assert.deepEqual([seen.list[0]!.id, seen.list[0]!.is_waiting], [id, true])
})

test('a hotelier replies to a review of their hotel, and the reply is audited', async () => {
  await db`
    insert into orders (number, account_id, hotel_id, room_type_id, rate_plan_id, state, arrival, departure,
      check_in_at, check_out_at, currency, total, contact, search_text, locale, quote_id, booked_at, network)
    select 'LSREVIEW001', 1, ${own!.id}, (select min(id) from room_types where hotel_id = ${own!.id}),
      (select min(id) from rate_plans where hotel_id = ${own!.id}), 'completed', '2027-01-01', '2027-01-02', now(),
      now(), 'CNY', 1, '{}', '', 'en', 'q', now(), ''`
  const [row] = await db<{ id: string }[]>`
    insert into guest_reviews (order_id, account_id, hotel_id, state, score, marks, title, body, locale, author, images,
      written_at, decided_at)
    select id, 1, ${own!.id}, 'published', 8, '{null,null,null,null,null}', 'Quiet', 'Good noodles.', 'en', 'Ada L.', '{}', now(), now()
    from orders where number = 'LSREVIEW001' returning id`
  const { id } = row!
  const listed = (await get('guests/reviews', {})).data as DeskReviewPage
  assert.deepEqual([listed.open, listed.list[0]!.title], [1, 'Quiet'])
  assert.equal((await post('guests/reply', { id, text: 'Thank you' }, stranger)).reason, 'not_found')
  const replied = await post('guests/reply', { id, text: 'Thank you, Ada.' })
  assert.equal((replied.data as DeskReviewPage).open, 0)
  const answered = (await get('guests/reviews', { state: 'answered' })).data as DeskReviewPage
  assert.equal(answered.list[0]!.reply, 'Thank you, Ada.')
  const audit = await db`select from audit_log where action = 'review_replied' and actor = ${keeper.id}`
  assert.equal(audit.length, 1)
})
