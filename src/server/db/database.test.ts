import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ok, refuse } from '#domain/result.ts'
import { testDatabase } from '#test/support/database.ts'
import { afterCommit, type Tx, transaction } from './database.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)
await db`create table notes (id int primary key, text text not null)`

const write = (tx: Tx, id: number, text = 'new') => tx`
  insert into notes values (${id}, ${text}) on conflict (id) do update set text = excluded.text`
const kept = async () => (await db<{ id: number }[]>`select id from notes order by id`).map(({ id }) => id)

test('a transaction is committed and returns the value of its work', async () => {
  assert.deepEqual(await transaction(db, async (tx) => ok((await write(tx, 1)).count)), ok(1))
  assert.deepEqual(await kept(), [1])
})

test('an exception or a refusal rolls the transaction back', async () => {
  const failing = transaction(db, async (tx) => {
    await write(tx, 2)
    throw new Error('a bug')
  })
  await assert.rejects(failing, { message: 'a bug' })
  const refused = await transaction(db, async (tx) => {
    await write(tx, 3)
    return refuse('sold_out')
  })
  assert.deepEqual(refused, refuse('sold_out'))
  assert.deepEqual(await kept(), [1])
})

test('a nested transaction rolls back alone, and commits only with the outer one', async () => {
  const inner = (tx: Tx, id: number, stays: boolean) =>
    transaction(tx, async (step) => {
      await write(step, id)
      return stays ? ok(id) : refuse('sold_out')
    })
  await transaction(db, async (tx) => {
    assert.deepEqual(await inner(tx, 10, true), ok(10))
    assert.deepEqual(await inner(tx, 11, false), refuse('sold_out'))
  })
  assert.deepEqual(await kept(), [1, 10])
  const outer = await transaction(db, async (tx) => {
    await inner(tx, 12, true)
    return refuse('sold_out')
  })
  assert.equal(outer.ok, false)
  assert.deepEqual(await kept(), [1, 10])
})

test('a deadlocked transaction is retried', async () => {
  await transaction(db, (tx) => Promise.all([write(tx, 20), write(tx, 21)]))
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const runs = [0, 0]
  const crossing = (who: 0 | 1) =>
    transaction(db, async (tx) => {
      runs[who]! += 1
      await tx`select from notes where id = ${20 + who} for update`
      met[who]!.resolve()
      await met[1 - who]!.promise
      await tx`update notes set text = text || ${String(who)} where id = ${21 - who}`
    })
  await Promise.all([crossing(0), crossing(1)])
  const texts = await db<{ text: string }[]>`select text from notes where id in (20, 21) order by id`
  assert.deepEqual([...texts], [{ text: 'new1' }, { text: 'new0' }])
  assert.equal(runs[0]! + runs[1]!, 3)
})

test('a transaction that fails to serialise is given up after five attempts', async () => {
  let runs = 0
  const hopeless = transaction(db, async (tx) => {
    runs += 1
    await tx`do $$ begin raise exception 'collided' using errcode = '40001'; end $$`
  })
  await assert.rejects(hopeless, { code: '40001' })
  assert.equal(runs, 5)
})

test('an after-commit callback runs once, and never after a rollback', async () => {
  const done: string[] = []
  const [once, inner, never] = ['once', 'inner', 'never'].map((name) => () => void done.push(name)) as [
    () => void,
    () => void,
    () => void,
  ]
  await transaction(db, async (tx) => {
    afterCommit(tx, once)
    afterCommit(tx, once)
    await transaction(tx, async (step) => afterCommit(step, inner))
    assert.deepEqual(done, [])
  })
  await transaction(db, async (tx) => {
    afterCommit(tx, never)
    return refuse('sold_out')
  })
  assert.deepEqual(done, ['once', 'inner'])
})
