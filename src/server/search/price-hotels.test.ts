import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { HotelQuery } from '#contract/search.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import { testDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { transaction } from '../db/database.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { announceChanges, recordChanges } from '../inventory/record-changes.ts'
import { openPlaces } from '../places/open-places.ts'
import { openSearch } from './open-search.ts'

const { db, drop } = await testDatabase()
after(drop)
const started = Date.now()
const now = () => started
await fillCatalogue(db, { hotels: 600, now: started })
const places = openPlaces({ db, now })
const ratesNow = openRates({ db, now })
/** Delays the exchange rates. */
let delay: Promise<unknown> = Promise.resolve()
const rates = async (): Promise<RateTable> => {
  await delay
  return ratesNow()
}
const search = openSearch({ db, places, rates, now, memoryMb: 64 })
const untouched = openSearch({ db, places, rates: ratesNow, now, memoryMb: 64 })
after(() => Promise.all([search.close(), untouched.close()]))

const city = [...(await places()).byId.values()]
  .filter(({ kind }) => kind === 'city')
  .reduce((most, place) => (place.hotels > most.hotels ? place : most))
const arrival = dayOf(new Date(started).toISOString().slice(0, 10)) + 30
const stay = { arrival: dateOf(arrival), departure: dateOf(arrival + 2) }
const query = HotelQuery.parse({
  kw: city.slug,
  s_d: stay.arrival,
  e_d: stay.departure,
  page_size: 50,
  sort: 'price',
})
const cards = async (one: typeof search) => {
  const found = await one.listHotels(query, 'en')
  assert.ok(found.ok)
  return found.value.list
}

test('a hotel that changes while its card is made leaves no stale price in the list', async () => {
  const [cheapest] = (await cards(search)).filter(({ offer }) => offer !== null)
  const id = cheapest!.id
  const release = Promise.withResolvers<void>()
  delay = release.promise
  const asked = search.priceHotels({
    ids: [id],
    stay,
    party: DEFAULT_PARTY,
    currency: 'CNY',
    locale: 'en',
  })
  delay = Promise.resolve()
  // Meanwhile the other call has found the hotel and waits for the rates.
  const { shard } = (await search.findHotels([id])).get(id)!
  const { version } = shard
  await transaction(db, async (tx) => {
    await tx`update rate_plans set percent = percent + 4000 where hotel_id = ${id}`
    await recordChanges(tx, [{ hotelId: id }])
  })
  await announceChanges(db)
  await eventually(
    () => shard.version,
    (present) => present !== version,
  )
  assert.notEqual(shard.version, version, 'the change came into the shard')
  release.resolve()
  const [card] = await asked
  const truth = (await cards(untouched)).find((one) => one.id === id)!
  assert.notDeepEqual(truth.offer?.total, cheapest!.offer?.total)
  assert.deepEqual(card!.offer?.total, truth.offer?.total)
  const listed = (await cards(search)).find((one) => one.id === id)!
  assert.deepEqual(listed.offer?.total, truth.offer?.total)
})

test('list, pin and card of a pin show the same offer under every filter', async () => {
  const filters = [
    {},
    { free_cancel: '1' },
    { pay_later: '1' },
    { board: ['breakfast'] },
    { board: ['breakfast'], free_cancel: '1' },
    { price_min: '60000' },
  ]
  for (const filter of filters) {
    const asked = HotelQuery.parse({ ...query, ...filter })
    const [listed, pins] = await Promise.all([search.listHotels(asked, 'en'), search.listPins(asked, 'en')])
    assert.ok(listed.ok && pins.ok)
    const { list } = listed.value
    assert.ok(list.some(({ offer }) => offer !== null))
    const single = await search.priceHotels({
      ids: list.map(({ id }) => id),
      stay,
      party: DEFAULT_PARTY,
      currency: 'CNY',
      locale: 'en',
      offers: asked,
    })
    assert.deepEqual(
      single.map(({ offer }) => offer),
      list.map(({ offer }) => offer),
    )
    const amounts = new Map(pins.value.ids.map((id, at) => [id, pins.value.amounts[at]]))
    for (const { id, offer } of list) assert.equal(amounts.get(id), offer?.total.amount ?? null)
  }
})
