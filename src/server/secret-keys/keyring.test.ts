import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seal, unseal } from '#domain/sealed-token.ts'
import { createKeyring } from './keyring.ts'

test('what one key signed another does not know, and a changed text is found out', () => {
  const [ours, theirs] = [createKeyring([Buffer.alloc(32, 1)]), createKeyring([Buffer.alloc(32, 2)])]
  const token = seal('upload', { id: '1' }, ours)
  assert.deepEqual(unseal('upload', token, ours), { ok: true, value: { id: '1' } })
  assert.deepEqual(unseal('upload', token, theirs), { ok: false, refusal: 'foreign' })
  assert.deepEqual(unseal('upload', `${token.slice(0, -2)}xx`, ours), { ok: false, refusal: 'tampered' })
})

test('with a new key, what the one before signed still counts', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const token = seal('upload', { id: '1' }, createKeyring([old]))
  const rotated = createKeyring([fresh, old])
  assert.deepEqual(unseal('upload', token, rotated), { ok: true, value: { id: '1' } })
  const next = seal('upload', { id: '2' }, rotated)
  assert.deepEqual(unseal('upload', next, createKeyring([fresh])), { ok: true, value: { id: '2' } })
})
