import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { seal, unseal } from '#domain/sealed-token.ts'
import { testDatabase } from '#test/support/database.ts'
import { openKeyring } from './open-keyring.ts'
import { PROVES_FOR, rotateKeys, SIGNS_FOR, TOLD_BEFORE } from './rotate-keys.ts'
import { readKeys } from './store.ts'

const { db, drop } = await testDatabase()
after(drop)

let time = Date.parse('2026-11-15T08:00:00Z')
const now = () => time

test("concurrent starts create one key, and each process verifies the others' signatures", async () => {
  const rings = await Promise.all([1, 2, 3, 4].map(() => openKeyring({ db, now })()))
  assert.equal(new Set(rings.map(({ signsWith }) => signsWith)).size, 1)
  const token = seal('quote', { n: 1 }, rings[0]!)
  assert.deepEqual(unseal('quote', token, rings[3]!), { ok: true, value: { n: 1 } })
})

test('a key is distributed before it signs, and verifies after it stopped signing', async () => {
  const ring = openKeyring({ db, now })
  const first = await ring()
  const token = seal('quote', {}, first)
  time += SIGNS_FOR
  await rotateKeys(db, time)
  assert.equal((await ring()).signsWith, first.signsWith)
  time += TOLD_BEFORE
  const second = await ring()
  assert.notEqual(second.signsWith, first.signsWith)
  assert.ok(unseal('quote', token, second).ok)
  await rotateKeys(db, time)
  assert.equal((await readKeys(db)).length, 2)
})

test('a key that verifies nothing any more is deleted', async () => {
  const old = (await readKeys(db)).at(-1)!.id
  time += PROVES_FOR
  const ids = (await rotateKeys(db, time)).map(({ id }) => id)
  assert.ok(!ids.includes(old))
  assert.ok(!(await openKeyring({ db, now })()).knows(old))
})

test('with an operator’s secret the database alone cannot sign', async () => {
  const [ours, thief] = await Promise.all([
    openKeyring({ db, now, secrets: [Buffer.from('a secret of at least thirty-two letters')] })(),
    openKeyring({ db, now })(),
  ])
  const forged = unseal('quote', seal('quote', {}, thief), ours)
  assert.deepEqual(forged, { ok: false, refusal: 'tampered' })
})

test('during a rotation of the operator’s secret, older signatures are still valid', async () => {
  const [before, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const token = seal('quote', { n: 1 }, await openKeyring({ db, now, secrets: [before] })())
  const rotated = await openKeyring({ db, now, secrets: [fresh, before] })()
  assert.deepEqual(unseal('quote', token, rotated), { ok: true, value: { n: 1 } })
  const next = seal('quote', { n: 2 }, rotated)
  assert.ok(unseal('quote', next, await openKeyring({ db, now, secrets: [fresh] })()).ok)
})
