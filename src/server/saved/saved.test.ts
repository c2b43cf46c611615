import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { haveGuests, sessionByNumber } from '#test/support/guests.ts'
import { transaction } from '../db/database.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { guestFeatures } from '../startup/guest-features.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { http, db } = await testApp({ clock: () => now, findSession: sessionByNumber })
await haveGuests(db, [1, 2, 3, 4, 5, 9, 10])
await fillCatalogue(db, { hotels: 30, now })
const hotels = (await db<{ id: string }[]>`select id from hotels order by id limit 4`).map(({ id }) => id)
const [first, second, third, closed] = hotels as [string, string, string, string]
await db`update hotels set state = 'closed' where id = ${closed}`

type Answer = { code: number; msg: string; data: { ids?: string[]; collected?: boolean; reason?: string } }
type Cards = { data: { list: { id: string; collected: boolean }[] } }
const post = async (path: string, guest: string | null, body: Record<string, string>) =>
  (
    await http.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(guest ? { authentic: guest } : {}),
      },
      payload: new URLSearchParams({ lang: 'en', ...body }).toString(),
    })
  ).json<Answer>()
const savedAmong = async (guest: string, ids: readonly string[]) => {
  const query = ids.map((id, at) => `ids[${at}]=${id}`).join('&')
  const answer = await http.inject({
    url: `/api/hot/query_user_collect?${query}`,
    headers: { authentic: guest },
  })
  return answer.json<Answer>().data.ids
}

test('saving a hotel is idempotent, and the message says so', async () => {
  for (const _ of [1, 2]) {
    const answer = await post('hot/h_collect', '1', { id: first, s_d: '2026-12-01', e_d: '2026-12-03' })
    assert.deepEqual(answer, {
      code: 1,
      msg: 'Saved to your favourites',
      data: { collected: true, id: first },
    })
  }
  const zh = await post('hot/h_collect', '1', { id: first, lang: 'zh' })
  assert.equal(zh.msg, '已加入收藏')
  const rows = await db`select arrival::text, departure::text from favourites where guest_id = 1`
  assert.deepEqual([...rows], [{ arrival: '2026-12-01', departure: '2026-12-03' }])
})

test('a card marks a guest’s favourites, for that guest only', async () => {
  const cardsOf = async (path: string, guest: string | null) => {
    const headers = guest ? { authentic: guest } : {}
    return (await http.inject({ url: `/api/${path}`, headers })).json<Cards>().data.list
  }
  const [city] = await db<{ slug: string }[]>`
    select slug from places where id = (
      select city from hotels where state = 'open' group by city order by count(*) desc, city limit 1)`
  const stay = 's_d=2026-12-01&e_d=2026-12-02'
  for (const path of [
    `hot/hlis?kw=${city!.slug}&${stay}`,
    `index/crecommend_hotel?city=${city!.slug}&${stay}`,
  ]) {
    const { id } = (await cardsOf(path, null))[0]!
    await post('hot/h_collect', '10', { id })
    const marked = async (guest: string | null) =>
      (await cardsOf(path, guest)).filter((card) => card.collected).map((card) => card.id)
    assert.deepEqual(await marked('10'), [id])
    assert.deepEqual(await marked('3'), [])
    assert.deepEqual(await marked(null), [])
    await post('order/cancelcollect', '10', { id })
    assert.deepEqual(await marked('10'), [])
  }
})

test('fifty concurrent requests save it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post('hot/h_collect', '9', { id: first, list: 'Spring' })),
  )
  assert.ok(answers.every(({ code }) => code === 1))
  assert.equal((await db`select from favourites where guest_id = 9`).length, 1)
  assert.equal((await db`select from favourite_lists where guest_id = 9`).length, 1)
})

test('a guest sees only their own favourites', async () => {
  await post('hot/h_collect', '2', { id: second })
  assert.deepEqual(await savedAmong('2', [first, second, third]), [second])
  assert.deepEqual(await savedAmong('1', [first, second, third]), [first])
  await post('order/cancelcollect', '2', { id: first })
  assert.deepEqual(await savedAmong('1', [first]), [first])
})

test('removing one or many favourites is idempotent', async () => {
  for (const id of [first, second, third]) await post('hot/h_collect', '3', { id })
  for (const _ of [1, 2]) {
    const { code, msg, data } = await post('order/cancelcollect', '3', {
      id: first,
      'ids[0]': second,
      'ids[1]': first,
    })
    assert.deepEqual({ code, ids: data.ids }, { code: 1, ids: [first, second] })
    assert.equal(msg, 'Removed from your favourites')
  }
  assert.deepEqual(await savedAmong('3', hotels), [third])
})

test('a list is created by its first hotel, found by name or id, and never another guest’s', async () => {
  await post('hot/h_collect', '4', { id: first, list: 'Honeymoon' })
  const [list] = await db<{ id: string }[]>`select id from favourite_lists where guest_id = 4`
  await post('hot/h_collect', '4', { id: second, list: list!.id })
  await post('hot/h_collect', '5', { id: second, list: list!.id })
  const rows = await db<{ guest: string; name: string; hotels: number }[]>`
    select l.guest_id as guest, l.name, count(*)::int as hotels
    from favourite_lists l join favourites f on f.list_id = l.id
    where l.guest_id in (4, 5) group by 1, 2 order by 1`
  assert.deepEqual(
    [...rows],
    [
      { guest: '4', name: 'Honeymoon', hotels: 2 },
      { guest: '5', name: list!.id, hotels: 1 },
    ],
  )
  // Saved again without a list it stays in its list.
  await post('hot/h_collect', '4', { id: first })
  assert.equal((await db`select from favourites where guest_id = 4 and list_id is null`).length, 0)
})

test('an unknown or closed hotel is not saved, and an anonymous visitor cannot save', async () => {
  assert.equal((await post('hot/h_collect', '1', { id: '999999' })).data.reason, 'not_found')
  assert.equal((await post('hot/h_collect', '1', { id: closed })).data.reason, 'hotel_closed')
  assert.equal((await post('hot/h_collect', null, { id: first })).code, 401)
  assert.equal((await post('order/cancelcollect', null, { id: first })).code, 401)
})

test('a guest’s favourites are in the export and are erased with the account', async () => {
  const own = guestFeatures(() => 0).data.find(({ name }) => name === 'favourites')!
  assert.match(JSON.stringify(await own.read(db, '4')), new RegExp(`"hotel":"${first}".*"list":"Honeymoon"`))
  await transaction(db, (tx) => own.erase(tx, '4'))
  assert.deepEqual([...((await own.read(db, '4')) as unknown[])], [])
  assert.equal((await db`select from favourite_lists where guest_id = 4`).length, 0)
  assert.deepEqual(await savedAmong('5', [second]), [second])
})
