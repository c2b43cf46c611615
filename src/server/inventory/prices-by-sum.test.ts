import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { bring, contents, database, example, folder, folderOf } from '#test/support/inventory.ts'
import { transaction } from '../db/database.ts'
import { emptyInventory } from './catalogue-store.ts'
import { exportInventory } from './export-inventory.ts'

const db = await database()
beforeEach(() => bring(db, example))

const head =
  'hotel,code,name_en,name_zh,percent,single_use,extra_adult,board,board_price,children,payment,cancellation,no_show,rooms'
const rates = (...prices: string[]) =>
  folderOf({
    'rates.csv': `${head}\n${prices
      .map((price, at) => `HZ-01,by-sum-${at},By sum,加价,${price},100,0,room_only,0,,prepay,,100%,`)
      .join('\n')}\n`,
  })

const stored = () => db<{ code: string; percent: number; own: boolean; sum: number }[]>`
  select code, percent, own_prices as own, price_sum::float8 as sum from rate_plans where code like 'by-sum-%' order by code`

test('a rate by a sum is stored in minor units with its sign', async () => {
  assert.deepEqual((await bring(db, rates('+30', '-15.50'))).told, [])
  assert.deepEqual(
    (await stored()).map(({ percent, own, sum }) => [percent, own, sum]),
    [
      [10_000, false, 3_000],
      [10_000, false, -1_550],
    ],
  )
})

test('a rate that gets a percentage or prices of its own loses its sum', async () => {
  await bring(db, rates('+30', '-15.50'))
  await bring(db, rates('88.5', 'own'))
  assert.deepEqual(
    (await stored()).map(({ percent, own, sum }) => [percent, own, sum]),
    [
      [8_850, false, 0],
      [10_000, true, 0],
    ],
  )
})

test('sums survive export, wipe and import', async () => {
  await bring(db, rates('+30', '-15.50'))
  const [one, two] = [folder(), folder()]
  await exportInventory(db, { folder: one, format: 'csv' })
  assert.match(readFileSync(join(one, 'rates.csv'), 'utf8'), /,\+30,.*\n.*,-15\.50,/)
  await transaction(db, (tx) => emptyInventory(tx))
  assert.deepEqual((await bring(db, one)).told, [])
  await exportInventory(db, { folder: two, format: 'csv' })
  assert.equal(contents(two), contents(one))
})

test('a sum with too many decimals, of nothing, or without digits is reported', async () => {
  const { told } = await bring(db, rates('+30.555', '-0', '+', '+-5'))
  assert.deepEqual(told, [
    'rates.csv:2 percent: "+30.555" is not a sum of CNY such as +30 or -15.50',
    'rates.csv:3 percent: must not be a sum of 0',
    'rates.csv:4 percent: "+" is not a sum of CNY such as +30 or -15.50',
    'rates.csv:5 percent: "+-5" is not a sum of CNY such as +30 or -15.50',
  ])
})
