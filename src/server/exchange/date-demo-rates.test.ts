import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { dateDemoRates } from './date-demo-rates.ts'
import { readRates } from './exchange-rates.ts'
import { readExchangeRates } from './read-committed-rates.ts'
import { storeRates } from './store.ts'

const { db, drop } = await testDatabase()
after(drop)
const now = Date.parse('2030-05-01T12:00:00Z')

test('a demonstration has rates of its start day, which real payments never use', async () => {
  const committed = readExchangeRates()
  await dateDemoRates(db, { isDemo: true, now })
  assert.deepEqual(await readRates(db), { ...committed, date: '2030-05-01' })
  await dateDemoRates(db, { isDemo: false, now })
  assert.deepEqual(await readRates(db), committed)
  const live = { date: '2030-04-30', base: 'CNY', rates: { ...committed.rates, USD: '0.2' } }
  await storeRates(db, live, now)
  await dateDemoRates(db, { isDemo: false, now })
  assert.deepEqual(await readRates(db), live)
})
