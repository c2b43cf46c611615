import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variedVoices } from './varied-voices.ts'

const voice = (text: string, place: string) => ({ text, hotel: { place } })

test('voices that repeat each other or speak of one place make room for others, as long as there are any', () => {
  const curtains = voice('Clean as at home. Quiet room.', 'Tokyo')
  const again = voice('Quiet room. We will be back.', 'Paris')
  const near = voice('Spotless.', 'Tokyo')
  const other = voice('早餐种类不少。', 'Rome')
  assert.deepEqual(variedVoices([curtains, again, near, other], 2), [curtains, other])
  assert.deepEqual(variedVoices([curtains, again], 3), [curtains, again])
})
