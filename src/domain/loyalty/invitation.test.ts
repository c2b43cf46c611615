import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentCode, CODE_LENGTH, codeLetters, readInvitation, writeInvitation } from './invitation.ts'

test('a code has eight unambiguous letters, in any spelling', () => {
  assert.equal(agentCode(' k7m2qx4d '), 'K7M2QX4D')
  for (const letter of codeLetters) assert.ok(agentCode(letter.repeat(CODE_LENGTH)), letter)
  for (const typed of ['', 'K7M2QX4', 'K7M2QX4DD', 'K7M2QX4O', '=7M2QX4D'])
    assert.equal(agentCode(typed), null)
})

test('a stored invitation is read back, and any other value is ignored', () => {
  const kept = { code: 'K7M2QX4D', at: 1_800_000_000_000 }
  assert.deepEqual(readInvitation(writeInvitation(kept)), kept)
  for (const text of [undefined, '', 'K7M2QX4D', 'K7M2QX4D.', 'K7M2QX4D.x', 'K7M2QX4D.1.2', 'nonsense.5'])
    assert.equal(readInvitation(text), null)
})
