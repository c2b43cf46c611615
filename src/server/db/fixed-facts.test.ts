import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { closeConnections, transaction } from './database.ts'
import { createFixedFacts } from './fixed-facts.ts'

const [first, second] = [await testDatabase(), await testDatabase()]
after(() => Promise.all([first.drop(), second.drop()]))

const rows = new Map([
  ['1', 'seven'],
  ['2', 'seven'],
  ['3', 'nine'],
])

test('each fact is read once, also by transactions, and only in its own database', async () => {
  const facts = createFixedFacts(10)
  const asked: string[][] = []
  const read = async (ids: readonly string[]) => {
    asked.push([...ids])
    return ids.flatMap((id) => (rows.has(id) ? [{ id, fact: rows.get(id)! }] : []))
  }
  assert.deepEqual(await facts.of(first.db, ['1', '2'], read), ['seven'])
  const inside = await transaction(first.db, (tx) => facts.of(tx, ['2', '3', '4'], read))
  assert.deepEqual(inside.toSorted(), ['nine', 'seven'])
  assert.deepEqual(await facts.of(first.db, ['3', '1'], read), ['nine', 'seven'])
  assert.deepEqual(await facts.of(second.db, ['1'], read), ['seven'])
  assert.deepEqual(asked, [['1', '2'], ['3', '4'], ['1']])
})

test('a row that does not exist yet is looked for again', async () => {
  const facts = createFixedFacts(10)
  assert.deepEqual(await facts.of(first.db, ['5'], async () => []), [])
  await transaction(first.db, async (tx) => facts.remember(tx, { id: '5', fact: 'two' }))
  assert.deepEqual(await facts.of(first.db, ['5'], async () => assert.fail('It is known.')), ['two'])
})

test('a fact is known to its transaction at once, and to others after the commit only', async () => {
  const facts = createFixedFacts(10)
  const known = async () => assert.fail('It is known.')
  const inOthers = () => facts.of(first.db, ['6'], async () => [])
  await transaction(first.db, async (tx) => {
    await transaction(tx, async (inner) => facts.remember(inner, { id: '6', fact: 'five' }))
    assert.deepEqual(await facts.of(tx, ['6'], known), ['five'])
    assert.deepEqual(await inOthers(), [])
  })
  assert.deepEqual(await facts.of(first.db, ['6'], known), ['five'])
})

test('a fact of a transaction that was rolled back is forgotten, also one that it has read', async () => {
  const facts = createFixedFacts(10)
  const lost = transaction(first.db, async (tx) => {
    facts.remember(tx, { id: '7', fact: 'five' })
    await facts.of(tx, ['8'], async () => [{ id: '8', fact: 'five' }])
    throw new Error('lost')
  })
  await assert.rejects(lost, /lost/)
  // Another process has written these ids after a crash.
  const read = async (ids: readonly string[]) => ids.map((id) => ({ id, fact: 'nine' }))
  assert.deepEqual(await facts.of(first.db, ['7', '8'], read), ['nine'])
})

test('after a fail-over every fact is read again', async () => {
  const facts = createFixedFacts(10)
  facts.remember(second.db, { id: '1', fact: 'five' })
  closeConnections(second.db, performance.now())
  assert.deepEqual(await facts.of(second.db, ['1'], async () => [{ id: '1', fact: 'nine' }]), ['nine'])
})
