import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'lodestar-secret-'))
after(() => rmSync(folder, { recursive: true }))

test('without a setting a secret is created once, and only its user can read it', () => {
  const dataDir = join(folder, 'data')
  const first = openSecret({ SECRET: undefined, dataDir }).keyFor('codes')
  assert.deepEqual(openSecret({ SECRET: undefined, dataDir }).keyFor('codes'), first)
  assert.equal(statSync(join(dataDir, 'secret')).mode & 0o777, 0o600)
})

test('every use has a key of its own', () => {
  const { keyFor } = openSecret({ SECRET: 'x'.repeat(32), dataDir: folder })
  assert.equal(keyFor('codes').length, 32)
  assert.notDeepEqual(keyFor('codes'), keyFor('passwords'))
})

test('during a rotation the previous secret is known, and the new one comes first', () => {
  const [before, now] = ['a'.repeat(32), 'b'.repeat(32)]
  const rotated = openSecret({ SECRET: now, SECRET_PREVIOUS: before, dataDir: folder })
  assert.deepEqual(rotated.keysFor('outbox'), [
    openSecret({ SECRET: now, dataDir: folder }).keyFor('outbox'),
    openSecret({ SECRET: before, dataDir: folder }).keyFor('outbox'),
  ])
  assert.equal(openSecret({ SECRET: now, dataDir: folder }).keysFor('outbox').length, 1)
})
