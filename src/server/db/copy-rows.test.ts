import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { copyRows } from './copy-rows.ts'
import { type Tx, transaction } from './database.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)
await db`create table notes (id int primary key, text text)`

const copy = (tx: Tx, rows: string[]) => copyRows(tx, 'copy notes (id, text) from stdin', rows)
const kept = async () => (await db`select id from notes order by id`).map(({ id }) => id)

test('copied rows are in the table, and the transaction continues', async () => {
  const count = await transaction(db, async (tx) => {
    await copy(tx, ['1\tone\n', '2\ttwo\n'])
    return (await tx`select count(*)::int as n from notes`)[0]!.n
  })
  assert.equal(count, 2)
})

test('rows refused after the last was sent reject, are rolled back, and leave a usable connection', async () => {
  await assert.rejects(
    transaction(db, (tx) => copy(tx, ['3\tthree\n', '1\tagain\n'])),
    /its log says why/,
  )
  await transaction(db, (tx) => copy(tx, ['4\tfour\n']))
  assert.deepEqual(await kept(), [1, 2, 4])
})
