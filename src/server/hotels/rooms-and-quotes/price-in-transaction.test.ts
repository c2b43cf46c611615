import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { example } from '#test/support/inventory.ts'
import { transaction } from '../../db/database.ts'
import { readExchangeRates } from '../../exchange/read-committed-rates.ts'
import { importInventory } from '../../inventory/import/import-inventory.ts'
import { setPrices } from '../../inventory/set-prices.ts'
import { takeNights } from '../../inventory/take-nights.ts'
import { openKeyring } from '../../secret-keys/open-keyring.ts'
import { listRooms, type Selling } from './list-rooms.ts'
import { fromQuote } from './quoted-product.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { db, places } = await testApp({ clock: () => now })
await importInventory(db, { folder: example, now })
await places()

const selling: Selling = {
  db,
  rates: async () => readExchangeRates(),
  keyring: openKeyring({ db, now: () => now }),
  methods: [],
  holding: [],
  now: () => now,
}
const nights = ['2027-01-12', '2027-01-13']
const [hotel] = await db<[{ id: string }]>`select id from hotels where code = 'LYON-01'`
const listed = await listRooms(
  selling,
  {
    id: hotel.id,
    s_d: nights[0]!,
    e_d: '2027-01-14',
    rooms: 1,
    adults: 2,
    ages: [],
    currency: 'EUR',
  },
  'en',
)
assert.ok(listed.ok)
const [room] = listed.value.rooms.filter(({ rates }) => rates.length > 0)
const { quote } = room!.rates[0]!
const roomTypeId = room!.id

test('a quote is priced with the uncommitted changes of its own transaction only', async () => {
  await transaction(db, async (tx) => {
    const inside = { ...selling, db: tx }
    const before = await fromQuote(inside, quote)
    assert.ok(before.ok && before.value.verdict === 'stands')
    const prices = nights.map((night) => ({ night, price: 99_900 }))
    await setPrices(tx, { roomTypeId, prices, now })
    const dearer = await fromQuote(inside, quote)
    assert.ok(dearer.ok && dearer.value.verdict !== 'stands')
    const outside = await fromQuote(selling, quote)
    assert.ok(outside.ok && outside.value.verdict === 'stands')

    const [{ units }] = await tx<[{ units: number }]>`select units from room_types where id = ${roomTypeId}`
    assert.ok((await takeNights(tx, { hotelId: hotel.id, roomTypeId, nights, rooms: units })).ok)
    const gone = await fromQuote(inside, quote)
    assert.partialDeepStrictEqual(gone, {
      ok: false,
      refusal: { reason: 'stay_unavailable', why: 'sold_out' },
    })
    return { ok: false }
  })
  const after = await fromQuote(selling, quote)
  assert.ok(after.ok && after.value.verdict === 'stands')
})
