import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seal, unseal } from '#domain/sealed-token.ts'
import { createKeyring } from './keyring.ts'

test('a signature is refused with another key or after a modification', () => {
  const [ours, theirs] = [createKeyring([Buffer.alloc(32, 1)]), createKeyring([Buffer.alloc(32, 2)])]
  const token = seal('upload', { id: '1' }, ours)
  assert.deepEqual(unseal('upload', token, ours), { ok: true, value: { id: '1' } })
  assert.deepEqual(unseal('upload', token, theirs), { ok: false, refusal: 'foreign' })
  assert.deepEqual(unseal('upload', `${token.slice(0, -2)}xx`, ours), { ok: false, refusal: 'tampered' })
})

test('after a rotation, signatures of the previous key are still valid', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const token = seal('upload', { id: '1' }, createKeyring([old]))
  const rotated = createKeyring([fresh, old])
  assert.deepEqual(unseal('upload', token, rotated), { ok: true, value: { id: '1' } })
  const next = seal('upload', { id: '2' }, rotated)
  assert.deepEqual(unseal('upload', next, createKeyring([fresh])), { ok: true, value: { id: '2' } })
})
