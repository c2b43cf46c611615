import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { fillForBooking } from '#test/support/bookings.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'

const now = Date.parse('2027-05-01T08:00:00Z')
const app = await testApp({ clock: () => now })
const { db } = app
await fillForBooking(app, now, 5)
const content = await haveStaff(db, { role: 'content' })
const [city] = await db<
  { slug: string }[]
>`select slug from places join hotels on hotels.city = places.id limit 1`

async function haveLead(number: string, email: string) {
  await db`
    insert into leads (number, hotel, city, name, email, phone, rooms, body, locale, sent_at, updated_at)
    values (${number}, 'Reed Court', 'Yangzhou', 'Jin Rui', ${email}, '+8613800138000', 12, 'Please list us', 'en',
      ${new Date(now)}, ${new Date(now)})`
}
const post = async (path: string, body: object) =>
  askDesk(app, `hotels/${path}`, { body, headers: await staffHeaders(db, content, { now }) })
const accept = (number: string) =>
  post('accept_lead', { number, name_en: 'Reed Court', name_zh: '苇庭', city: city!.slug })

test('an accepted application becomes a draft and an invitation, in one audited step', async () => {
  await haveLead('P23456789A', 'jin@reed.example')
  const said = await accept('P23456789A')
  assert.equal(said.code, 1, said.text)
  assert.equal(said.data.is_invited, true)
  const { id } = said.data
  const [hotel] = await db`select state, name_en from hotels where id = ${id}`
  assert.deepEqual({ ...hotel }, { state: 'draft', name_en: 'Reed Court' })
  const [member] = await db<{ id: string; role: string; hotels: string[] }[]>`
    select id, role, array(select hotel_id::text from staff_hotels where staff_id = staff.id) as hotels
    from staff where email = 'jin@reed.example'`
  assert.deepEqual([member!.role, member!.hotels], ['hotelier', [id]])
  const [mail] =
    await db`select from outbox where recipient = 'jin@reed.example' and kind = 'desk_invitation'`
  assert.ok(mail)
  const actions = await db<{ action: string }[]>`select action from audit_log order by id`
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['hotel_added', 'staff_invited', 'lead_accepted'],
  )
  const own = await askDesk(app, 'hotels/list', {
    method: 'GET',
    headers: await staffHeaders(db, { id: member!.id }, { now }),
  })
  assert.deepEqual(
    own.data.list.map((row: { id: string }) => row.id),
    [id],
  )
})

test('an application is accepted once', async () => {
  assert.equal((await accept('P23456789A')).reason, 'already_decided')
  assert.equal((await accept('P99999999X')).reason, 'not_found')
})

test('a hotelier who has access already is given the second hotel without an invitation', async () => {
  await haveLead('P23456789B', 'Jin@reed.example')
  const said = await accept('P23456789B')
  assert.equal(said.data.is_invited, false)
  const hotels = await db`
    select from staff_hotels join staff on staff.id = staff_id where email = 'jin@reed.example'`
  assert.equal(hotels.length, 2)
})

test('an applicant who is a member of staff in another role is refused, and nothing is added', async () => {
  await haveStaff(db, { role: 'finance', email: 'ada@desk.example' })
  await haveLead('P23456789C', 'ada@desk.example')
  const [before] = await db<{ n: number }[]>`select count(*)::int as n from hotels`
  assert.equal((await accept('P23456789C')).reason, 'staff_exists')
  const [after] = await db<{ n: number }[]>`select count(*)::int as n from hotels`
  assert.equal(after!.n, before!.n)
})
