import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { WrongSetting } from '../settings.ts'
import { agreeOnSecret } from './agree-on-secret.ts'
import { openSecret } from './secret.ts'
import { dropFingerprint } from './store.ts'

const { db, drop } = await testDatabase()
after(drop)
const [one, two, three] = ['1', '2', '3'].map((mail) => mail.repeat(32)) as [string, string, string]
const start = (SECRET: string, SECRET_PREVIOUS?: string) =>
  agreeOnSecret(db, openSecret({ SECRET, SECRET_PREVIOUS, dataDir: '' }), Date.now())

test('processes that start concurrently with two secrets: only those with one of them start', async () => {
  const outcomes = await Promise.allSettled([start(one), start(two), start(one), start(two)])
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 2)
  for (const outcome of refused) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof WrongSetting)
    assert.match(outcome.reason.message, /another SECRET.*SECRET_PREVIOUS/)
  }
  await dropFingerprint(db)
})

test('a secret is rotated by naming the previous one, and then the previous one alone is refused', async () => {
  await start(one)
  await assert.rejects(start(two, three), WrongSetting)
  await start(two, one)
  await start(two)
  await assert.rejects(start(one), WrongSetting)
  // A process configured with the new one in advance still starts.
  await start(one, two)
})

test('the database does not reveal the secret', async () => {
  const [row] = await db<{ fingerprint: Buffer }[]>`select fingerprint from secret_fingerprint`
  const { keyFor } = openSecret({ SECRET: one, dataDir: '' })
  for (const use of ['passwords', 'outbox', 'uploads', 'quotes'])
    assert.ok(!row!.fingerprint.equals(keyFor(use)))
})
