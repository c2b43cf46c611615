import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { staffMember } from '#test/support/actors.ts'
import { testDatabase } from '#test/support/database.ts'
import { transaction } from '../db/database.ts'
import { postTransfer } from './post-transfer.ts'
import { entriesOf, imbalances, insertTransfer } from './store.ts'
import type { Transfer } from './transfer.ts'

const { db, drop } = await testDatabase()
after(drop)

const at = Date.parse('2027-01-01T00:00:00Z')
const spent = (key: string, amount: number, other = -amount): Transfer => ({
  by: staffMember,
  key,
  book: 'points',
  kind: 'spent',
  orderId: '17',
  at,
  entries: [
    { account: 'guest:1', unit: 'POINTS', amount, expires: '2028-01-01' },
    { account: 'spent', unit: 'POINTS', amount: other },
  ],
})

test('a transfer posts both of its entries', async () => {
  assert.equal(await transaction(db, (tx) => postTransfer(tx, spent('both', -300))), true)
  const [entry] = await entriesOf(db, 'guest:1')
  assert.deepEqual([entry?.amount, entry?.expires, entry?.orderId], [-300, '2028-01-01', '17'])
  assert.deepEqual([...(await imbalances(db))], [])
})

test('posting the same key again changes nothing, also with eight concurrent calls', async () => {
  const posted = await Promise.all(
    Array.from({ length: 8 }, () => transaction(db, (tx) => postTransfer(tx, spent('once', -5)))),
  )
  assert.equal(posted.filter(Boolean).length, 1)
})

test('a transfer that does not sum to zero is refused by the code and by the database', async () => {
  await assert.rejects(
    transaction(db, (tx) => postTransfer(tx, spent('odd', -5, 4))),
    /leaves -1 POINTS over/,
  )
  await assert.rejects(
    transaction(db, (tx) => insertTransfer(tx, spent('odd', -5, 4))),
    /does not sum to zero/,
  )
  assert.equal((await db`select from ledger_transfers where key = 'odd'`).length, 0)
})

test('ledger rows cannot be updated or deleted', async () => {
  await assert.rejects(db`update ledger_entries set amount = 1`.execute(), /append-only/)
  await assert.rejects(db`delete from ledger_transfers`.execute(), /append-only/)
  await assert.rejects(db`truncate ledger_entries cascade`.execute(), /append-only/)
})
