import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { observe } from '../telemetry/events.ts'
import { openDatabase, transaction } from './database.ts'
import { poolUseOf } from './measured-pool.ts'

const { connection, drop } = await testDatabase({ migrated: false })
const db = openDatabase(connection, { max: 2, isMeasured: true })
after(async () => {
  await db.end()
  await drop()
})
const use = poolUseOf(db)!
const ended: string[] = []
const stop = [
  observe('query', ({ kind, ends }) => ends.push((_, isOk) => ended.push(`${kind} ${isOk}`))),
  observe('transaction_began', ({ waitedSeconds }) => ended.push(`began ${waitedSeconds >= 0}`)),
]
after(() => {
  for (const end of stop) end()
})
const during = async (work: () => Promise<unknown>) => {
  ended.length = 0
  await work()
  return [...ended]
}

test('each statement is reported once, and fragments are not', async () => {
  const where = db`where n > ${1}`
  const rows = await db`select n from (values (1), (2)) as t(n) ${where}`
  assert.deepEqual([...rows], [{ n: 2 }])
  assert.deepEqual(await during(() => db`select n from (values (1), (2)) as t(n) ${where}`), ['select true'])
  assert.deepEqual(await during(() => db.unsafe('create temp table tried (n int)')), ['other true'])
  assert.deepEqual(await during(() => assert.rejects(db`select nothing_here`)), ['select false'])
})

test('statements of transactions and savepoints are reported with the start of the transaction', async () => {
  const seen = await during(() =>
    transaction(db, async (tx) => {
      await tx`select 1 as outside`
      assert.equal(use.transactions, 1)
      await transaction(tx, async (inner) => inner`select 2 as inside`)
      return { ok: true }
    }),
  )
  assert.deepEqual(seen, ['began true', 'select true', 'select true'])
  const refused = { ok: false as const }
  assert.equal(await transaction(db, async () => refused), refused)
  assert.deepEqual([use.transactions, use.statements], [0, 0])
})

test('a failed transaction is no longer counted', async () => {
  await assert.rejects(transaction(db, async (tx) => tx`select nothing_here`))
  assert.deepEqual([use.transactions, use.statements, use.size], [0, 0, 2])
})
