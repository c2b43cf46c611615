import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Booked, Order, OrderPage } from '#contract/booking.ts'
import type { Hotel } from '#contract/hotels.ts'
import type { Review, ReviewPage } from '#contract/reviews.ts'
import { staffMember } from '#test/support/actors.ts'
import { testApp } from '#test/support/app.ts'
import { bookingFields, fillForBooking, findRate } from '#test/support/bookings.ts'
import { eventually } from '#test/support/eventually.ts'
import { ask, haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { beginStays, completeStays } from '../booking/advance-order-states.ts'
import { transaction } from '../db/database.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { decideReview } from './decide-review.ts'
import { replyToReview } from './reply-to-review.ts'

const start = Date.parse('2027-01-10T08:00:00Z')
let now = start
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await fillForBooking(app, now)
await haveGuests(db, [1, 2])
const as = (guest: string) => ({ headers: { authentic: guest } })
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='

async function booked(guest: string) {
  now = start
  const { rate, hotel } = await findRate(app, {
    payment: 'at_hotel',
    free: true,
    s_d: '2027-02-12',
    e_d: '2027-02-15',
  })
  const { body } = await ask(app, 'hot/r_commit', bookingFields(rate.quote), as(guest))
  assert.equal(body.code, 1, JSON.stringify(body))
  return { hotel, id: (body.data as unknown as Booked).order_id }
}
async function stayed(guest: string) {
  const order = await booked(guest)
  now = Date.parse('2027-02-14T12:00:00Z')
  await beginStays(app.booking)
  now = Date.parse('2027-02-17T00:00:00Z')
  await completeStays(app.booking)
  return order
}
const review = (guest: string, fields: object) =>
  ask(app, 'order/review', { score: 4, title: 'Loud', text: 'Trams all night.', ...fields }, as(guest))
const read = async <Data>(path: string, fields: object, guest = '1') =>
  (await ask(app, path, fields, { ...as(guest), method: 'GET' })).body.data as unknown as Data
const upload = async (guest: string) =>
  (await ask(app, 'tool/upBase64', { data: `data:image/png;base64,${dot}` }, as(guest))).body.data
    .id as string
const idOf = (answer: Awaited<ReturnType<typeof review>>) =>
  (answer.body.data as unknown as Review).id.replace('stay-', '')
const reviewsOf = (id: string, fields = {}) =>
  read<ReviewPage>('hot/reviews', { id, all_languages: '1', page_size: '50', ...fields })

test('a guest reviews only their own completed stay, and only once', async () => {
  const open = await booked('1')
  assert.equal((await review('1', { id: open.id })).body.data.reason, 'not_reviewable')
  const { id } = await stayed('1')
  assert.equal((await review('2', { id })).body.data.reason, 'not_found')
  const written = await review('1', { id })
  assert.equal(written.body.code, 1, JSON.stringify(written.body))
  assert.match(written.body.msg, /once we’ve checked it/)
  assert.deepEqual(
    [written.body.data.by, written.body.data.verified, written.body.data.sample],
    ['Ada L.', true, false],
  )
  const again = await Promise.all([review('1', { id }), review('1', { id })])
  assert.deepEqual(
    again.map(({ status, body }) => [status, body.data.reason]),
    [
      [409, 'already_reviewed'],
      [409, 'already_reviewed'],
    ],
  )
  assert.equal((await read<Order>('order/o_detail', { id })).actions.review, 'already_reviewed')
  const { list } = await read<OrderPage>('order/o_list', { state: 'completed' })
  assert.equal(list.find(({ order_id }) => order_id === id)!.reviewed, true)
})

test('pictures must be the guest’s own; a review with another’s picture is not stored', async () => {
  const { id } = await stayed('1')
  const [own, foreign] = [await upload('1'), await upload('2')]
  const refused = await review('1', { id, 'files[0]': own, 'files[1]': foreign })
  assert.deepEqual([refused.status, Object.keys(refused.body.data.fields as object)], [400, ['files']])
  const written = await review('1', { id, 'files[0]': own })
  assert.equal(written.body.code, 1, JSON.stringify(written.body))
  const [picture] = (written.body.data as unknown as Review).images
  assert.equal(picture!.url, `/media/uploads/${own}.webp`)
  await decideReview(db, { by: staffMember, id: idOf(written), to: 'refused', now })
  const [row] = await db`select state from uploads where id = ${own}`
  assert.equal(row!.state, 'leaving')
})

test('a published review comes first, marked as a verified stay, and counts in the histogram and the score', async () => {
  const { id, hotel } = await stayed('1')
  const before = await read<Hotel>('hot/h_detail', { id: hotel })
  const samples = await reviewsOf(hotel)
  const written = await review('1', { id, score: '1', kind: 'solo', 'scores[service]': '2' })
  assert.equal((await reviewsOf(hotel)).total, samples.total, 'it waits to be read')
  const decided = await Promise.all(
    [1, 2].map(() => decideReview(db, { by: staffMember, id: idOf(written), to: 'published', now })),
  )
  assert.deepEqual(decided.map(({ ok }) => ok).toSorted(), [false, true])
  const page = await reviewsOf(hotel)
  const [first, second] = page.list
  assert.deepEqual([first!.title, first!.verified, first!.sample], ['Loud', true, false])
  assert.deepEqual([second!.verified, second!.id], [false, samples.list[0]!.id])
  assert.equal(page.total, samples.total + 1)
  assert.equal(page.histogram['1'], samples.histogram['1']! + 1)
  const after = await read<Hotel>('hot/h_detail', { id: hotel })
  assert.equal(after.reviews, before.reviews + 1)
  const counted = Object.entries(page.histogram)
  const points = counted.reduce((sum, [score, count]) => sum + Number(score) * count, 0)
  assert.equal(after.score, Math.round((points * 10) / after.reviews) / 10)
  assert.ok(after.scores.service! <= before.scores.service!)
  const pageTwo = await reviewsOf(hotel, { page: '2', page_size: '1' })
  assert.equal(pageTwo.list[0]!.id, samples.list[0]!.id)
  assert.equal((await reviewsOf(hotel, { kind: 'solo', score: '1' })).list[0]!.id, first!.id)
  assert.ok((await reviewsOf(hotel, { kind: 'family' })).list.every(({ verified }) => !verified))
  await seenBySearch(hotel, after.reviews)

  await decideReview(db, { by: staffMember, id: idOf(written), to: 'refused', now })
  assert.deepEqual(await reviewsOf(hotel), samples)
  assert.deepEqual((await read<Hotel>('hot/h_detail', { id: hotel })).scores, before.scores)
})

/** Waits until the search has applied the change. */
async function seenBySearch(hotel: string, reviews: number) {
  const [row] = await db<{ slug: string }[]>`
    select slug from places where id = (select city from hotels where id = ${hotel})`
  const counted = async () => {
    const page = await read<{ list: { id: string; reviews: number }[] }>('hot/hlis', {
      kw: row!.slug,
      s_d: '2027-04-12',
      e_d: '2027-04-13',
      page_size: '50',
    })
    return page.list.find(({ id }) => id === hotel)?.reviews
  }
  assert.equal(await eventually(counted, (count) => count === reviews), reviews)
}

test('a guest’s reviews are in the export and are erased with the account', async () => {
  const { id, hotel } = await stayed('2')
  const before = await reviewsOf(hotel)
  await decideReview(db, {
    by: staffMember,
    id: idOf(await review('2', { id, title: 'Calm' })),
    to: 'published',
    now,
  })
  const own = guestFeatures(() => now).data.find(({ name }) => name === 'reviews')!
  const exported = (await own.read(db, '2')) as { title: string; state: string }[]
  assert.deepEqual(
    exported.map(({ title, state }) => [title, state]),
    [['Calm', 'published']],
  )
  await transaction(db, (tx) => own.erase(tx, '2'))
  assert.deepEqual(await reviewsOf(hotel), before)
  assert.deepEqual([...((await own.read(db, '2')) as unknown[])], [])
})

test('a hotel replies to published reviews only', async () => {
  const { id, hotel } = await stayed('1')
  const written = idOf(await review('1', { id, title: 'Answer me' }))
  const refused = await replyToReview(db, { id: written, text: 'Thank you.', now })
  assert.deepEqual(refused, { ok: false, refusal: 'waiting' })
  await decideReview(db, { by: staffMember, id: written, to: 'published', now })
  await replyToReview(db, { id: written, text: 'Thank you.', now })
  const own = async (fields = {}) =>
    (await reviewsOf(hotel, fields)).list.find(({ title }) => title === 'Answer me')
  assert.equal((await own())!.reply, 'Thank you.')
  assert.ok(await own({ q: 'THANK answer' }), 'also found by its reply')
  assert.equal(await own({ q: 'nowhere' }), undefined)
  await replyToReview(db, { id: written, text: null, now })
  assert.equal((await own())!.reply, null)
  assert.deepEqual(await replyToReview(db, { id: '999', text: null, now }), {
    ok: false,
    refusal: 'not_found',
  })
})

test('too long text is refused, and hostile text is shown as plain text', async () => {
  const { id, hotel } = await stayed('2')
  const word = 'w'.repeat(10_000)
  assert.deepEqual(Object.keys((await review('2', { id, text: word })).body.data.fields as object), ['text'])
  const hostile = {
    title: '</script><script>alert(1)</script>',
    text: `<img src=x onerror=alert(1)> \u202eeldaer\u202c one\u2028two ${word.slice(0, 3_900)}`,
  }
  const written = idOf(await review('2', { id, ...hostile }))
  await decideReview(db, { by: staffMember, id: written, to: 'published', now })
  const answer = await ask(app, 'hot/reviews', { id: hotel, all_languages: '1' }, { method: 'GET' })
  const shown = (answer.body.data as unknown as ReviewPage).list.find(({ title }) => title === hostile.title)!
  assert.equal(shown.text, `<img src=x onerror=alert(1)> eldaer one\ntwo ${word.slice(0, 3_900)}`)
  const { body, headers } = await app.http.inject({ url: `/api/hot/reviews?id=${hotel}&all_languages=1` })
  assert.match(String(headers['content-type']), /^application\/json/)
  assert.doesNotMatch(body, /[\u202a-\u202e\u2028\u2029]/)
})
