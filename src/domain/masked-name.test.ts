import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskedName } from './masked-name.ts'

test('of a name others see the first word and a letter, or its first letter alone', () => {
  const table = [
    ['Marco Polo', 'Marco P.'],
    ['Ana María de la cruz', 'Ana C.'],
    ['陈怡君', '陈**'],
    ['李', '李'],
    ['lin@example.org', 'l***'],
    ['  ', ''],
  ] as const
  for (const [name, shown] of table) assert.equal(maskedName(name), shown)
})
