import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { seal } from '#domain/sealed-token.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { importInventory } from '../inventory/import/import-inventory.ts'
import { createKeyring } from '../secret-keys/keyring.ts'

const started = Date.parse('2026-11-15T08:00:00Z')
let now = started
const app = await testApp({ clock: () => now })
const { db } = app
await importInventory(db, { folder: join(import.meta.dirname, '../../../examples/inventory'), now })
const [draft, other] = await db<{ id: string }[]>`select id from hotels order by id limit 2`
await db`update hotels set state = 'draft' where id = ${draft!.id}`
const admin = await haveStaff(db, { role: 'admin' })

const link = async (member = admin) =>
  askDesk(app, 'hotels/preview_page', {
    method: 'GET',
    body: { id: draft!.id },
    headers: await staffHeaders(db, member, { now }),
  })
const stay = 's_d=2026-12-24&e_d=2026-12-26&rooms=1&adults=2&currency=CNY'
const detail = async (preview: string, id = draft!.id, path = 'h_detail') =>
  (
    await app.http.inject({
      url: `/api/hot/${path}?lang=en&id=${id}&${path === 'h_detail' ? '' : stay}&preview=${preview}`,
    })
  ).json()

test('a draft is shown with a link of the desk, in both calls of the page, and not without', async () => {
  assert.equal((await detail('')).data.reason, 'not_found')
  const { preview } = (await link()).data
  assert.equal((await detail(preview)).data.id, draft!.id)
  assert.match((await detail(preview, draft!.id, 'hde_tdk')).data.title, /\S/)
  const { rooms } = (await detail(preview, draft!.id, 'r_detail')).data
  assert.ok(rooms.length > 0)
})

test('a preview has prices, but no quote that could be booked', async () => {
  const { preview } = (await link()).data
  const { rooms } = (await detail(preview, draft!.id, 'r_detail')).data
  const rates = rooms.flatMap((room: { rates: { quote: string }[] }) => room.rates)
  assert.ok(rates.length > 0)
  assert.deepEqual([...new Set(rates.map(({ quote }: { quote: string }) => quote))], [''])
})

test('a link is for one hotel, expires after half an hour, and cannot be forged', async () => {
  const { preview } = (await link()).data
  await db`update hotels set state = 'draft' where id = ${other!.id}`
  assert.equal((await detail(preview, other!.id)).data.reason, 'not_found')
  const forged = seal('preview', { hotel: draft!.id, until: now + 1e6 }, createKeyring([Buffer.alloc(32, 9)]))
  assert.equal((await detail(forged)).data.reason, 'not_found')
  now = started + 31 * 60_000
  assert.equal((await detail(preview)).data.reason, 'not_found')
  now = started
})

test('a hotelier makes links for their own hotels only', async () => {
  const stranger = await haveStaff(db, { role: 'hotelier', hotels: [other!.id] })
  assert.equal((await link(stranger)).status, 404)
  const own = await haveStaff(db, { role: 'hotelier', hotels: [draft!.id] })
  assert.equal((await link(own)).code, 1)
})
